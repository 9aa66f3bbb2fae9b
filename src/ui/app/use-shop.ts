import { useRouter, useRouterState } from '@tanstack/react-router';
import { declaredSearch, type Search } from '#ui/navigation/search.ts';
import type { RouteRow } from '#ui/routes.ts';
import type { RouterContext } from './context.ts';

/** What every page may use: use cases, what a form post left, the origin. */
export const useShop = (): RouterContext => {
  const router = useRouter();
  // createAppRouter gives every router of this shop a RouterContext.
  return router.options.context as RouterContext;
};

/** The route row of the page that is drawn; undefined where no page answers the address. */
export const useRouteRow = (): RouteRow | undefined =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.row });

/**
 * What the page that is drawn may know of its address's query, as `parseSearch` reads it. A new query of the same page
 * counts at once; that of the next page does not while this one still stands.
 */
export const useSearchTexts = (): Search => {
  const search = useRouterState({
    select: ({ location, matches }): Search => {
      const match = matches.at(-1);
      // parseSearch makes every search of this router.
      return (match === undefined || match.pathname === location.pathname ? location.search : match.search) as Search;
    },
  });
  return declaredSearch(search, useRouteRow()?.cache ?? 'no-store');
};
