import { useSyncExternalStore } from 'react';

/** What a click requested before the code for it was loaded: the chat, or the consent dialog. */
export type Asked = 'chat' | 'choices';

let asked: Asked | null = null;
const listeners = new Set<() => void>();

/** Records a request, so that code loaded later can handle it; null marks it as handled. */
export const ask = (what: Asked | null): void => {
  asked = what;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAsked = (): Asked | null =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
