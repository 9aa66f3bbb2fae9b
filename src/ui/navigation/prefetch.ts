import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { parseSearch } from './search.ts';

/** Maximum wait for an idle moment, in milliseconds. [spec 9] */
export const PREFETCH_TIMEOUT_MS = 2_000;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Disabled on 2g and with data saver. [PRE-01] */
export const canPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');

/** Browsers open six connections per site, and requested pages take priority. */
const MAX_PARALLEL = 2;

type PrefetchQueue = { running: number; readonly waiting: Set<() => Promise<unknown>> };
const queues = new WeakMap<AnyRouter, PrefetchQueue>();

const runNext = (line: PrefetchQueue): void => {
  for (const fetchPage of line.waiting) {
    if (line.running >= MAX_PARALLEL) return;
    line.waiting.delete(fetchPage);
    line.running += 1;
    const end = () => {
      line.running -= 1;
      runNext(line);
    };
    void fetchPage().then(end, end);
  }
};

/** Returns a function that removes the fetch from the queue. */
const enqueue = (router: AnyRouter, fetchPage: () => Promise<unknown>): (() => void) => {
  const line = queues.get(router) ?? { running: 0, waiting: new Set() };
  queues.set(router, line);
  line.waiting.add(fetchPage);
  runNext(line);
  return () => line.waiting.delete(fetchPage);
};

/** Prefetches a visible link's page in an idle moment. Returns a function that cancels it. */
export const prefetchWhenIdle = (router: AnyRouter, anchor: HTMLAnchorElement, href: string): (() => void) => {
  // TypeScript's DOM types lack this API.
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (!canPrefetch(connection) || !('IntersectionObserver' in window)) return () => {};
  const cancellations: (() => void)[] = [];
  const fetchPage = () => {
    const [to = '/', query = ''] = href.split(/[?#]/);
    return router.preloadRoute({ to, search: parseSearch(query) });
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    cancellations.push(whenIdle(() => cancellations.push(enqueue(router, fetchPage))));
  });
  observer.observe(anchor);
  return () => {
    observer.disconnect();
    for (const cancel of cancellations) cancel();
  };
};

/** Loads the script of the page that a press will show, in an idle moment. Returns a function that cancels it. */
export const loadWhenIdle = (router: AnyRouter, path: string): (() => void) =>
  whenIdle(() => {
    const route: AnyRoute | undefined = router.routesByPath[path];
    // The navigation handles a failure.
    if (route) void router.loadRouteChunk(route)?.catch(() => {});
  });

/** Runs a callback in an idle moment, after two seconds at the latest. Returns a function that cancels it. */
export const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(then, { timeout: PREFETCH_TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(then, PREFETCH_TIMEOUT_MS);
  return () => clearTimeout(handle);
};
