import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { RouterContext } from '#ui/app/context.ts';
import { type DrawnFor, setDrawnFor } from '#ui/app/drawn-for.ts';
import type { createInAppRedirects } from '#ui/app/in-app-redirects.ts';
import type { LoaderInput, PageModule } from '#ui/app/page.ts';
import { declaredSearch, parseSearch, type Search, stringifySearch } from '#ui/navigation/search.ts';
import { CrashPage } from '#ui/shell/trouble/crash-page.tsx';
import { LazyFailurePage, LazyNotFoundPage } from '#ui/shell/trouble/lazy-trouble.tsx';
import { loadPageChunk } from '#ui/shell/trouble/stale-chunk.ts';
import { createEmotionCache, type EmotionCache } from '#ui/theme/emotion-cache.ts';
import type { KeptTexts } from '#ui/waking/kept-texts.ts';
import { type DehydratedQueries, dehydrateQueries, hydrateQueries } from './app/dehydrated-queries.ts';
import { requireFreeNetwork, requireLogin } from './app/guard.ts';
import { type RouteRow, redirectedRoutes, routeRows } from './routes.ts';
import { Document } from './shell/document.tsx';
import { loadShell, Shell } from './shell/shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    row?: RouteRow;
  }
}

const pageModules = import.meta.glob<PageModule>('./pages/*/*.page.tsx');

/** Throws a distinct error when the chunk is gone, as after a deploy. */
const pageModule = ({ page, room }: RouteRow): (() => Promise<PageModule>) => {
  const load = pageModules[`./pages/${room}/${page}.page.tsx`];
  if (load === undefined) throw new Error(`no module of the page ${page}`);
  return loadPageChunk(load);
};

/** Resolves when the page may render; throws the redirect or error to show instead. */
type RedirectRules = (pathname: string, search: string) => Promise<void>;

/** Loads the rules' script with the first client navigation; on failure pages render. `here`: null at first. */
const lazyRedirectRules = (context: RouterContext, here: () => string | null): RedirectRules => {
  let loadingRules: Promise<ReturnType<typeof createInAppRedirects> | null> | undefined;
  return async (pathname, search) => {
    const from = here();
    if (from === null) return;
    loadingRules ??= import('#ui/app/in-app-redirects.ts').then(
      (found) => found.createInAppRedirects(context),
      () => null,
    );
    await (await loadingRules)?.(pathname, search, from);
  };
};

/** Per router, because a route tree stores its router's state. */
const routeTree = (rules: RedirectRules) => {
  const root = createRootRouteWithContext<RouterContext>()({
    loader: ({ context }) => loadShell(context),
    shellComponent: Document,
    component: Shell,
    errorComponent: CrashPage,
  });
  const pageRoutes = routeRows.map((row) => {
    const loadModule = pageModule(row);
    return createRoute({
      getParentRoute: () => root,
      path: row.path,
      beforeLoad: async ({ context, location }) => {
        // Only the host renders what was posted.
        if (import.meta.env.SSR) requireFreeNetwork(context);
        if (row.audience === 'customer') await requireLogin(context, location.pathname + location.searchStr);
      },
      loader: async ({ context, params, location, preload }) => {
        const input: LoaderInput = {
          context,
          // Every route parameter is a string.
          params: params as Readonly<Record<string, string>>,
          // parseSearch creates every search of this router.
          search: declaredSearch(location.search as Search, row.cache),
          path: location.pathname,
          href: location.pathname + location.searchStr,
          preload,
        };
        // Runs beside the loader; only public pages can have rules worth waiting for.
        const ruleCheck = preload || row.audience !== 'public' ? null : rules(input.path, location.searchStr);
        const loading = loadModule().then(({ load }) => load?.(input));
        void loading.catch(() => {});
        await ruleCheck;
        return loading;
      },
      loaderDeps: ({ search }) => declaredSearch(search as Search, row.cache),
      component: lazyRouteComponent(loadModule, 'Page'),
      staticData: { row },
    });
  });
  const redirectRoutes = redirectedRoutes.map(({ path, to, status }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: ({ location }) => {
        throw redirect({ href: to + location.searchStr, statusCode: status });
      },
    }),
  );
  /** Redirect rules apply, because former pages may have had these paths. */
  const unknownPathRoute = createRoute({
    getParentRoute: () => root,
    path: '$',
    loader: async ({ location, preload }) => {
      if (!preload) await rules(location.pathname, location.searchStr);
      throw notFound();
    },
  });
  return root.addChildren([...pageRoutes, ...redirectRoutes, unknownPathRoute]);
};

type DehydratedRouter = DrawnFor & {
  readonly answers: DehydratedQueries;
  /** When the host drew the document, ms since 1970 UTC. */
  readonly drawnAt: number;
};

/** One per request on the host, one per page load in the browser; the first navigation drops a form post's results. */
export const createAppRouter = (
  parts: Omit<RouterContext, 'emotionCache' | 'keptTexts'>,
  {
    nonce,
    history,
    emotionCache = createEmotionCache(),
    keptTexts = null,
    onDocument,
  }: {
    readonly nonce?: string;
    readonly history?: RouterHistory;
    readonly emotionCache?: EmotionCache;
    readonly keptTexts?: KeptTexts | null;
    readonly onDocument?: (drawnAt: number) => void;
  } = {},
) => {
  const context: RouterContext = { ...parts, emotionCache, keptTexts };
  const here = (): string | null => router.state.resolvedLocation?.pathname ?? null;
  const router = createRouter({
    routeTree: routeTree(lazyRedirectRules(context, here)),
    context,
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    scrollRestoration: true,
    // Smooth scrolling only within a page: a page still scrolling would miss the first click.
    scrollRestorationBehavior: 'instant',
    defaultPreload: false,
    // A prefetch does not check redirect rules, so the loader runs again on navigation.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: LazyFailurePage,
    defaultNotFoundComponent: LazyNotFoundPage,
    dehydrate: (): DehydratedRouter => ({
      identity: context.identity,
      view: context.view,
      submission: context.submission,
      flash: context.flash,
      knownCart: context.knownCart,
      answers: dehydrateQueries(context.queryClient),
      drawnAt: context.clock.now(),
    }),
    hydrate: ({ answers, drawnAt, ...drawnFor }: DehydratedRouter) => {
      onDocument?.(drawnAt);
      setDrawnFor(router, drawnFor);
      hydrateQueries(context.queryClient, answers);
    },
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    ...(history === undefined ? {} : { history }),
  });
  router.subscribe('onBeforeNavigate', ({ hrefChanged, fromLocation }) => {
    if (fromLocation && hrefChanged) setDrawnFor(router, { submission: null, flash: null });
  });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;
