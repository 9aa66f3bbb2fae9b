import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/shared/environment.port.ts';

/** Maximum entries, or total size in bytes. */
type Bounds<Value> =
  | { readonly max: number }
  | { readonly maxSize: number; readonly sizeOf: (value: Value, key: string) => number };

/** How often a write also drops all expired entries, in ms. */
const PURGE_INTERVAL_MS = 1_000;

/** By how much a clock must be set back to be noticed, in ms. */
const SET_BACK_MS = 1_000;

/**
 * TTL per value, by the given clock, so that tests can control the time. Expired values leave at the next write. A
 * clock that is set back tells nothing of the ages of values, which would last until it has caught up: they are dropped.
 */
export const ttlCache = <Value extends NonNullable<unknown>>(clock: Clock, bounds: Bounds<Value>) => {
  const cache = new LRUCache<string, Value>({
    ...('max' in bounds ? bounds : { maxSize: bounds.maxSize, sizeCalculation: bounds.sizeOf }),
    ttl: 1,
    ttlResolution: 0,
    // lru-cache never expires entries set at time 0, where test clocks start.
    perf: { now: () => clock.now() + 1 },
  });
  let purgeAt = 0;
  let latest = Number.NEGATIVE_INFINITY;
  const checkClock = (): void => {
    const now = clock.now();
    if (now < latest - SET_BACK_MS) {
      cache.clear();
      purgeAt = 0;
    }
    latest = now;
  };
  return {
    get: (key: string) => {
      checkClock();
      return cache.get(key);
    },
    /** Values with a TTL below 2 ms are not stored. */
    set: (key: string, value: Value, milliseconds: number): void => {
      checkClock();
      if (clock.now() >= purgeAt) {
        purgeAt = clock.now() + PURGE_INTERVAL_MS;
        cache.purgeStale();
      }
      // lru-cache still returns a value at the exact end of its TTL and never expires a TTL of 0.
      if (milliseconds > 1) cache.set(key, value, { ttl: milliseconds - 1 });
    },
    delete: (key: string) => void cache.delete(key),
    /** Of all values, expired ones included; 0 for a cache that is bounded by entries. */
    bytes: (): number => cache.calculatedSize,
  };
};
