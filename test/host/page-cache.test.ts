import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CachedPage, cacheKey, pageCache } from '#host/cache/page-cache.ts';

const page = (html: string, status = 200): CachedPage => ({ status, headers: {}, etag: '', html, bodies: new Map() });
const clockAt = () => {
  const clock = { at: 0, now: () => clock.at };
  return clock;
};

describe('ROUTE-07 a public page is drawn once for everybody', () => {
  test('ROUTE-07 within its time the page is drawn once, also for a crowd', async () => {
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

  test('ROUTE-48 a page that does not exist is not kept', async () => {
    const cache = pageCache(clockAt());
    let drawn = 0;
    for (let each = 0; each < 3; each += 1) await cache.get('/x', 60, async () => page(String(++drawn), 404));
    expect(drawn).toBe(3);
  });

  test('ERR-06 while a service is down the last good page stands in for ten minutes', async () => {
    const clock = clockAt();
    const cache = pageCache(clock);
    await cache.get('/a', 60, async () => page('good'));
    clock.at = 61_000;
    expect((await cache.get('/a', 60, async () => page('down', 503))).html).toBe('good');
    clock.at = 60_000 + 600_001;
    expect((await cache.get('/a', 60, async () => page('down', 503))).status).toBe(503);
  });

  test('ERR-06 drawing that throws is not kept either', async () => {
    const cache = pageCache(clockAt());
    await expect(cache.get('/a', 60, () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    expect((await cache.get('/a', 60, async () => page('good'))).html).toBe('good');
  });

  test('ROUTE-07 the longest unused pages leave when the room is full', async () => {
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

describe('ROUTE-04 what makes a page another page', () => {
  test('ROUTE-04 declared parameters count in any order, others never', () => {
    const names = fc.constantFrom('sort', 'page', 'o106066', 'utm_source', 'fbclid');
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(names, fc.string()), { selector: ([name]) => name }), (pairs) => {
        const key = (given: readonly (readonly [string, string])[]) =>
          cacheKey(new URL(`https://shop.example/x?${new URLSearchParams(given.map(([a, b]) => [a, b]))}`), [
            'sort',
            'page',
            'o*',
          ]);
        expect(key(pairs.toReversed())).toBe(key(pairs));
        expect(key(pairs.filter(([name]) => name !== 'fbclid' && name !== 'utm_source'))).toBe(key(pairs));
        for (const [name] of pairs) if (name !== 'fbclid' && name !== 'utm_source') expect(key(pairs)).toContain(name);
      }),
    );
  });
});
