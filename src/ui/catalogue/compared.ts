import { useSyncExternalStore } from 'react';

/** The compared products, as far as this page knows. */
export type Compared = {
  readonly slugs: readonly string[];
  /** True when the last product was not added because the list is full. */
  readonly full: boolean;
};

const nothing: Compared = { slugs: [], full: false };
let compared = nothing;
const listeners = new Set<() => void>();

/** Publishes the compared products to cards and tray. */
export const tellCompared = (slugs: readonly string[], full = false): void => {
  if (full === compared.full && slugs.join() === compared.slugs.join()) return;
  compared = { slugs, full };
  for (const listener of listeners) listener();
};

/** The stored list only applies until a product is selected on this page. */
export const foundCompared = (slugs: readonly string[]): void => {
  if (compared.slugs.length === 0) tellCompared(slugs);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Always empty in the server's HTML, which is the same for every visitor. [CAT-08] */
export const useCompared = (): Compared =>
  useSyncExternalStore(
    subscribe,
    () => compared,
    () => nothing,
  );
