import type { Clock } from '#core/shared/environment.port.ts';
import { ttlCache } from './ttl-cache.ts';

type Request<Value> = {
  readonly key: string;
  /** Age in ms at which the answer is asked again. */
  readonly ttl: number;
  readonly ask: () => Promise<Value>;
  /** False for an answer that must not be cached. */
  readonly mayKeep?: (value: Value) => boolean;
};

/** Of an entry beside its texts. */
const OVERHEAD_BYTES = 200;

/**
 * Cache of answers that are plain data, for all requests: concurrent requests for a key share one call. Holds at most
 * about `maxBytes`, counted as the JSON text of keys and answers in UTF-16. [ASVS V2.4.1]
 */
export const answerCache = <Value extends object>(clock: Clock, maxBytes: number) => {
  const sizeOf = (value: Value, key: string): number =>
    OVERHEAD_BYTES + 2 * (key.length + JSON.stringify(value).length);
  const cache = ttlCache<Value>(clock, { maxSize: maxBytes, sizeOf });
  const flights = new Map<string, Promise<Value>>();
  return {
    get: ({ key, ttl, ask, mayKeep = () => true }: Request<Value>): Promise<Value> => {
      const known = cache.get(key);
      if (known) return Promise.resolve(known);
      const running = flights.get(key);
      if (running) return running;
      const until = clock.now() + ttl;
      const flight = ask()
        .then((value) => {
          if (mayKeep(value)) cache.set(key, value, until - clock.now());
          return value;
        })
        .finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
    bytes: cache.bytes,
  };
};
