import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the host's HTML and in the first render of the browser, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
