import { useSyncExternalStore } from 'react';

export type Compared = {
  readonly slugs: readonly string[];
  /** The last product was not added because the list is full. */
  readonly isFull: boolean;
};

const nothing: Compared = { slugs: [], isFull: false };
let compared = nothing;
const listeners = new Set<() => void>();

export const publishCompared = (slugs: readonly string[], full = false): void => {
  if (full === compared.isFull && slugs.join() === compared.slugs.join()) return;
  compared = { slugs, isFull: full };
  for (const listener of listeners) listener();
};

/** Applies only until a product is selected on this page. */
export const restoreCompared = (slugs: readonly string[]): void => {
  if (compared.slugs.length === 0) publishCompared(slugs);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Always empty in the server's HTML, which every visitor shares. [CAT-08] */
export const useCompared = (): Compared =>
  useSyncExternalStore(
    subscribe,
    () => compared,
    () => nothing,
  );
