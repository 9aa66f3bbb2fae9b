import { useRouter, useRouterState } from '@tanstack/react-router';
import { declaredSearch, type Search } from '#ui/navigation/search.ts';
import type { RouteRow } from '#ui/routes.ts';
import type { RouterContext } from './context.ts';

export const useShop = (): RouterContext => {
  const router = useRouter();
  // createAppRouter always sets a RouterContext.
  return router.options.context as RouterContext;
};

/** Route of the rendered page; undefined for unknown paths. */
export const useRouteRow = (): RouteRow | undefined =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.row });

export const usePathParams = (): Readonly<Record<string, string>> =>
  // The root always matches, and every parameter of the route table is a string.
  useRouterState({ select: ({ matches }) => matches.at(-1)?.params as Readonly<Record<string, string>> });

/** The page's declared parameters from `parseSearch`; while the next page loads, those of the rendered page. */
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
