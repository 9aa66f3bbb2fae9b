import { Hono } from 'hono';
import * as z from 'zod';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readBearer } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { isSameSecret } from '#backend/platform/signature.ts';
import { REDEEM_PATH, type WireRedeemAnswer } from '#contracts/entrances.ts';
import { redeemServiceEntry } from './service-entries.ts';

const request = z.object({ token: z.string().max(200) });

/**
 * A connected panel asks what the token of a customer's browser opens. Panels hold a secret of their own, so that one
 * that leaks redeems entries and does nothing else. [SVC-01]
 */
export const redeemRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.post(REDEEM_PATH, async (c) => {
    const given = readBearer(c.req.raw.headers) ?? '';
    if (!deps.environment.entrances.secret?.some((each) => isSameSecret(each, given)))
      throw new ServiceFailure('UNAUTHENTICATED', 'PANEL_SECRET is required');
    const read = request.safeParse(await c.req.json().catch(() => null));
    if (!read.success) throw new ServiceFailure('BAD_USER_INPUT', 'The body must be {"token": "…"}');
    const redeemed = await redeemServiceEntry(deps, read.data.token);
    const answer: WireRedeemAnswer =
      redeemed.answer === 'unknown'
        ? { answer: 'unknown', service_id: null, name: null, username: null }
        : {
            answer: redeemed.answer,
            service_id: redeemed.serviceId,
            name: redeemed.name,
            username: redeemed.username,
          };
    return c.json(answer, 200, { 'cache-control': 'no-store' });
  });
  return app;
};
