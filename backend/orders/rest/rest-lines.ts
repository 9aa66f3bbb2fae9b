import { parseLinesInput } from '#backend/line-pricing/line-input.ts';
import { addLines } from '#backend/orders/lines/add-lines.ts';
import { changeLines } from '#backend/orders/lines/change-lines.ts';
import { closeOrder, removeLine } from '#backend/orders/lines/remove.ts';
import { setOptions } from '#backend/orders/lines/set-options.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import type { BackendDeps, ServiceApp } from '#backend/platform/deps.ts';
import { readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { parseLineChange } from './rest-cart.ts';
import { parseOptions } from './wire-bodies.ts';

const done = { status: 1, message: 'OK' };

const line = '/v2/orders/:org/:store/:orderId/:lineId';

/** `draft` instead of a line id removes the order, so its route comes first. [REST-03] */
const removeRoutes = (app: ServiceApp, deps: BackendDeps, orders: OrderDeps): void => {
  app.delete('/v2/orders/:org/:store/:orderId/draft', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    await closeOrder(orders, visitor, c.req.param('orderId'), c.req.query('reason') ?? '');
    return c.json(done);
  });
  for (const path of [line, `${line}/delete`, `${line}/deleteOrderLineItem`])
    app.delete(path, async (c) => {
      const visitor = await requireVisitor(deps, c.req.raw.headers);
      await removeLine(
        orders,
        visitor,
        c.req.param('orderId') ?? '',
        c.req.param('lineId') ?? '',
        c.req.query('reason') ?? '',
      );
      return c.json(done);
    });
};

/** [REST-02, REST-03] */
export const lineRoutes = (app: ServiceApp, deps: BackendDeps, orders: OrderDeps): void => {
  removeRoutes(app, deps, orders);
  app.post('/v2/orders/:org/:store/:orderId/orderLineItem', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const input = parseLinesInput(await readJsonBody(c));
    const idempotencyKey = readIdempotencyKey(c.req.raw.headers) ?? input.lines[0]?.idempotencyKey ?? null;
    return c.json({ ...done, ...(await addLines(orders, visitor, c.req.param('orderId'), input, idempotencyKey)) });
  });
  app.put(`${line}/quantity`, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const orderId = c.req.param('orderId');
    const change = { lineId: c.req.param('lineId'), ...parseLineChange(c.req.query()) };
    return c.json(await changeLines(orders, visitor, orderId, [change], readIdempotencyKey(c.req.raw.headers)));
  });
  app.put(`${line}/options`, async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { orderId, lineId } = c.req.param();
    await setOptions(orders, visitor, orderId, lineId, parseOptions(await readJsonBody(c)));
    return c.json(done);
  });
};
