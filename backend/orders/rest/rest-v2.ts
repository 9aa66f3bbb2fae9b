import { Hono } from 'hono';
import { parseLinesInput } from '#backend/line-pricing/line-input.ts';
import { completeOrders } from '#backend/orders/complete-orders.ts';
import { createOrderWithLines, createTemporaryOrder } from '#backend/orders/create-order.ts';
import { changeOrderState } from '#backend/orders/graphql.ts';
import { closeOrder, setNote } from '#backend/orders/lines/remove.ts';
import { mergeCarts, toMergeWire } from '#backend/orders/merge-carts.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { toOrderWire } from '#backend/orders/order-wire.ts';
import { loadOrder } from '#backend/orders/read-orders.ts';
import { assignOwner, setCustomer, setReceiver } from '#backend/orders/set-customer.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { parseWith, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { lineRoutes } from './rest-lines.ts';
import { listRoutes } from './rest-lists.ts';
import { guestCustomer, mergeBody, parseCancelReason, parseOwner, receiver, toStoredAddress } from './wire-bodies.ts';

const done = { status: 1, message: 'OK' };
const PLATFORMS = ['WEB', 'cart', 'website'];

/** [WIRE 5, order] */
const createRoutes = (app: ServiceApp, deps: BackendDeps, orders: OrderDeps): void => {
  const kindOf = (body: unknown) => {
    const given = typeof body === 'object' && body !== null ? body : {};
    const text = (name: string, otherwise: string): string => {
      const value: unknown = Object.getOwnPropertyDescriptor(given, name)?.value;
      return typeof value === 'string' ? value : otherwise;
    };
    return {
      orderType: text('orderType', 'SERVICE'),
      source: text('source', 'cart'),
      channel: text('channel', 'website'),
    };
  };
  app.post('/v2/orders/:org/:store/:platform/temp', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json(
      await createTemporaryOrder(orders, visitor, kindOf(await readJsonBody(c)), readIdempotencyKey(c.req.raw.headers)),
    );
  });
  app.post('/v2/orders/:org/:store/:platform', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    if (!PLATFORMS.includes(c.req.param('platform'))) throw new ServiceFailure('BAD_USER_INPUT', 'Unknown platform');
    const body = await readJsonBody(c);
    const items: unknown = typeof body === 'object' && body !== null && 'line_items' in body ? body.line_items : null;
    const idempotencyKey = readIdempotencyKey(c.req.raw.headers);
    return c.json(
      items === null
        ? await createTemporaryOrder(orders, visitor, kindOf(body), idempotencyKey)
        : await createOrderWithLines(orders, visitor, parseLinesInput(items), idempotencyKey),
    );
  });
};

/** Accepts PUT without a body. [FIN-01, WIRE 7.2, 7.3] */
const stateRoutes = (app: ServiceApp, deps: BackendDeps, orders: OrderDeps): void => {
  app.put('/v2/orders/:org/:store/complete', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const ids = (c.req.query('order_ids') ?? '').split(',').filter((id) => id !== '');
    return c.json(await completeOrders(orders, visitor, ids));
  });
  app.put('/v2/orders/:org/:store/:orderId/cancel', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const reason = parseCancelReason(await readJsonBody(c));
    await closeOrder(orders, visitor, c.req.param('orderId'), reason, 'ALREADY_PAID');
    return c.json(toOrderWire(await loadOrder(orders, visitor, c.req.param('orderId'))));
  });
  app.put('/v2/orders/:org/:store/:orderId/description', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    await setNote(orders, visitor, c.req.param('orderId'), await c.req.text());
    return c.json(done);
  });
  app.post('/v2/orders/:org/:store/:orderId/merge', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { oldCartId } = parseWith(mergeBody, await readJsonBody(c));
    return c.json(toMergeWire(await mergeCarts(orders, visitor, oldCartId, c.req.param('orderId'))));
  });
  app.put('/v2/orders/:org/:orderId/status/:status', async (c) => {
    const { headers } = c.req.raw;
    const buyer = { visitor: await requireVisitor(deps, headers), address: readClientAddress(deps, c.env, headers) };
    return c.json(await changeOrderState(orders, buyer, c.req.param('orderId'), c.req.param('status')));
  });
};

/** [FIN-01, WIRE 7.2] */
const customerRoutes = (app: ServiceApp, deps: BackendDeps, orders: OrderDeps): void => {
  app.put('/v2/orders/:org/:orderId/customer', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { partyId, receiverId, customer } = parseOwner(await readJsonBody(c));
    const orderId = c.req.param('orderId');
    return c.json(
      customer === null
        ? await assignOwner(orders, visitor, orderId, partyId, receiverId)
        : await setCustomer(orders, visitor, orderId, partyId, customer),
    );
  });
  app.put('/v2/front/orders/:org/:orderId/customerInfo', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { name, phone, email } = parseWith(guestCustomer, await readJsonBody(c));
    const changes = { ownerName: name, ownerPhone: phone, ownerEmail: email };
    return c.json(await setReceiver(orders, visitor, c.req.param('orderId'), changes));
  });
  app.put('/v2/front/orders/express/:org/:store/:orderId/shipping-address', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const at = parseWith(receiver, await readJsonBody(c));
    const changes = { ownerName: at.name, ownerPhone: at.phone, address: toStoredAddress(at) };
    return c.json(await setReceiver(orders, visitor, c.req.param('orderId'), changes));
  });
};

/** The storefront's order service, /v2. */
export const orderRestRoutes = (deps: BackendDeps, orders: OrderDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  listRoutes(app, deps, orders);
  lineRoutes(app, deps, orders);
  stateRoutes(app, deps, orders);
  customerRoutes(app, deps, orders);
  createRoutes(app, deps, orders);
  return app;
};
