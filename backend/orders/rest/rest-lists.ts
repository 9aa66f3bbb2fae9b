import { listOrders } from '#backend/orders/list-orders.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { toOrderWire } from '#backend/orders/order-wire.ts';
import { listOrderStatuses, loadOrder } from '#backend/orders/read-orders.ts';
import type { BackendDeps, ServiceApp } from '#backend/platform/deps.ts';
import { requireVisitor } from '#backend/platform/http/request-visitor.ts';

const parsePage = (text: string | undefined, otherwise: number, most: number): number => {
  const given = Number(text ?? otherwise);
  return Number.isInteger(given) && given >= 1 && given <= most ? given : otherwise;
};

/** Literal path segments come before those with an id. [SDK-01, WIRE 7.7] */
export const listRoutes = (app: ServiceApp, deps: BackendDeps, orders: OrderDeps): void => {
  app.get('/v2/orders/:org/:store/saleOrderStatus', (c) => c.json(listOrderStatuses()));
  app.get('/v2/orders/:org/:store/sell_order', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const statuses = (c.req.query('status') ?? '')
      .split(',')
      .map(Number)
      .filter((status) => status > 0);
    const currentPage = parsePage(c.req.query('currentPage'), 1, 100_000);
    const maxResult = parsePage(c.req.query('maxResult'), 4, 100);
    const query = { keyword: c.req.query('keyword') || null, statuses, page: currentPage, perPage: maxResult };
    const { total, data } = await listOrders(orders, visitor, query);
    return c.json({
      total,
      currentPage,
      maxResult,
      totalPage: Math.ceil(total / maxResult),
      data: data.map(toOrderWire),
    });
  });
  for (const name of ['sale_order', 'sell_order'])
    app.get(`/v2/orders/:org/:store/:orderId/${name}`, async (c) => {
      const visitor = await requireVisitor(deps, c.req.raw.headers);
      return c.json(toOrderWire(await loadOrder(orders, visitor, c.req.param('orderId') ?? '')));
    });
  app.get('/v2/front/orders/express/:org/:store', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json(toOrderWire(await loadOrder(orders, visitor, c.req.query('order_id') ?? '')));
  });
};
