import type { AnyRouter } from '@tanstack/react-router';
import { parseSearch } from '#ui/search.ts';

/** How long an idle moment may be waited for before the prefetch runs anyway, milliseconds. [spec 9] */
export const PREFETCH_TIMEOUT_MS = 2_000;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Nothing is fetched ahead on 2g or where the shopper saves data. [PRE-01] */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');

/** Fetches the page behind a link that has come into view, in an idle moment. Answers how to call it off. */
export const prefetchWhenIdle = (router: AnyRouter, anchor: HTMLAnchorElement, href: string): (() => void) => {
  // The Network Information API stands in no DOM typing.
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (!mayPrefetch(connection) || !('IntersectionObserver' in window)) return () => {};
  let callOff: (() => void) | null = null;
  const fetchPage = () => {
    const [to = '/', query = ''] = href.split(/[?#]/);
    void router.preloadRoute({ to, search: parseSearch(query) }).catch(() => {});
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    callOff = whenIdle(fetchPage);
  });
  observer.observe(anchor);
  return () => {
    observer.disconnect();
    callOff?.();
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
