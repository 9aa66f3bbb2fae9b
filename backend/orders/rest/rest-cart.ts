import { Hono } from 'hono';
import { cartKind, createTemporaryOrder } from '#backend/orders/create-order.ts';
import { addLines } from '#backend/orders/lines/add-lines.ts';
import { addToCart } from '#backend/orders/lines/add-to-cart.ts';
import { changeLines } from '#backend/orders/lines/change-lines.ts';
import { closeOrder, removeLine } from '#backend/orders/lines/remove.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { toOrderWire } from '#backend/orders/order-wire.ts';
import { findCartId, findCurrentCart, loadOrder } from '#backend/orders/read-orders.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { requestContext } from '#backend/platform/http/graphql-service.ts';
import { readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { parseCartAdd, parseCartLines } from './wire-bodies.ts';

type Visitor = Awaited<ReturnType<typeof requireVisitor>>;

const wholeNumber = (name: string, text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (!/^-?\d{1,10}$/.test(text)) throw new ServiceFailure('BAD_USER_INPUT', `${name} is a whole number`);
  return Number(text);
};

/** `quantity_new`, `term_new` or both. Throws BAD_USER_INPUT. */
export const parseLineChange = ({ quantity_new, term_new }: Readonly<Record<string, string>>) => {
  const change = { count: wholeNumber('quantity_new', quantity_new), time: wholeNumber('term_new', term_new) };
  if (change.count === null && change.time === null)
    throw new ServiceFailure('BAD_USER_INPUT', 'quantity_new is a whole number');
  return change;
};

/** Of the customer, or of the visitor when no customer is named. */
const loadCart = async (orders: OrderDeps, visitor: Visitor, customerId?: string) => {
  const named = customerId === undefined ? null : await findCartId(orders, visitor, customerId);
  const cart =
    customerId === undefined
      ? await findCurrentCart(orders, visitor)
      : named && (await loadOrder(orders, visitor, named));
  if (!cart) throw notFound('cart');
  return cart;
};

/** The visitor's current cart, without an order id. [SDK-05] */
export const cartRoutes = (deps: BackendDeps, orders: OrderDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const path = '/v2/carts/:org/:store';
  app.get(path, async (c) =>
    c.json(
      toOrderWire(await loadCart(orders, await requireVisitor(deps, c.req.raw.headers), c.req.query('customer_id'))),
    ),
  );
  app.post(path, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const input = parseCartAdd(await readJsonBody(c));
    const cart =
      (await findCurrentCart(orders, visitor))?.order.id ??
      (await createTemporaryOrder(orders, visitor, cartKind, null)).id;
    await addLines(orders, visitor, cart, input, readIdempotencyKey(c.req.raw.headers));
    return c.json(toOrderWire(await loadOrder(orders, visitor, cart)));
  });
  app.post(`${path}/lines`, async (c) => {
    const context = requestContext(deps, c);
    const { idempotencyKey } = context;
    return c.json(await addToCart(orders, context, { ...parseCartLines(await readJsonBody(c)), idempotencyKey }));
  });
  app.put(`${path}/:lineId`, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { order } = await loadCart(orders, visitor);
    const change = { lineId: c.req.param('lineId'), ...parseLineChange(c.req.query()) };
    return c.json(await changeLines(orders, visitor, order.id, [change], readIdempotencyKey(c.req.raw.headers)));
  });
  app.delete(`${path}/:lineId`, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { order } = await loadCart(orders, visitor);
    await removeLine(orders, visitor, order.id, c.req.param('lineId'), c.req.query('reason') ?? '');
    return c.json({ status: 1, message: 'OK' });
  });
  app.delete(path, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { order } = await loadCart(orders, visitor);
    await closeOrder(orders, visitor, order.id, c.req.query('reason') ?? '');
    return c.json({ status: 1, message: 'OK' });
  });
  return app;
};
