import { type Context, Hono } from 'hono';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { linkKeyOf } from '#backend/platform/pages/link-key-of.ts';
import { staffHeaders } from '#backend/platform/pages/staff-style.ts';
import type { CrmDeps } from './crm-deps.ts';
import {
  canConfirm,
  confirmSubscription,
  createUnsubscribeKey,
  parseUnsubscribeKey,
  unsubscribe,
} from './newsletter.ts';
import {
  renderConfirmedPage,
  renderExpiredPage,
  renderIncompletePage,
  renderQuestionPage,
  renderUnsubscribedPage,
} from './newsletter-page.ts';

/** The URL contains the key: it must not leak as a referrer. */
const noReferrerHeaders = { ...staffHeaders, 'referrer-policy': 'no-referrer' };

/** Of the page's form; the one click of a mail program posts to the address with the key. [RFC 8058] */
const readKey = async (c: Context): Promise<string> => {
  const { key } = await c.req.parseBody();
  return typeof key === 'string' ? key : linkKeyOf(c);
};

/** `GET` shows a button, `POST` performs the action. Each key allows one action for one address. [MARKET 4.4] */
export const newsletterRoutes = (deps: CrmDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const { publicOrigin: origin, identity } = deps.environment;
  const shop = { name: identity.name, origin };
  const over = (c: Context) => c.html(renderExpiredPage(shop), 410, noReferrerHeaders);
  const incomplete = (c: Context) => c.html(renderIncompletePage(shop), 410, noReferrerHeaders);
  app.get('/newsletter/confirm', async (c) => {
    const key = linkKeyOf(c);
    return (await canConfirm(deps, key))
      ? c.html(renderQuestionPage('confirm', shop, key), 200, noReferrerHeaders)
      : over(c);
  });
  app.post('/newsletter/confirm', async (c) => {
    const row = await confirmSubscription(deps, await readKey(c));
    if (row === undefined) return over(c);
    return c.html(
      renderConfirmedPage(shop, `/newsletter/unsubscribe?key=${createUnsubscribeKey(deps, row.id)}`),
      200,
      noReferrerHeaders,
    );
  });
  app.get('/newsletter/unsubscribe', (c) => {
    const key = linkKeyOf(c);
    return parseUnsubscribeKey(deps, key) === null
      ? incomplete(c)
      : c.html(renderQuestionPage('unsubscribe', shop, key), 200, noReferrerHeaders);
  });
  app.post('/newsletter/unsubscribe', async (c) => {
    const id = parseUnsubscribeKey(deps, await readKey(c));
    if (id === null) return incomplete(c);
    await unsubscribe(deps, id);
    return c.html(renderUnsubscribedPage(shop), 200, noReferrerHeaders);
  });
  return app;
};
