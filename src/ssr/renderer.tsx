import { Writable } from 'node:stream';
import { QueryClient } from '@tanstack/react-query';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { View } from '#core/account/viewing/load-view.ts';
import { isUndecided } from '#core/failures/is-undecided.ts';
import type { UseCases } from '#core/operations.ts';
import { CLOSED_COOKIES } from '#core/promotion/closed-cookies.ts';
import { closableOverlays } from '#core/promotion/next-overlay.ts';
import type { CookieName } from '#core/session/cookies.ts';
import { CART_COOKIES, DOCUMENTS_KEY, LOGGED_IN_KEY } from '#core/session/visitor-hints.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { type IdempotencyKey, idempotencyKey, type OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { brandSheet } from '#core/shared/shop/brand-colours.ts';
import { type ShopIdentity, unknownShop } from '#core/shared/shop/shop-identity.ts';
import { clientOf } from '#core/shop-client.ts';
import type { FailedPost, Flash, RouterContext } from '#ui/app/context.ts';
import { publicQueryOf } from '#ui/app/queries.ts';
import { decodeFailure } from '#ui/failures/failure-error.ts';
import { type AppRouter, createAppRouter } from '#ui/router.tsx';
import { canInterrupt, pageSource, type RouteRow } from '#ui/routes.ts';
import { OVERLAY_AFTER_MS, OVERLAY_MAX_MS } from '#ui/shell/progress.tsx';
import { createEmotionCache, type EmotionCache } from '#ui/theme/emotion-cache.ts';
import fontFaces from '#ui/theme/fonts.css?inline';
import { markRoot } from '#ui/theme/root-mark.ts';
import { createKeptTexts } from './kept-texts.ts';
import { CLIENT_ENTRY, type ClientBuild, overlayScript, scriptsOf } from './manifest.ts';
import { muiStyles } from './mui-styles.ts';
import { usedStyles } from './used-styles.ts';

export type PageRequest = {
  /** Of the shop, with query. */
  readonly url: URL;
  readonly identity: ShopIdentity;
  readonly useCases: UseCases;
  readonly clock: Clock;
  readonly submission: FailedPost | null;
  /** What a member of the staff looks at; null for every visitor of the shop. */
  readonly view: View | null;
  readonly flash: Flash | null;
  /** As the visitor's cookie names it; null in a shared document. */
  readonly knownCart: OrderId | null;
  readonly newIdempotencyKey: () => IdempotencyKey;
  /** New for each document; marks the scripts and styles that this renderer writes. */
  readonly nonce: string;
  /** Answers a form that another address was posted to: the browser shows this page's address instead. */
  readonly isAnswer?: boolean;
  /** Rendered in one go when possible, because a public page has few asynchronous parts. */
  readonly isShared: boolean;
  /** Receives errors below an error boundary; the document is still rendered. */
  readonly report: (error: unknown) => void;
};

export type RenderedPage =
  | {
      readonly kind: 'page';
      readonly status: number;
      /** Seconds after which the page may be asked for again; absent unless it was refused for now. */
      readonly retryAfter?: number;
      readonly html: string;
      /** Data of the document without times: equal data gives equal text. */
      readonly data: string;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string };

export type Renderer = ReturnType<typeof renderer>;

export const renderer = (client: ClientBuild) => {
  const model = createAppRouter(contextOf(matchingRequest));
  const emotionCache = createEmotionCache();
  const keptTexts = createKeptTexts();
  const stylesFor = client.kind === 'build' ? usedStyles(client.sheet.text) : null;
  const rowOf = (pathname: string): RouteRow | null =>
    model.getMatchedRoutes(pathname)[2]?.options.staticData?.row ?? null;
  return {
    /** Null for an unknown path. */
    rowOf,
    /** Rejects when rendering itself throws, so that not even the UI's error page is available. */
    render: (request: PageRequest): Promise<RenderedPage> =>
      renderDocument(request, { client, rowOf, stylesFor, emotionCache, keptTexts }),
  };
};

/** Renders in one go, and again as a stream when a part is missing. */
const renderDocument = async (
  page: PageRequest,
  build: {
    readonly client: ClientBuild;
    readonly rowOf: Renderer['rowOf'];
    readonly stylesFor: ((html: string) => string) | null;
    readonly emotionCache: EmotionCache;
    readonly keptTexts: ReturnType<typeof createKeptTexts>;
  },
  atOnce = page.isShared,
): Promise<RenderedPage> => {
  let drawn: RenderedPage | 'incomplete' | null = null;
  const { emotionCache } = build;
  const keptTexts = build.keptTexts.ofDocument();
  const context = contextOf(page);
  const promotions = page.isShared && canInterrupt(build.rowOf(page.url.pathname)) ? loadPromotions(context) : null;
  const own = createAppRouter(context, { nonce: page.nonce, emotionCache, keptTexts });
  const handler = createRequestHandler({ request: new Request(page.url), createRouter: () => own });
  const response = await handler(async ({ router }) => {
    await promotions;
    const tree = <RouterServer router={router} />;
    const html = atOnce ? renderAtOnce(tree) : await renderStreamed(tree, page);
    if (html === null) {
      drawn = 'incomplete';
      return new Response(null);
    }
    // The transform below empties the router.
    const about = { ...statusOf(own), data: dataOf(own) };
    const drawnHtml = markRoot(html.replace(/^<!DOCTYPE html>/i, ''));
    if (atOnce) keptTexts.keep(drawnHtml);
    const styles =
      build.client.kind === 'development'
        ? build.client.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
        : `<style nonce="${page.nonce}">${fontFaces}${build.stylesFor?.(drawnHtml)}</style>`;
    const mui = muiStyles(build.emotionCache, drawnHtml, page.nonce);
    const look = brandSheet(page.identity.look);
    const brand = look === '' ? '' : `<style nonce="${page.nonce}">${look}</style>`;
    const whole = drawnHtml.replace('</head>', () => `${mui}${styles}${brand}</head>`);
    const row = own.state.matches.at(-1)?.staticData.row;
    const boot = bootScript(build.client, row, closedCookiesOf(drawnHtml), page);
    const carrying = await transformHtmlStringWithRouter(router, whole);
    drawn = { kind: 'page', ...about, html: carrying.replace('</body>', () => `${boot}</body>`) };
    return new Response(null);
  });
  if (drawn === 'incomplete') return renderDocument(page, build, false);
  return drawn ?? { kind: 'redirect', status: response.status, to: response.headers.get('location') ?? '/' };
};

/** Without them the page shows none before its scripts start. */
const loadPromotions = ({ queryClient, client }: Pick<RouterContext, 'queryClient' | 'client'>): Promise<void> =>
  queryClient.prefetchQuery(publicQueryOf(client, 'loadPromotions', {}));

/** Cookies that say that an overlay which the document holds was closed. */
const closedCookiesOf = (html: string): readonly CookieName[] =>
  closableOverlays
    .filter((what) => html.includes(`<template data-overlay="${what}"`))
    .map((what) => CLOSED_COOKIES[what]);

/** `boot.ts` with what it loads. Its text is the same in every document, and so is its hash. */
const bootScript = (
  client: ClientBuild,
  row: RouteRow | undefined,
  owed: readonly CookieName[],
  {
    nonce,
    isShared,
    isAnswer = false,
    url,
    clock,
  }: Pick<PageRequest, 'nonce' | 'isShared' | 'isAnswer' | 'url' | 'clock'>,
): string => {
  if (client.kind === 'development') return developmentScripts;
  const files = scriptsOf(client.manifest, row && pageSource(row));
  const overlays = overlayScript(client.manifest);
  const digestsOf = (loaded: readonly string[]) => loaded.map((file) => client.integrity.get(file) ?? '').join(' ');
  const about = {
    start: isShared || row?.waits ? 'need' : 'paint',
    ...(owed.length === 0 ? {} : { owed: owed.join(' '), overlays, digest: digestsOf([overlays]), at: clock.now() }),
    // A page that was drawn for this visitor has the way to their cart already.
    hints: [...(isShared ? CART_COOKIES : []), LOGGED_IN_KEY].join(' '),
    visit: DOCUMENTS_KEY,
    overlay: OVERLAY_AFTER_MS,
    end: OVERLAY_MAX_MS,
    quick: paths.cart(),
    sheet: client.sheet.href,
    scripts: files.join(' '),
    integrity: digestsOf([client.sheet.href, ...files]),
    ...(isAnswer ? { address: (url.pathname + url.search).replaceAll('&', '&amp;') } : {}),
  };
  const attributes = Object.entries(about).map(([name, value]) => ` data-${name}="${value}"`);
  return `<script nonce="${nonce}"${attributes.join('')}>${client.boot}</script>`;
};

/** The dev server's own scripts, React's refresh and the entry; a build has the boot script instead. */
const developmentScripts = [
  '>import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t',
  ' src="/@vite/client">',
  ` src="/${CLIENT_ENTRY}">`,
]
  .map((script) => `<script type="module"${script}</script>`)
  .join('');

/** React's marker for a part left to the browser. */
const DEFERRED_MARKER = '<!--$!-->';

/** A fifth cheaper than a stream; null when a part is asynchronous or fails. */
const renderAtOnce = (tree: ReactNode): string | null => {
  try {
    const html = renderToString(tree);
    return html.includes(DEFERRED_MARKER) ? null : html;
  } catch {
    return null;
  }
};

/** Includes asynchronous parts. Rejects when the shell cannot be rendered. */
const renderStreamed = (tree: ReactNode, { nonce, report }: PageRequest): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const whole = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (part: Buffer, _, done) => {
        parts.push(part);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(parts).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(whole),
      onShellError: reject,
      onError: report,
    });
  });

/** A bug is 500, an unavailable service 503 (may be retried), a refused network 429, another refusal 422. */
const statusOf = (router: AppRouter): Pick<Extract<RenderedPage, { kind: 'page' }>, 'status' | 'retryAfter'> => {
  const status = getSsrStatus(router);
  if (status < 500) return { status };
  const failures = router.state.matches
    .map((match) => decodeFailure(match.error))
    .filter((failure) => failure !== null);
  if (failures.length === 0 || failures.some(({ kind }) => kind === 'unexpected')) return { status };
  const busy = failures.find((failure) => failure.kind === 'too-many-visitors');
  if (busy) return { status: 429, retryAfter: busy.retryAfter };
  return { status: failures.every((failure) => isUndecided(failure) || failure.kind === 'no-token') ? 503 : 422 };
};

const dataOf = (router: AppRouter): string =>
  JSON.stringify(
    router.options.context.queryClient
      .getQueryCache()
      .getAll()
      .map((query) => [query.queryHash, query.state.data, query.state.error?.message])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );

const contextOf = ({
  identity,
  view,
  useCases,
  clock,
  submission,
  flash,
  knownCart,
  newIdempotencyKey,
  url,
}: Omit<PageRequest, 'nonce' | 'isShared' | 'isAnswer' | 'report'>) => ({
  queryClient: new QueryClient(),
  client: clientOf(useCases),
  identity,
  view,
  clock,
  submission,
  flash,
  knownCart,
  newIdempotencyKey,
  drafts: null,
  canKnowVisitor: () => false,
  device: null,
  choices: null,
  integrations: null,
  origin: url.origin,
});

const matchingRequest = {
  identity: unknownShop,
  // Renders no page, so no use case runs.
  useCases: {} as UseCases,
  clock: { now: () => 0 },
  submission: null,
  view: null,
  flash: null,
  knownCart: null,
  newIdempotencyKey: () => idempotencyKey(''),
  url: new URL('http://localhost'),
};
