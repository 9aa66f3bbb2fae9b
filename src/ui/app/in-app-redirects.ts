import { redirect } from '@tanstack/react-router';
import type { RedirectDecision } from '#core/content/redirect-rule.ts';
import { canFollowRedirect } from '#core/redirects/can-follow-redirect.ts';
import { BlockedPageError } from '#ui/failures/blocked-page-error.ts';
import type { RouterContext } from './context.ts';
import { publicQueryOf } from './queries.ts';

/** TTL of a decision (also «no rule») and timeout for loading one, in milliseconds. */
const FRESH_MS = 30_000;
const TIMEOUT_MS = 2_000;
const noRedirect: RedirectDecision = { kind: 'continue' };

/**
 * Applies the editors' redirect rules to client-side navigation. Runs beside the loader: resolves, redirects, or throws
 * for a blocked page. On failure or timeout the page is rendered. [RED-04, RED-05]
 */
export const createInAppRedirects = ({ queryClient, client }: Pick<RouterContext, 'queryClient' | 'client'>) => {
  /** Paths that redirected since the last page. */
  let trail: readonly string[] = [];

  const loadDecision = (path: string): Promise<RedirectDecision> =>
    queryClient
      .fetchQuery({ ...publicQueryOf(client, 'checkRedirect', { path }), staleTime: FRESH_MS })
      .catch(() => noRedirect);

  return async (pathname: string, search: string, from: string): Promise<void> => {
    if (from === pathname && trail.length === 0) return;
    const path = pathname + search;
    const decision = await Promise.race([loadDecision(path), timeout()]);
    if (decision.kind === 'continue') {
      trail = [];
      return;
    }
    const visited = [...trail, path];
    trail = [];
    if (decision.kind === 'gone') throw new BlockedPageError('gone');
    if (decision.kind === 'invalid' || !canFollowRedirect(visited, decision.to))
      throw new BlockedPageError('badRedirect');
    trail = visited;
    throw redirect({
      href: decision.to,
      replace: true,
      ...(isExternalOrFile(decision.to) && { reloadDocument: true }),
    });
  };
};

/** The browser must load these itself. */
const isExternalOrFile = (to: string): boolean =>
  !to.startsWith('/') || /\.[a-z0-9]{2,5}$/i.test(to.split(/[?#]/)[0] ?? '');

const timeout = (): Promise<RedirectDecision> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(noRedirect), TIMEOUT_MS);
  });
