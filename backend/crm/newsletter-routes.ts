import { type Context, Hono } from 'hono';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import type { CrmDeps } from './crm-deps.ts';
import { canConfirm, confirm, idInKey, unsubscribe, unsubscribeKey } from './newsletter.ts';
import { confirmedPage, confirmPage, endedPage, overPage, unsubscribePage } from './newsletter-page.ts';

/** The URL contains the key: it must not leak as a referrer, and the page must not be cached. */
const quiet = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

const keyInForm = async (c: Context): Promise<string> => {
  const { key } = await c.req.parseBody();
  return typeof key === 'string' ? key : '';
};

/**
 * Pages that newsletter messages link to: `GET` shows a button, `POST` performs the action. Each key allows one action
 * for one address. [MARKET 4.4]
 */
export const newsletterRoutes = (deps: CrmDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const shop = deps.environment.publicOrigin;
  const over = (c: Context) => c.html(overPage(shop), 410, quiet);
  app.get('/newsletter/confirm', async (c) => {
    const key = c.req.query('key') ?? '';
    return (await canConfirm(deps, key)) ? c.html(confirmPage(shop, key), 200, quiet) : over(c);
  });
  app.post('/newsletter/confirm', async (c) => {
    const row = await confirm(deps, await keyInForm(c));
    if (row === undefined) return over(c);
    return c.html(confirmedPage(shop, `/newsletter/unsubscribe?key=${unsubscribeKey(deps, row.id)}`), 200, quiet);
  });
  app.get('/newsletter/unsubscribe', (c) => {
    const key = c.req.query('key') ?? '';
    return idInKey(deps, key) === null ? over(c) : c.html(unsubscribePage(shop, key), 200, quiet);
  });
  app.post('/newsletter/unsubscribe', async (c) => {
    const id = idInKey(deps, await keyInForm(c));
    if (id === null) return over(c);
    await unsubscribe(deps, id);
    return c.html(endedPage(shop), 200, quiet);
  });
  return app;
};
