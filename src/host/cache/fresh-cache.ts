import { ttlCache } from '#adapters/system/ttl-cache.ts';
import type { Clock, Deadline } from '#core/shared/environment.port.ts';
import { collectFreshness, type Freshness, noteFreshness } from './freshness.ts';
import type { Revision } from './revision.ts';

/** How long an old value stands in while a service is down, in ms. */
const OLD_MS = 10 * 60_000;
/** How long a request waits for the new value when there is an old one, in ms. */
const WAIT_MS = 800;
/** After which a service that was down is asked again, in ms. */
const RETRY_MS = 2_000;

/** `cache` for its time, `skip`: for this request only, or `stale`: an older value is better. */
export type Verdict = 'cache' | 'skip' | 'stale';

export type CacheParts = { readonly clock: Clock; readonly deadline: Deadline; readonly revision: Revision };

type Request<Value> = {
  readonly key: string;
  /** Maximum age in ms of all data that the value is made of. */
  readonly ttl: number;
  readonly ask: () => Promise<Value>;
  readonly classify: (value: Value) => Verdict;
  /** In the second half of its time the old value is answered at once, and the new one is made behind it. */
  readonly refreshesBehind?: boolean;
};

type Entry<Value> = Freshness & {
  readonly value: Value;
  readonly revision: number;
  /** Half of the time, so that what is made of this value has the other half. */
  readonly freshUntil: number;
  /** Until then the old value stands in without another wait. */
  staleUntil: number;
};

/**
 * One clock for values that are made of each other, such as a page of answers: data is never older than the `ttl` of
 * the cache that asked for it, because a value inherits the age of what it was made of. Concurrent requests for a key
 * share one call. While a service is down or hangs, the last whole value stands in for ten minutes.
 */
export const freshCache = <Value extends object>(
  { clock, deadline, revision }: CacheParts,
  bounds: { readonly maxSize: number; readonly sizeOf: (value: Value, key: string) => number },
) => {
  const entries = ttlCache<Entry<Value>>(clock, {
    maxSize: bounds.maxSize,
    sizeOf: ({ value }, key) => bounds.sizeOf(value, key),
  });
  const inFlight = new Map<string, { readonly revision: number; readonly result: Promise<Entry<Value>> }>();

  const make = async ({ key, ttl, ask, classify }: Request<Value>): Promise<Entry<Value>> => {
    const [now, made] = [clock.now(), revision.current()];
    const { value, ...collected } = await collectFreshness(ask);
    const verdict = classify(value);
    const isWhole = collected.isWhole && verdict !== 'stale';
    const until = Math.min(collected.until, now + (isWhole ? ttl : Math.min(ttl, RETRY_MS)));
    const entry = { value, isWhole, revision: made, until, freshUntil: (now + until) / 2, staleUntil: 0 };
    const old = entries.get(key);
    // Came after the answer to a question that was asked later.
    if (old !== undefined && old.revision > made) return entry;
    if (old?.isWhole && !isWhole && verdict !== 'skip') return serveStale(old);
    if (verdict === 'cache') entries.set(key, entry, until - clock.now() + (isWhole ? OLD_MS : 0));
    else entries.delete(key);
    return entry;
  };

  const serveStale = (old: Entry<Value>): Entry<Value> => {
    old.staleUntil = clock.now() + RETRY_MS;
    return { ...old, until: old.staleUntil, isWhole: false };
  };

  /** A flight from before a notice may bring old data. */
  const load = (request: Request<Value>): Promise<Entry<Value>> => {
    const running = inFlight.get(request.key);
    if (running?.revision === revision.current()) return running.result;
    const result = make(request).finally(() => {
      if (inFlight.get(request.key)?.result === result) inFlight.delete(request.key);
    });
    inFlight.set(request.key, { revision: revision.current(), result });
    return result;
  };

  const find = async (request: Request<Value>): Promise<Entry<Value>> => {
    const old = entries.get(request.key);
    const isCurrent = old?.revision === revision.current();
    if (old !== undefined && isCurrent && clock.now() < old.freshUntil) return old;
    const loading = load(request);
    if (old === undefined) return loading;
    // Whoever waits for it also sees its error.
    void loading.catch(() => undefined);
    if (isCurrent && clock.now() < old.until && request.refreshesBehind === true) return old;
    if (clock.now() < old.staleUntil) return serveStale(old);
    const made = await deadline.within(WAIT_MS, loading);
    return made === 'late' ? serveStale(old) : made;
  };

  return {
    /** With its freshness, which nobody around this call learns. */
    find: (request: Request<Value>): Promise<Freshness & { readonly value: Value }> => find(request),
    get: async (request: Request<Value>): Promise<Value> => {
      const found = await find(request);
      noteFreshness(found);
      return found.value;
    },
    bytes: entries.bytes,
  };
};
