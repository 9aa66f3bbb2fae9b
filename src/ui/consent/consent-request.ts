import { useSyncExternalStore } from 'react';

/** What a click requested before its code was loaded. */
export type ConsentRequest = 'chat' | 'choices';

let currentRequest: ConsentRequest | null = null;
const listeners = new Set<() => void>();

/** Code loaded later handles the request; null marks it as handled. */
export const setConsentRequest = (what: ConsentRequest | null): void => {
  currentRequest = what;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useConsentRequest = (): ConsentRequest | null =>
  useSyncExternalStore(
    subscribe,
    () => currentRequest,
    () => null,
  );
