import { Hono } from 'hono';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import type { PaymentDeps } from './environment.ts';
import { takeNotification } from './take-notification.ts';

/** Where banks report: GET as VNPAY sends, or the same fields as a form. Always HTTP 200 with RspCode. [VNPAY 2.1.0, IPN] */
export const notifyRoutes = (deps: PaymentDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.get('/payment-hub/notify', async (c) => c.json(await takeNotification(deps, { ...c.req.query() })));
  app.post('/payment-hub/notify', async (c) => {
    const form = await c.req.parseBody();
    const fields = Object.fromEntries(
      Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    return c.json(await takeNotification(deps, fields));
  });
  return app;
};
