import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { loadBalance } from '#backend/balances/read-balance.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { ServiceApp, ServiceVariables, SessionVisitor } from '#backend/platform/deps.ts';
import { parseFields, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { BalanceAnswer, BalancePaymentBody, NewTopUpBody, TopUpAnswer } from '#contracts/rest/balance-rest.ts';
import { payFromBalance } from './pay-from-balance.ts';
import { createTopUp, loadTopUp } from './top-ups.ts';

const amount = z.number().int().min(1).max(1e12);
const topUp = z.object({ amount });
const payment = z.object({ orderId: z.string().min(1).max(128), expected: amount });
const MAX_PAGE = 100_000;

type Customer = SessionVisitor & { readonly partyId: string };

/** Throws UNAUTHENTICATED for guests. */
const requireCustomer = async (deps: PaymentDeps, c: Context<ServiceVariables>): Promise<Customer> => {
  const visitor = await requireVisitor(deps, c.req.raw.headers);
  const { partyId } = visitor;
  if (partyId === null) throw new ServiceFailure('UNAUTHENTICATED', 'Only customers have a balance');
  return { ...visitor, partyId };
};

/** Prepaid balances of customers; each change once per idempotency key. [contracts/rest/balance-rest.ts] */
export const balanceRoutes = (deps: PaymentDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const at = '/v1/balance';
  app.get(at, async (c) => {
    const { partyId } = await requireCustomer(deps, c);
    const page = z.coerce.number().int().min(1).max(MAX_PAGE).catch(1).parse(c.req.query('page'));
    return c.json({ data: await loadBalance(deps.db, partyId, page) } satisfies BalanceAnswer);
  });
  app.post(`${at}/top-ups`, async (c) => {
    const { partyId, sessionId } = await requireCustomer(deps, c);
    const given: NewTopUpBody = parseFields(topUp, await readJsonBody(c));
    const key = readIdempotencyKey(c.req.raw.headers);
    const made = await deps.db.transaction((tx) =>
      runOnce(tx, sessionId, key, inputHash(['topUp', given]), () => createTopUp(deps, tx, partyId, given.amount)),
    );
    return c.json({ data: made } satisfies TopUpAnswer);
  });
  app.get(`${at}/top-ups/:id`, async (c) => {
    const { partyId } = await requireCustomer(deps, c);
    return c.json({ data: await loadTopUp(deps, partyId, c.req.param('id')) } satisfies TopUpAnswer);
  });
  app.post(`${at}/payments`, async (c) => {
    const customer = await requireCustomer(deps, c);
    const given: BalancePaymentBody = parseFields(payment, await readJsonBody(c));
    await payFromBalance(deps, customer, given, readIdempotencyKey(c.req.raw.headers));
    return c.json({ data: true });
  });
  return app;
};
