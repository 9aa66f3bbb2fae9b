import { type CacheParts, freshCache } from './fresh-cache.ts';

/** Of an entry beside its texts. */
const OVERHEAD_BYTES = 200;

/** Cache of answers that are plain data. Holds at most about `maxBytes`, counted as JSON in UTF-16. [ASVS V2.4.1] */
export const answerCache = <Value extends object>(parts: CacheParts, maxBytes: number) =>
  freshCache<Value>(parts, {
    maxSize: maxBytes,
    sizeOf: (value, key) => OVERHEAD_BYTES + 2 * (key.length + JSON.stringify(value).length),
  });
