import { useRouter, useRouterState } from '@tanstack/react-router';
import { declaredSearch, type Search } from '#ui/navigation/search.ts';
import type { RouteRow } from '#ui/routes.ts';
import type { RouterContext } from './context.ts';

/** The router context: use cases, results of a form post, the origin. */
export const useShop = (): RouterContext => {
  const router = useRouter();
  // createAppRouter gives every router of this shop a RouterContext.
  return router.options.context as RouterContext;
};

/** The route row of the page that is drawn; undefined where no page answers the address. */
export const useRouteRow = (): RouteRow | undefined =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.row });

/**
 * The query parameters that the rendered page may depend on, parsed by `parseSearch`. New parameters of the same page
 * apply at once; those of the next page do not apply while this page is still displayed.
 */
export const useSearchTexts = (): Search => {
  const search = useRouterState({
    select: ({ location, matches }): Search => {
      const match = matches.at(-1);
      // parseSearch creates every search of this router.
      return (match === undefined || match.pathname === location.pathname ? location.search : match.search) as Search;
    },
  });
  return declaredSearch(search, useRouteRow()?.cache ?? 'no-store');
};
