import { useSyncExternalStore } from 'react';

/** What a click requested before the code for it was loaded: the chat, or the consent dialog. */
export type ConsentRequest = 'chat' | 'choices';

let currentRequest: ConsentRequest | null = null;
const listeners = new Set<() => void>();

/** Records a request, so that code loaded later can handle it; null marks it as handled. */
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
