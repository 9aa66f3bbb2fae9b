import { type Context, Hono } from 'hono';
import { callLineVouchers } from '#backend/orders/lines/voucher-calls.ts';
import type { OrderDeps } from '#backend/orders/order-deps.ts';
import { toOrderWire } from '#backend/orders/order-wire.ts';
import { placeCustomerOrder, placeGuestOrder } from '#backend/orders/place-orders.ts';
import { findOrderByKey } from '#backend/orders/read-orders.ts';
import type { BackendDeps, ServiceApp, ServiceVariables, SessionVisitor } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { GUEST_TOKEN_HEADER } from '#contracts/secrets/guest-token.ts';

/** Only the website may send whole orders. */
const requireWebPlatform = (platform: string | undefined): void => {
  if (platform !== 'WEB') throw new ServiceFailure('BAD_USER_INPUT', 'platform is WEB');
};

/** Of guests with a signed guest token, or of logged-in customers. [REST-01, FIN-03, FIN-04] */
export const wholeOrderRoutes = (deps: BackendDeps, orders: OrderDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const guesserOf = (c: Context<ServiceVariables>, visitor: SessionVisitor) => ({
    visitor,
    address: readClientAddress(deps, c.env, c.req.raw.headers),
  });
  const readRequest = async (c: Context<ServiceVariables>) => {
    requireWebPlatform(c.req.query('platform'));
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const [body, idempotencyKey] = [await readJsonBody(c), readIdempotencyKey(c.req.raw.headers)];
    return { ...guesserOf(c, visitor), body, idempotencyKey };
  };
  app.post('/v1/orders/express/:org/:store/cart', async (c) =>
    c.json(await placeGuestOrder(orders, await readRequest(c), c.req.header(GUEST_TOKEN_HEADER) ?? null)),
  );
  app.get('/v1/orders/express/:org/:store/cart', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json(toOrderWire(await findOrderByKey(orders, visitor, c.req.query('intent') ?? '')));
  });
  app.post('/v1/orders/:org/:store/cart', async (c) => c.json(await placeCustomerOrder(orders, await readRequest(c))));
  app.post('/v1/orders/:org/:store/vouchers', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json(await callLineVouchers(orders, guesserOf(c, visitor), await readJsonBody(c)));
  });
  return app;
};
