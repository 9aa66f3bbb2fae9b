import type { Hono } from 'hono';
import { newIdempotencyKey } from '#adapters/system/random.ts';
import { VIEW_LINK_PATH } from '#contracts/secrets/view-link.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { redirect } from '#host/http/redirect.ts';
import { visitorScope, withCookies } from '#host/http/request-scope.ts';
import type { Documents } from './documents.ts';

/** Longer than any token. */
const MAX_TOKEN = 500;

/**
 * Links of the desk to the shop as a customer sees it: exchanges the token for a cookie of its own and leads to an address
 * without it. Is never cached and leaves no referrer.
 */
export const viewLinkRoute = (app: Hono<HostVariables>, deps: HostDeps, pages: Documents): void => {
  app.get(`${VIEW_LINK_PATH}/:token`, async (c) => {
    const scope = visitorScope(c, deps);
    const token = c.req.param('token').slice(0, MAX_TOKEN);
    const opened = await scope.useCases.openView({ token, idempotencyKey: newIdempotencyKey() });
    const answer = opened.ok
      ? redirect(opened.value.goTo, 303, deps.environment.publicOrigin)
      : opened.failure.kind === 'link-expired'
        ? pages.plain('viewLinkOver', 410)
        : pages.plain('error', 503);
    answer.headers.set('referrer-policy', 'no-referrer');
    answer.headers.set('x-robots-tag', 'noindex, nofollow');
    return withCookies(answer, scope);
  });
};
