import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { adoptOrder, findOrderHolder, revokeOrderLinks } from '#backend/orders/adopt-order.ts';
import { correctMailAddress, findRefusedMail } from '#backend/orders/correct-mail-address.ts';
import { openOrderLink, requestOrderLink } from '#backend/orders/open-order-link.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import type { MessageSettings } from '#backend/outbox/environment.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { parseWith, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import type { WireMailAddress, WireOrderLink, WireOrderLinkRequest } from '#contracts/rest/order-rest.ts';

const done = { status: 1, message: 'OK' };

const link = z.object({ token: z.string().max(500) }) satisfies z.ZodType<WireOrderLink>;
const corrected = z.object({
  use: z.enum(['ORDER', 'INVOICE']),
  email: z.string().max(300),
}) satisfies z.ZodType<WireMailAddress>;
const asked = z.object({
  orderNumber: z.string().max(100),
  email: z.string().max(300),
}) satisfies z.ZodType<WireOrderLinkRequest>;

/**
 * Links that open one order, what becomes of its guest, and the address of its mails. The token stands in the body,
 * never in a path.
 */
export const linkRoutes = (deps: BackendDeps<MessageSettings>, orders: OrderDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const addressOf = (c: Context<ServiceVariables>) => readClientAddress(deps, c.env, c.req.raw.headers);
  app.post('/v2/order-links/open', async (c) => {
    const { token } = parseWith(link, await readJsonBody(c));
    c.header('cache-control', 'no-store');
    return c.json(await openOrderLink(deps, addressOf(c), token));
  });
  app.post('/v2/order-links/request', async (c) => {
    const { headers } = c.req.raw;
    const visitor = await requireVisitor(deps, headers);
    const sender = { visitor, address: addressOf(c), idempotencyKey: readIdempotencyKey(headers) };
    await requestOrderLink(deps, sender, parseWith(asked, await readJsonBody(c)));
    return c.json(done);
  });
  app.get('/v2/orders/:org/:orderId/holder', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json(await findOrderHolder(orders, visitor, c.req.param('orderId')));
  });
  app.put('/v2/orders/:org/:orderId/adopt', async (c) => {
    await adoptOrder(orders, await requireVisitor(deps, c.req.raw.headers), c.req.param('orderId'));
    return c.json(done);
  });
  app.put('/v2/orders/:org/:orderId/revoke-links', async (c) => {
    await revokeOrderLinks(orders, await requireVisitor(deps, c.req.raw.headers), c.req.param('orderId'));
    return c.json(done);
  });
  app.get('/v2/orders/:org/:orderId/refused-mail', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json(await findRefusedMail(orders, visitor, c.req.param('orderId')));
  });
  app.put('/v2/orders/:org/:orderId/mail-address', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const body = parseWith(corrected, await readJsonBody(c));
    await correctMailAddress(deps, visitor, c.req.param('orderId'), body);
    return c.json(done);
  });
  return app;
};
