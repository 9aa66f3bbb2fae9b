import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CachedPage, pageCache, withDeclaredQuery } from '#host/cache/page-cache.ts';
import { cacheParts } from './cache-parts.ts';

const page = (html: string, status = 200): CachedPage => ({ status, headers: {}, etag: '', html, bodies: new Map() });
describe('ROUTE-07 a public page is rendered once for everyone', () => {
  test('ROUTE-07 concurrent requests share one rendering, and the second half of its time a page is rendered behind', async () => {
    const parts = cacheParts();
    const cache = pageCache(parts);
    let drawn = 0;
    const draw = async () => page(String(++drawn));
    const get = async () => (await cache.get('/a', 60, draw)).value.html;
    expect(new Set(await Promise.all(Array.from({ length: 20 }, get)))).toEqual(new Set(['1']));
    parts.clock.at = 29_999;
    expect([await get(), drawn]).toEqual(['1', 1]);
    parts.clock.at = 30_000;
    expect(await get()).toBe('1');
    expect([await get(), drawn]).toEqual(['2', 2]);
    parts.clock.at = 90_000;
    expect(await get()).toBe('3');
  });

  test('ROUTE-48 a missing page is not cached', async () => {
    const cache = pageCache(cacheParts());
    let drawn = 0;
    for (let each = 0; each < 3; each += 1) await cache.get('/x', 60, async () => page(String(++drawn), 404));
    expect(drawn).toBe(3);
  });

  test('ERR-06 while a service is down the last good page is served for ten minutes', async () => {
    const parts = cacheParts();
    const cache = pageCache(parts);
    await cache.get('/a', 60, async () => page('good'));
    parts.clock.at = 61_000;
    expect((await cache.get('/a', 60, async () => page('down', 503))).value.html).toBe('good');
    parts.clock.at = 60_000 + 600_001;
    expect((await cache.get('/a', 60, async () => page('down', 503))).value.status).toBe(503);
  });

  test('ERR-06 a rendering error is not cached, and reaches whoever has no older page', async () => {
    const parts = cacheParts();
    const cache = pageCache(parts);
    const bug = () => Promise.reject(new Error('bug'));
    await expect(cache.get('/a', 60, bug)).rejects.toThrow('bug');
    expect((await cache.get('/a', 60, async () => page('good'))).value.html).toBe('good');
    parts.clock.at = 30_000;
    expect((await cache.get('/a', 60, bug)).value.html).toBe('good');
    parts.clock.at = 60_000;
    await expect(cache.get('/a', 60, bug)).rejects.toThrow('bug');
  });

  test('ROUTE-07 a full cache evicts the least recently used pages', async () => {
    const cache = pageCache(cacheParts(), 100);
    let drawn = 0;
    const get = (key: string) => cache.get(key, 60, async () => page(`${++drawn}`.padEnd(20)));
    for (const key of ['/a', '/b', '/a', '/c']) await get(key);
    expect(drawn).toBe(3);
    await get('/a');
    expect(drawn).toBe(3);
    await get('/b');
    expect(drawn).toBe(4);
  });
});

describe('ROUTE-04 the cache key of a page', () => {
  test('ROUTE-04 declared parameters count in any order; other parameters are ignored', () => {
    const names = fc.constantFrom('sort', 'page', 'o106066', 'utm_source', 'fbclid');
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(names, fc.string()), { selector: ([name]) => name }), (pairs) => {
        const key = (given: readonly (readonly [string, string])[]) =>
          withDeclaredQuery(new URL(`https://shop.example/x?${new URLSearchParams(given.map(([a, b]) => [a, b]))}`), [
            'sort',
            'page',
            'o*',
          ]).href;
        expect(key(pairs.toReversed())).toBe(key(pairs));
        expect(key(pairs.filter(([name]) => name !== 'fbclid' && name !== 'utm_source'))).toBe(key(pairs));
        for (const [name] of pairs) if (name !== 'fbclid' && name !== 'utm_source') expect(key(pairs)).toContain(name);
      }),
    );
  });
});
