import { Hono } from 'hono';
import * as z from 'zod';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { parseFields, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import type { StockAlertBody } from '#contracts/rest/shop-rest.ts';
import { isEmail, normaliseEmail } from '#core/shared/text/email-address.ts';
import { requestAlert } from './request-alert.ts';

const body = z.object({
  email: z.string().transform(normaliseEmail).refine(isEmail),
});

/** Customers and guests ask to be told when a plan is back. [CAT-10] */
export const stockAlertRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.post('/v1/stock-alerts/:org/:store/:product', async (c) => {
    const { headers } = c.req.raw;
    const visitor = await requireVisitor(deps, headers);
    const { email }: StockAlertBody = parseFields(body, await readJsonBody(c));
    const sender = {
      visitor,
      address: readClientAddress(deps, c.env, headers),
      idempotencyKey: readIdempotencyKey(headers),
    };
    await requestAlert(deps, sender, { productId: c.req.param('product'), email });
    return c.json({ data: true });
  });
  return app;
};
