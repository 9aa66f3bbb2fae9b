import { useSyncExternalStore } from 'react';

/** What the visitor compares, as far as this page knows. */
export type Compared = {
  readonly slugs: readonly string[];
  /** Whether the last press found no room. */
  readonly full: boolean;
};

const nothing: Compared = { slugs: [], full: false };
let compared = nothing;
const listeners = new Set<() => void>();

/** Tells cards and tray what is compared from now on. */
export const tellCompared = (slugs: readonly string[], full = false): void => {
  if (full === compared.full && slugs.join() === compared.slugs.join()) return;
  compared = { slugs, full };
  for (const listener of listeners) listener();
};

/** What the browser remembers counts until something is chosen on this page. */
export const foundCompared = (slugs: readonly string[]): void => {
  if (compared.slugs.length === 0) tellCompared(slugs);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Nothing in the host's HTML: everybody gets the same page. [CAT-08] */
export const useCompared = (): Compared =>
  useSyncExternalStore(
    subscribe,
    () => compared,
    () => nothing,
  );
