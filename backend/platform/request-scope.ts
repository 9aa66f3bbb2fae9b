import { AsyncLocalStorage } from 'node:async_hooks';
import { ServiceFailure } from './service-failure.ts';

/** Longest that a request may read, in ms. */
export const REQUEST_TIMEOUT_MS = 5_000;

const running = new AsyncLocalStorage<AbortSignal>();

/** Runs the reading of a request, whose statements stop when its client leaves and after `REQUEST_TIMEOUT_MS`. */
export const readWhileWanted = async <Value>(
  client: AbortSignal,
  work: (signal: AbortSignal) => Value | Promise<Value>,
): Promise<Value> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), REQUEST_TIMEOUT_MS);
  const signal = AbortSignal.any([client, late.signal]);
  try {
    return await running.run(signal, () => work(signal));
  } finally {
    clearTimeout(timer);
  }
};

export const requestStopped = (): ServiceFailure =>
  new ServiceFailure('INTERNAL_SERVER_ERROR', 'The client left, or the request took too long');

/** Before each statement outside a transaction. Throws INTERNAL_SERVER_ERROR once nobody waits for the request. */
export const requireWanted = (): void => {
  if (running.getStore()?.aborted) throw requestStopped();
};
