import { Hono } from 'hono';
import * as z from 'zod';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { parseWith, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import type { AutoRenewalBody, AutoRenewalsAnswer } from '#contracts/rest/auto-renewal-rest.ts';
import { listAutoRenewals, switchAutoRenewal } from './switch-auto-renewal.ts';

const body: z.ZodType<AutoRenewalBody> = z.object({ isOn: z.boolean() });

/** Which services renew themselves from the balance. [contracts/rest/auto-renewal-rest.ts] */
export const autoRenewalRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.get('/v1/auto-renewals', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json({ data: await listAutoRenewals(deps, visitor) } satisfies AutoRenewalsAnswer);
  });
  app.put('/v1/auto-renewals/:id', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { isOn } = parseWith(body, await readJsonBody(c));
    const serviceId = c.req.param('id');
    await switchAutoRenewal(deps, visitor, { serviceId, isOn }, readIdempotencyKey(c.req.raw.headers));
    return c.json({ data: true });
  });
  return app;
};
