import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { RouterContext } from '#ui/context.ts';
import type { Search } from '#ui/search.ts';

/** What every page may use: use cases, what a form post left, the origin. */
export const useShop = (): RouterContext => {
  const router = useRouter();
  // createAppRouter gives every router of this shop a RouterContext.
  return router.options.context as RouterContext;
};

/** The query of the current address, as `parseSearch` reads it. */
export const useSearchTexts = (): Search => {
  const router = useRouter();
  // parseSearch makes every search of this router.
  return router.state.location.search as Search;
};

const never = () => () => {};

/** False in the host's HTML and in the first render of the browser, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
