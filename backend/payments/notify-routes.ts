import { type Context, Hono } from 'hono';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { PaymentDeps } from './environment.ts';
import { postedFields } from './posted-fields.ts';
import { processNotification } from './process-notification.ts';

/** The copy of the query has a prototype, which the database driver needs. */
const fieldsOf = (c: Context, body: string) =>
  c.req.method === 'GET' ? { ...c.req.query() } : postedFields(c.req.header('content-type') ?? '', body);

/**
 * GET or POST, answered by HTTP 200, or 204 for a provider that wants no content: /payment-hub/notify/{code of the
 * method}; VNPAY uses only /payment-hub/notify.
 */
export const notifyRoutes = (deps: PaymentDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.on(['GET', 'POST'], '/payment-hub/notify/:code?', async (c) => {
    const code = c.req.param('code')?.toUpperCase();
    const providers = deps.environment.payments.providers.filter((each) => code === undefined || each.code === code);
    if (providers.length === 0) throw notFound('payment provider');
    const body = await c.req.text();
    const request = { fields: fieldsOf(c, body), headers: c.req.raw.headers, body };
    const answer = await processNotification(deps, providers, request);
    return answer === null ? c.body(null, 204) : c.json(answer);
  });
  return app;
};
