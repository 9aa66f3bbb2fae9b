import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/shared/environment.port.ts';

export type TtlCache<Value> = {
  /** The value, until its time has passed. */
  readonly get: (key: string) => Value | undefined;
  /** Keeps a value for `milliseconds`; nothing is kept for less than two. */
  readonly set: (key: string, value: Value, milliseconds: number) => void;
  readonly delete: (key: string) => void;
};

/** At most so many entries, or entries of at most so many bytes together. */
type Bounds<Value> = { readonly max: number } | { readonly maxSize: number; readonly sizeOf: (value: Value) => number };

/** Keeps values for a time, the longest unused leave first when it is full. Time is the clock's, so that tests can move it. */
export const ttlCache = <Value extends NonNullable<unknown>>(clock: Clock, bounds: Bounds<Value>): TtlCache<Value> => {
  const cache = new LRUCache<string, Value>({
    ...('max' in bounds ? bounds : { maxSize: bounds.maxSize, sizeCalculation: bounds.sizeOf }),
    ttl: 1,
    ttlResolution: 0,
    // lru-cache never expires what was set at time 0, where the clocks of tests begin.
    perf: { now: () => clock.now() + 1 },
  });
  return {
    get: (key) => cache.get(key),
    set: (key, value, milliseconds) => {
      // lru-cache still gives a value at the very end of its time, and for ever where that time is 0.
      if (milliseconds > 1) cache.set(key, value, { ttl: milliseconds - 1 });
    },
    delete: (key) => void cache.delete(key),
  };
};
