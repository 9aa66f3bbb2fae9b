import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { addVoucher, removeVoucher } from './change-vouchers.ts';
import type { OrderDeps } from './order-deps.ts';

const done = { status: 1, message: 'OK' };

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
  app.on(['POST', 'PUT'], own, async (c) => {
    const { orderId, voucherCode } = c.req.param();
    await addVoucher(orders, await customer(c.req.raw.headers), orderId, voucherCode);
    return c.json(done);
  });
  app.delete(own, async (c) => {
    const { orderId, voucherCode } = c.req.param();
    await removeVoucher(orders, await customer(c.req.raw.headers), orderId, voucherCode);
    return c.json(done);
  });
  app.post(front, async (c) => {
    const { orderId, voucherCode } = c.req.param();
    await addVoucher(orders, await requireVisitor(deps, c.req.raw.headers), orderId, voucherCode);
    return c.json(done);
  });
  app.delete(front, async (c) => {
    const { orderId, voucherCode } = c.req.param();
    await removeVoucher(orders, await requireVisitor(deps, c.req.raw.headers), orderId, voucherCode);
    return c.json(done);
  });
  return app;
};
