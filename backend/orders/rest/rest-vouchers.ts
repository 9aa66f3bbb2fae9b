import { type Context, Hono } from 'hono';
import { callAddVoucher, callRemoveVoucher, type VoucherCall } from '#backend/orders/lines/voucher-calls.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { readJsonBody } from '#backend/platform/http/read-body.ts';
import { requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { parseVoucherBuyer } from './wire-bodies.ts';

const done = { status: 1, message: 'OK' };

/** Below /orders for customers, below /front for guests. The public client sends no body. [WIRE 5, order; VOU-01] */
export const voucherRoutes = (deps: BackendDeps, orders: OrderDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const own = '/v2/orders/:org/:orderId/voucher/:voucherCode';
  const front = '/v2/front/orders/:org/:orderId/voucher/:voucherCode';
  for (const { path, asCustomer } of [
    { path: own, asCustomer: true },
    { path: front, asCustomer: false },
  ]) {
    const readCall = async (c: Context<ServiceVariables>): Promise<VoucherCall> => ({
      visitor: await requireVisitor(deps, c.req.raw.headers),
      address: readClientAddress(deps, c.env, c.req.raw.headers),
      orderId: c.req.param('orderId') ?? '',
      code: c.req.param('voucherCode') ?? '',
      asCustomer,
    });
    app.on(asCustomer ? ['POST', 'PUT'] : ['POST'], path, async (c) => {
      await callAddVoucher(orders, await readCall(c), parseVoucherBuyer(await readJsonBody(c)));
      return c.json(done);
    });
    app.delete(path, async (c) => {
      await callRemoveVoucher(orders, await readCall(c));
      return c.json(done);
    });
  }
  return app;
};
