import { useSyncExternalStore } from 'react';

/** What a press asked of the part that comes later: to chat, or to choose what may load. */
export type Asked = 'chat' | 'choices';

let asked: Asked | null = null;
const listeners = new Set<() => void>();

/** Notes what was pressed, so that the part that answers may come after the press; null when it is answered. */
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
