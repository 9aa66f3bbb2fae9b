import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CachedPage, pageCache, withDeclaredQuery } from '#host/cache/page-cache.ts';

const page = (html: string, status = 200): CachedPage => ({ status, headers: {}, etag: '', html, bodies: new Map() });
const clockAt = () => {
  const clock = { at: 0, now: () => clock.at };
  return clock;
};

describe('ROUTE-07 a public page is rendered once for everyone', () => {
  test('ROUTE-07 within its TTL a page is rendered once, even for concurrent requests', async () => {
    const clock = clockAt();
    const cache = pageCache(clock);
    let drawn = 0;
    const draw = async () => page(String(++drawn));
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/a', 60, draw)));
    await cache.get('/a', 60, draw);
    expect(drawn).toBe(1);
    clock.at = 60_000;
    expect((await cache.get('/a', 60, draw)).html).toBe('2');
  });

  test('ROUTE-48 a missing page is not cached', async () => {
    const cache = pageCache(clockAt());
    let drawn = 0;
    for (let each = 0; each < 3; each += 1) await cache.get('/x', 60, async () => page(String(++drawn), 404));
    expect(drawn).toBe(3);
  });

  test('ERR-06 while a service is down the last good page is served for ten minutes', async () => {
    const clock = clockAt();
    const cache = pageCache(clock);
    await cache.get('/a', 60, async () => page('good'));
    clock.at = 61_000;
    expect((await cache.get('/a', 60, async () => page('down', 503))).html).toBe('good');
    clock.at = 60_000 + 600_001;
    expect((await cache.get('/a', 60, async () => page('down', 503))).status).toBe(503);
  });

  test('ERR-06 a rendering error is not cached', async () => {
    const cache = pageCache(clockAt());
    await expect(cache.get('/a', 60, () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    expect((await cache.get('/a', 60, async () => page('good'))).html).toBe('good');
  });

  test('ROUTE-07 a full cache evicts the least recently used pages', async () => {
    const cache = pageCache(clockAt(), 100);
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
