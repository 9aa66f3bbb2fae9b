import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during server rendering and hydration, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
