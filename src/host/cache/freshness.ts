import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Of an answer or a page: `until` is the time in ms since 1970 UTC at which the oldest data that it is made of is too
 * old; `isWhole` is false when a service failed to contribute.
 */
export type Freshness = { readonly until: number; readonly isWhole: boolean };

type Collected = { until: number; isWhole: boolean };
const storage = new AsyncLocalStorage<Collected>();

/** Tells the work that runs around this call what it is made of. */
export const noteFreshness = ({ until, isWhole }: Freshness): void => {
  const around = storage.getStore();
  if (around === undefined) return;
  around.until = Math.min(around.until, until);
  around.isWhole &&= isWhole;
};

export const noteFailure = (): void => noteFreshness({ until: Number.POSITIVE_INFINITY, isWhole: false });

/** Runs `work`, and collects what it was made of. `until` is infinite when nothing of it came from a cache. */
export const collectFreshness = async <Value>(work: () => Promise<Value>): Promise<Freshness & { value: Value }> => {
  const collected: Collected = { until: Number.POSITIVE_INFINITY, isWhole: true };
  const value = await storage.run(collected, work);
  return { value, ...collected };
};
