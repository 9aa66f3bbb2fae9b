import { type Context, Hono } from 'hono';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
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
  renderConfirmPage,
  renderExpiredPage,
  renderUnsubscribedPage,
  renderUnsubscribePage,
} from './newsletter-page.ts';

/** The URL contains the key, which must not leak as a referrer or be cached. */
const noStoreHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

const readKey = async (c: Context): Promise<string> => {
  const { key } = await c.req.parseBody();
  return typeof key === 'string' ? key : '';
};

/** `GET` shows a button, `POST` performs the action. Each key allows one action for one address. [MARKET 4.4] */
export const newsletterRoutes = (deps: CrmDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const shop = deps.environment.publicOrigin;
  const over = (c: Context) => c.html(renderExpiredPage(shop), 410, noStoreHeaders);
  app.get('/newsletter/confirm', async (c) => {
    const key = c.req.query('key') ?? '';
    return (await canConfirm(deps, key)) ? c.html(renderConfirmPage(shop, key), 200, noStoreHeaders) : over(c);
  });
  app.post('/newsletter/confirm', async (c) => {
    const row = await confirmSubscription(deps, await readKey(c));
    if (row === undefined) return over(c);
    return c.html(
      renderConfirmedPage(shop, `/newsletter/unsubscribe?key=${createUnsubscribeKey(deps, row.id)}`),
      200,
      noStoreHeaders,
    );
  });
  app.get('/newsletter/unsubscribe', (c) => {
    const key = c.req.query('key') ?? '';
    return parseUnsubscribeKey(deps, key) === null
      ? over(c)
      : c.html(renderUnsubscribePage(shop, key), 200, noStoreHeaders);
  });
  app.post('/newsletter/unsubscribe', async (c) => {
    const id = parseUnsubscribeKey(deps, await readKey(c));
    if (id === null) return over(c);
    await unsubscribe(deps, id);
    return c.html(renderUnsubscribedPage(shop), 200, noStoreHeaders);
  });
  return app;
};
