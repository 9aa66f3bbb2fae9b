import type { Hono } from 'hono';
import { newIdempotencyKey } from '#adapters/system/random.ts';
import { VIEW_LINK_PATH } from '#contracts/secrets/view-link.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { redirect } from '#host/http/redirect.ts';
import { visitorScope, withCookies } from '#host/http/request-scope.ts';

/** Longer than any token. */
const MAX_TOKEN = 500;

/**
 * Links of the desk to the shop as a customer sees it: exchanges the token for a cookie of its own and leads to an address
 * without it. Always redirects, is never cached and leaves no referrer.
 */
export const viewLinkRoute = (app: Hono<HostVariables>, deps: HostDeps): void => {
  app.get(`${VIEW_LINK_PATH}/:token`, async (c) => {
    const scope = visitorScope(c, deps);
    const token = c.req.param('token').slice(0, MAX_TOKEN);
    const opened = await scope.useCases.openView({ token, idempotencyKey: newIdempotencyKey() });
    if (!opened.ok) deps.flash.leave(scope.jar, { notice: 'view-refused', notify: null });
    const answer = redirect(opened.ok ? opened.value.goTo : '/', 303, deps.environment.publicOrigin);
    answer.headers.set('referrer-policy', 'no-referrer');
    answer.headers.set('x-robots-tag', 'noindex, nofollow');
    return withCookies(answer, scope);
  });
};
