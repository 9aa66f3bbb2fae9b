import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ttlCache } from '#adapters/system/ttl-cache.ts';

const MAX = 3;

type Entry = { readonly key: string; readonly value: number; readonly until: number };

/** The cache as a list, least recently used entry first. */
const model = () => {
  let entries: readonly Entry[] = [];
  const without = (key: string): readonly Entry[] => entries.filter((entry) => entry.key !== key);
  return {
    get: (key: string, now: number): number | undefined => {
      const found = entries.find((entry) => entry.key === key);
      entries = found && now < found.until ? [...without(key), found] : without(key);
      return found && now < found.until ? found.value : undefined;
    },
    set: (key: string, value: number, until: number): void => {
      entries = [...without(key), { key, value, until }].slice(-MAX);
    },
    delete: (key: string): void => {
      entries = without(key);
    },
  };
};

const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('get' as const), key: keys }),
    fc.record({ kind: fc.constant('set' as const), key: keys, value: fc.nat(), ms: fc.integer({ min: 2, max: 6 }) }),
    fc.record({ kind: fc.constant('delete' as const), key: keys }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 4 }) }),
  ),
  { maxLength: 40 },
);

describe('the cache with time to live', () => {
  test('ROUTE-07 returns a value until it expires, and evicts the least recently used one when it is full', () => {
    fc.assert(
      fc.property(steps, (each) => {
        let now = 0;
        const cache = ttlCache<number>({ now: () => now }, { max: MAX });
        const expected = model();
        for (const step of each) {
          if (step.kind === 'get') expect(cache.get(step.key)).toBe(expected.get(step.key, now));
          else if (step.kind === 'set') {
            cache.set(step.key, step.value, step.ms);
            expected.set(step.key, step.value, now + step.ms);
          } else if (step.kind === 'delete') {
            cache.delete(step.key);
            expected.delete(step.key);
          } else now += step.ms;
        }
      }),
    );
  });

  test('ROUTE-07 does not store a value without a time to live', () => {
    const cache = ttlCache<number>({ now: () => 0 }, { max: MAX });
    cache.set('a', 1, 0);
    expect(cache.get('a')).toBeUndefined();
  });

  test('ROUTE-07 drops everything when the clock is set back by more than a second', () => {
    let now = 3_600_000;
    const cache = ttlCache<number>({ now: () => now }, { max: MAX });
    cache.set('a', 1, 60_000);
    now -= 1_000;
    expect(cache.get('a')).toBe(1);
    now -= 1_001;
    expect(cache.get('a')).toBeUndefined();
    cache.set('b', 2, 60_000);
    now += 59_998;
    expect(cache.get('b')).toBe(2);
    now += 2;
    expect(cache.get('b')).toBeUndefined();
  });

  test('ROUTE-07 stores as many entries as fit, and none that is larger than the cache', () => {
    const cache = ttlCache<string>({ now: () => 0 }, { maxSize: 10, sizeOf: (text) => text.length });
    for (const text of ['aaaa', 'bbbb', 'cccc']) cache.set(text, text, 1_000);
    expect(['aaaa', 'bbbb', 'cccc'].map((text) => cache.get(text) !== undefined)).toEqual([false, true, true]);
    cache.set('large', 'x'.repeat(11), 1_000);
    expect([cache.get('large'), cache.get('bbbb')]).toEqual([undefined, 'bbbb']);
  });
});
