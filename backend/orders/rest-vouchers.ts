import { type Context, Hono } from 'hono';
import { limitVoucherGuesses } from '#backend/campaigns/limit-voucher-guesses.ts';
import type { BackendDeps, RequestVisitor, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { readJsonBody } from '#backend/platform/http/read-body.ts';
import { requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { addVoucher, removeVoucher } from './change-vouchers.ts';
import type { OrderDeps } from './order-deps.ts';
import { parseVoucherBuyer } from './wire-bodies.ts';

const done = { status: 1, message: 'OK' };

/** The public client sends no body. */
const readBuyer = async (c: Context<ServiceVariables>) => parseVoucherBuyer(await readJsonBody(c));

/** Below /orders for customers, below /front for guests. [WIRE 5, order; VOU-01] */
export const voucherRoutes = (deps: BackendDeps, orders: OrderDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const own = '/v2/orders/:org/:orderId/voucher/:voucherCode';
  const front = '/v2/front/orders/:org/:orderId/voucher/:voucherCode';
  const customer = async (headers: Headers) => {
    const visitor = await requireVisitor(deps, headers);
    if (visitor.partyId === null && !visitor.staff)
      throw new ServiceFailure('UNAUTHENTICATED', 'This address is for customers who have logged in');
    return visitor;
  };
  const limited = (c: Context<ServiceVariables>, visitor: RequestVisitor, guess: () => Promise<void>) =>
    limitVoucherGuesses(deps, { visitor, address: readClientAddress(deps, c.env, c.req.raw.headers) }, guess);
  app.on(['POST', 'PUT'], own, async (c) => {
    const { orderId, voucherCode } = c.req.param();
    const visitor = await customer(c.req.raw.headers);
    const buyer = await readBuyer(c);
    await limited(c, visitor, () => addVoucher(orders, visitor, orderId, voucherCode, buyer));
    return c.json(done);
  });
  app.delete(own, async (c) => {
    const { orderId, voucherCode } = c.req.param();
    await removeVoucher(orders, await customer(c.req.raw.headers), orderId, voucherCode);
    return c.json(done);
  });
  app.post(front, async (c) => {
    const { orderId, voucherCode } = c.req.param();
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const buyer = await readBuyer(c);
    await limited(c, visitor, () => addVoucher(orders, visitor, orderId, voucherCode, buyer));
    return c.json(done);
  });
  app.delete(front, async (c) => {
    const { orderId, voucherCode } = c.req.param();
    await removeVoucher(orders, await requireVisitor(deps, c.req.raw.headers), orderId, voucherCode);
    return c.json(done);
  });
  return app;
};
