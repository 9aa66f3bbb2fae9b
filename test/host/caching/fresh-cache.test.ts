import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deadline } from '#core/shared/environment.port.ts';
import { freshCache, type Verdict } from '#host/cache/fresh-cache.ts';
import { collectFreshness, noteFailure } from '#host/cache/freshness.ts';
import { cacheParts } from './cache-parts.ts';

type Seen = { readonly version: number };
type Parts = ReturnType<typeof cacheParts> | (Omit<ReturnType<typeof cacheParts>, 'deadline'> & { deadline: Deadline });
const classify = ({ version }: Seen): Verdict => (version < 0 ? 'stale' : 'cache');
const cacheOf = (parts: Parts) => freshCache<Seen>(parts, { maxSize: 100, sizeOf: () => 1 });

/** A cache of a cache of a service whose value changes, as a page is made of an answer. */
const tower = (parts: Parts, ask: () => Promise<Seen>, ttls: readonly [number, number]) => {
  const [answers, pages] = [cacheOf(parts), cacheOf(parts)];
  const answer = () => answers.get({ key: 'answer', ttl: ttls[0], ask, classify });
  return () => pages.get({ key: 'page', ttl: ttls[1], ask: answer, classify, refreshesBehind: true });
};

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('ROUTE-07 one clock of staleness', () => {
  const ttl = fc.integer({ min: 2, max: 60_000 });
  const steps = fc.array(fc.record({ wait: fc.oneof(fc.nat(2_000), fc.nat(90_000)), changes: fc.boolean() }));

  test('ROUTE-07 a value made of cached values is never older than the time of the first cache', () =>
    fc.assert(
      fc.asyncProperty(ttl, ttl, steps, async (inner, outer, all) => {
        const parts = cacheParts();
        /** When each version was replaced by the next one. */
        const replaced: number[] = [];
        const get = tower(parts, async () => ({ version: replaced.length }), [inner, outer]);
        for (const { wait, changes } of all) {
          parts.clock.at += wait;
          if (changes) replaced.push(parts.clock.at);
          const { value, until } = await collectFreshness(get);
          // Services answer within the time that passes between requests.
          await settled();
          const since = replaced[value.version] ?? Number.POSITIVE_INFINITY;
          expect(parts.clock.at).toBeLessThanOrEqual(since + inner);
          // Nor is it in the cache of a browser, which may keep it as long as its header says.
          expect(until).toBeLessThanOrEqual(since + inner);
        }
      }),
      { numRuns: 500 },
    ));

  test('ROUTE-07 a clock that is set back or forward by hours does not keep an old value', () =>
    fc.assert(
      fc.asyncProperty(
        ttl,
        ttl,
        fc.integer({ min: 60_001, max: 10 * 3_600_000 }),
        fc.boolean(),
        async (inner, outer, jump, isBack) => {
          const parts = cacheParts();
          parts.clock.at = 20 * 3_600_000;
          let version = 0;
          const get = tower(parts, async () => ({ version }), [inner, outer]);
          await get();
          version += 1;
          parts.clock.at += isBack ? -jump : jump;
          await get();
          await settled();
          expect(await get()).toEqual({ version });
        },
      ),
    ));

  test('ROUTE-07 after a notice of a change the next request gets the new value', () =>
    fc.assert(
      fc.asyncProperty(ttl, ttl, steps, async (inner, outer, all) => {
        const parts = cacheParts();
        let version = 0;
        const get = tower(parts, async () => ({ version }), [inner, outer]);
        for (const { wait, changes } of all) {
          parts.clock.at += wait;
          if (changes) {
            version += 1;
            parts.revision.increment();
            expect(await get()).toEqual({ version });
          }
          await get();
        }
      }),
    ));

  test('ROUTE-07 a value that was asked for before a notice is not kept after it', async () => {
    const parts = cacheParts();
    let arrive: (seen: Seen) => void = () => {};
    const slow = new Promise<Seen>((resolve) => {
      arrive = resolve;
    });
    const answers = [slow, Promise.resolve({ version: 2 })];
    const get = tower(parts, () => answers.shift() ?? Promise.reject(new Error('asked too often')), [1_000, 1_000]);
    const early = get();
    parts.revision.increment();
    expect(await get()).toEqual({ version: 2 });
    arrive({ version: 1 });
    expect(await early).toEqual({ version: 1 });
    expect(await get()).toEqual({ version: 2 });
  });

  test('ROUTE-07 concurrent requests for a key share one call', async () => {
    let asked = 0;
    const get = tower(cacheParts(), async () => ({ version: ++asked }), [1_000, 1_000]);
    await Promise.all(Array.from({ length: 50 }, get));
    expect(asked).toBe(1);
  });
});

describe('ERR-06 a service that is down or hangs', () => {
  const late: Deadline = { within: async () => 'late' };
  const hangs = () => new Promise<Seen>(() => {});

  test('ERR-06 the last value stands in for ten minutes, is not passed on as fresh, and goes when the service is back', async () => {
    const parts = cacheParts();
    let version = 1;
    const get = tower(parts, async () => ({ version }), [1_000, 1_000]);
    await get();
    version = -1;
    for (const at of [2_000, 60_000, 590_000]) {
      parts.clock.at = at;
      expect(await collectFreshness(get)).toMatchObject({ value: { version: 1 }, isWhole: false, until: at + 2_000 });
    }
    version = 2;
    parts.clock.at = 592_001;
    expect(await get()).toEqual({ version: 2 });
    version = -1;
    parts.clock.at += 601_001;
    expect(await get()).toEqual({ version: -1 });
  });

  test('ERR-06 a value that lacks a part does not replace a whole one, and without a whole one it stays for two seconds', async () => {
    const parts = cacheParts();
    let [version, fails] = [1, true];
    const get = tower(parts, async () => {
      if (fails) noteFailure();
      return { version };
    }, [60_000, 60_000]);
    expect(await get()).toEqual({ version: 1 });
    [version, fails] = [2, false];
    parts.clock.at = 2_000;
    expect(await get()).toEqual({ version: 2 });
    [version, fails] = [3, true];
    parts.clock.at = 70_000;
    expect(await get()).toEqual({ version: 2 });
  });

  test('ERR-06 while the new value does not come, the old one is answered; later requests do not wait again', async () => {
    let waits = 0;
    const deadline: Deadline = {
      within: (...given) => {
        waits += 1;
        return late.within(...given);
      },
    };
    const parts = { ...cacheParts(), deadline };
    const answers = [async () => ({ version: 1 }), hangs];
    const cache = cacheOf(parts);
    const get = () => cache.get({ key: 'a', ttl: 1_000, ask: answers.shift() ?? hangs, classify });
    await get();
    parts.clock.at = 5_000;
    expect([await get(), await get(), await get(), waits]).toEqual([{ version: 1 }, { version: 1 }, { version: 1 }, 1]);
  });
});
