import type { AnyRouter } from '@tanstack/react-router';
import { parseSearch } from './search.ts';

/** How long an idle moment may be waited for before the prefetch runs anyway, milliseconds. [spec 9] */
export const PREFETCH_TIMEOUT_MS = 2_000;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Nothing is fetched ahead on 2g or where the shopper saves data. [PRE-01] */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');

/** Pages that are fetched ahead at once: a browser opens six connections to a site, and what is wanted now goes first. */
const AT_ONCE = 2;

type Line = { underway: number; readonly waiting: Set<() => Promise<unknown>> };
const lines = new WeakMap<AnyRouter, Line>();

const advance = (line: Line): void => {
  for (const fetchPage of line.waiting) {
    if (line.underway >= AT_ONCE) return;
    line.waiting.delete(fetchPage);
    line.underway += 1;
    const end = () => {
      line.underway -= 1;
      advance(line);
    };
    fetchPage().then(end, end);
  }
};

/** Puts a fetch at the end of the router's line. Answers how to take it out again. */
const standInLine = (router: AnyRouter, fetchPage: () => Promise<unknown>): (() => void) => {
  const line = lines.get(router) ?? { underway: 0, waiting: new Set() };
  lines.set(router, line);
  line.waiting.add(fetchPage);
  advance(line);
  return () => line.waiting.delete(fetchPage);
};

/** Fetches the page behind a link that has come into view, in an idle moment. Answers how to call it off. */
export const prefetchWhenIdle = (router: AnyRouter, anchor: HTMLAnchorElement, href: string): (() => void) => {
  // The Network Information API stands in no DOM typing.
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (!mayPrefetch(connection) || !('IntersectionObserver' in window)) return () => {};
  const begun: (() => void)[] = [];
  const fetchPage = () => {
    const [to = '/', query = ''] = href.split(/[?#]/);
    return router.preloadRoute({ to, search: parseSearch(query) });
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    begun.push(whenIdle(() => begun.push(standInLine(router, fetchPage))));
  });
  observer.observe(anchor);
  return () => {
    observer.disconnect();
    for (const callOff of begun) callOff();
  };
};

/** Waits for an idle moment, two seconds at most. Answers how to call it off. */
export const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(then, { timeout: PREFETCH_TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(then, PREFETCH_TIMEOUT_MS);
  return () => clearTimeout(handle);
};
