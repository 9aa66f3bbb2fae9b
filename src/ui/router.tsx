import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { type CarriedAnswers, carriedAnswers, takeAnswers } from '#ui/app/carried-answers.ts';
import type { RouterContext } from '#ui/app/context.ts';
import type { inAppRedirects } from '#ui/app/in-app-redirects.ts';
import type { LoaderInput, PageModule } from '#ui/app/page.ts';
import { declaredSearch, parseSearch, type Search, stringifySearch } from '#ui/navigation/search.ts';
import { requireLogin } from './app/guard.ts';
import { movedRoutes, type PageName, pageSource, type RouteRow, routeRows } from './routes.ts';
import { CrashPage } from './shell/crash-page.tsx';
import { Document } from './shell/document.tsx';
import { headOf } from './shell/head.ts';
import { LazyFailurePage, LazyNotFoundPage } from './shell/lazy-trouble.tsx';
import { loadShell, Shell } from './shell/shell.tsx';
import { pageChunk } from './shell/stale-chunk.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Source file of the page, for the build's manifest. */
    page?: string;
    row?: RouteRow;
  }
}

/** Every page's module by its file; each loads when it is first asked for. */
const pageModules = import.meta.glob<PageModule>('./pages/*.page.tsx');

/** The module of a page. Fails with an error of its own when the chunk is gone, as after a deploy. */
const pageModule = (page: PageName): (() => Promise<PageModule>) => {
  const load = pageModules[`./pages/${page}.page.tsx`];
  if (load === undefined) throw new Error(`no module of the page ${page}`);
  return pageChunk(load);
};

/** Lets a page be drawn, or throws what is shown in its place. */
type Rules = { readonly settled: (pathname: string, search: string) => Promise<void> };

/**
 * The rules as they stand once their script has come, with the first page that is gone to; without it the page goes on.
 * `here`: path of the page that is shown now, null before the first one is: that one came with the document.
 */
const lateRules = (context: RouterContext, here: () => string | null): Rules => {
  let coming: Promise<ReturnType<typeof inAppRedirects> | null> | undefined;
  return {
    settled: async (pathname, search) => {
      const from = here();
      if (from === null) return;
      coming ??= import('#ui/app/in-app-redirects.ts').then(
        (found) => found.inAppRedirects(context),
        () => null,
      );
      await (await coming)?.settled(pathname, search, from);
    },
  };
};

/** Built per router: a tree keeps state of the router that it was given to. */
const routeTree = (rules: Rules) => {
  const root = createRootRouteWithContext<RouterContext>()({
    loader: ({ context }) => loadShell(context),
    head: () => headOf(null, undefined, '', ''),
    shellComponent: Document,
    component: Shell,
    errorComponent: CrashPage,
  });
  const shown = routeRows.map((row) => {
    const loadModule = pageModule(row.page);
    return createRoute({
      getParentRoute: () => root,
      path: row.path,
      beforeLoad: async ({ context, location }) => {
        if (row.audience === 'customer') await requireLogin(context, location.pathname + location.searchStr);
      },
      loader: async ({ context, params, location, preload }) => {
        const input: LoaderInput = {
          context,
          // Every parameter of the table is a text.
          params: params as Readonly<Record<string, string>>,
          // parseSearch below makes every search of this router.
          search: declaredSearch(location.search as Search, row.cache),
          path: location.pathname,
          href: location.pathname + location.searchStr,
          preload,
        };
        // Beside each other; only an address that everybody may have a link to can have a rule worth waiting for.
        const ruled = preload || row.audience !== 'public' ? null : rules.settled(input.path, location.searchStr);
        const loading = loadModule().then(({ load }) => load?.(input));
        loading.catch(() => {});
        await ruled;
        return loading;
      },
      loaderDeps: ({ search }) => declaredSearch(search as Search, row.cache),
      head: ({ loaderData, match }) => headOf(row, loaderData, match.context.origin, match.pathname),
      component: lazyRouteComponent(loadModule, 'Page'),
      staticData: { page: pageSource(row.page), row },
    });
  });
  const moved = movedRoutes.map(({ path, to, status }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: ({ location }) => {
        throw redirect({ href: to + location.searchStr, statusCode: status });
      },
    }),
  );
  /** What no row answers may have been a page once. */
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    loader: async ({ location, preload }) => {
      if (!preload) await rules.settled(location.pathname, location.searchStr);
      throw notFound();
    },
  });
  return root.addChildren([...shown, ...moved, unknown]);
};

type Left = Pick<RouterContext, 'submission' | 'flash'>;
type Carried = Left & { readonly answers: CarriedAnswers };

/**
 * The shop's router over its use cases. The host makes one per request, the browser one per page load; what a form
 * post left (submission, flash) travels with the document and is dropped at the first navigation.
 */
export const createAppRouter = (
  context: RouterContext,
  { nonce, history }: { readonly nonce?: string; readonly history?: RouterHistory } = {},
) => {
  const here = (): string | null => router.state.resolvedLocation?.pathname ?? null;
  const router = createRouter({
    routeTree: routeTree(lateRules(context, here)),
    context,
    parseSearch,
    stringifySearch,
    trailingSlash: 'never',
    scrollRestoration: true,
    // Only ways within a page glide: a new page that still moved would lose the first press on it.
    scrollRestorationBehavior: 'instant',
    defaultPreload: false,
    // What was fetched ahead is looked at again when it is gone to: its rule has not been asked for.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: LazyFailurePage,
    defaultNotFoundComponent: LazyNotFoundPage,
    dehydrate: (): Carried => ({
      submission: context.submission,
      flash: context.flash,
      answers: carriedAnswers(context.queryClient),
    }),
    hydrate: ({ submission, flash, answers }: Carried) => {
      carry(router, { submission, flash });
      takeAnswers(context.queryClient, answers);
    },
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    ...(history === undefined ? {} : { history }),
  });
  router.subscribe('onBeforeNavigate', ({ hrefChanged, fromLocation }) => {
    if (fromLocation && hrefChanged) carry(router, { submission: null, flash: null });
  });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

const carry = (router: { options: { context: RouterContext } }, left: Left): void => {
  router.options.context = { ...router.options.context, ...left };
};
