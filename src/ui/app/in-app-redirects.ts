import { redirect } from '@tanstack/react-router';
import type { RedirectDecision } from '#core/content/redirect-rule.ts';
import { mayFollow } from '#core/redirects/may-follow.ts';
import { StoppedError } from '#ui/failures/stopped-error.ts';
import type { RouterContext } from './context.ts';
import { publicQueryOf } from './queries.ts';

/** How long an answer counts, misses too, as on the host; and how long a page waits for one. Milliseconds. */
const FRESH_MS = 30_000;
const TIMEOUT_MS = 2_000;
const carryOn: RedirectDecision = { kind: 'continue' };

/**
 * The editors' rules for navigation inside the shop. `settled` is asked beside a page's loader: it lets the page be
 * drawn, sends on in its place, or throws StoppedError. Nothing is asked of the page that came with the document, nor
 * while only the query of the page changes. Trouble and slowness let the page go on. [RED-04, RED-05]
 */
export const inAppRedirects = ({ queryClient, client }: Pick<RouterContext, 'queryClient' | 'client'>) => {
  /** Addresses that have sent on since a page was last shown. */
  let trail: readonly string[] = [];

  const decisionFor = (path: string): Promise<RedirectDecision> =>
    queryClient
      .fetchQuery({ ...publicQueryOf(client, 'checkRedirect', { path }), staleTime: FRESH_MS })
      .catch(() => carryOn);

  return {
    /** `from`: path of the page that is shown now. */
    settled: async (pathname: string, search: string, from: string): Promise<void> => {
      if (from === pathname && trail.length === 0) return;
      const path = pathname + search;
      const decision = await Promise.race([decisionFor(path), late()]);
      if (decision.kind === 'continue') {
        trail = [];
        return;
      }
      const sent = [...trail, path];
      trail = [];
      if (decision.kind === 'gone') throw new StoppedError('gone');
      if (decision.kind === 'invalid' || !mayFollow(sent, decision.to)) throw new StoppedError('badRedirect');
      trail = sent;
      throw redirect({ href: decision.to, replace: true, ...(isElsewhere(decision.to) && { reloadDocument: true }) });
    },
  };
};

/** Another site's page, or a file: the browser must open it itself. */
const isElsewhere = (to: string): boolean => !to.startsWith('/') || /\.[a-z0-9]{2,5}$/i.test(to.split(/[?#]/)[0] ?? '');

const late = (): Promise<RedirectDecision> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(carryOn), TIMEOUT_MS);
  });
