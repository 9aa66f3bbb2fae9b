import type { Hono } from 'hono';
import { newIdempotencyKey } from '#adapters/system/random.ts';
import { ORDER_LINK_PATH } from '#contracts/secrets/order-link.ts';
import { orderLinkTarget } from '#core/orders/order-link-target.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { redirect } from '#host/http/redirect.ts';
import { visitorScope, withCookies } from '#host/http/request-scope.ts';

/** Longer than any token. */
const MAX_TOKEN = 500;

/**
 * Links of orders in mails: exchanges the token for a cookie and leads to an address without it, before redirect rules
 * send the path to the content system. Always redirects, is never cached and leaves no referrer; nothing changes at the
 * services, so that mail scanners may open it as often as they like. [decision 0043]
 */
export const orderLinkRoutes = (app: Hono<HostVariables>, deps: HostDeps): void => {
  app.get(`${ORDER_LINK_PATH}/:token`, async (c) => {
    const scope = visitorScope(c, deps);
    const token = c.req.param('token').slice(0, MAX_TOKEN);
    const opened = await scope.useCases.openOrderLink({ token, idempotencyKey: newIdempotencyKey() });
    const answer = withCookies(redirect(orderLinkTarget(opened), 303, deps.environment.publicOrigin), scope);
    answer.headers.set('referrer-policy', 'no-referrer');
    answer.headers.set('x-robots-tag', 'noindex, nofollow');
    return answer;
  });
};
