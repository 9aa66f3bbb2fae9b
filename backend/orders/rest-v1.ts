import { type Context, Hono } from 'hono';
import { limitVoucherGuesses } from '#backend/campaigns/limit-voucher-guesses.ts';
import type { BackendDeps, ServiceApp, ServiceVariables, SessionVisitor } from '#backend/platform/deps.ts';
import { readClientAddress } from '#backend/platform/http/client-address.ts';
import { readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { GUEST_TOKEN_HEADER } from '#contracts/guest-token.ts';
import { requireGuestToken } from './guest-token.ts';
import { listVouchersForInput } from './line-vouchers.ts';
import type { OrderDeps } from './order-deps.ts';
import { toOrderWire } from './order-wire.ts';
import { findOrderByKey } from './read-orders.ts';
import { placeWholeOrder, type WholeOrder } from './whole-order.ts';
import { parseLineVouchers, parseWholeOrder } from './wire-bodies.ts';

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
  const place = (c: Context<ServiceVariables>, visitor: SessionVisitor, whole: WholeOrder) =>
    limitVoucherGuesses(deps, guesserOf(c, visitor), () =>
      placeWholeOrder(orders, visitor, whole, readIdempotencyKey(c.req.raw.headers)),
    );
  app.post('/v1/orders/express/:org/:store/cart', async (c) => {
    requireWebPlatform(c.req.query('platform'));
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { input, customer, vouched, time } = parseWholeOrder(await readJsonBody(c));
    const guest = { ...customer.contact, time: time ?? 0 };
    requireGuestToken(c.req.header(GUEST_TOKEN_HEADER) ?? null, guest, deps.secrets.signing, deps.clock.now());
    const whole = { input, customer, vouched, source: 'express' as const };
    return c.json(await place(c, visitor, whole));
  });
  app.get('/v1/orders/express/:org/:store/cart', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json(toOrderWire(await findOrderByKey(orders, visitor, c.req.query('intent') ?? '')));
  });
  app.post('/v1/orders/:org/:store/cart', async (c) => {
    requireWebPlatform(c.req.query('platform'));
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    if (visitor.partyId === null)
      throw new ServiceFailure('UNAUTHENTICATED', 'This order is for customers who are logged in');
    const { input, customer, vouched } = parseWholeOrder(await readJsonBody(c));
    const whole = { input, customer, vouched, source: 'order' as const };
    return c.json(await place(c, visitor, whole));
  });
  app.post('/v1/orders/:org/:store/vouchers', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { input, codes } = parseLineVouchers(await readJsonBody(c));
    const list = () => listVouchersForInput(orders, visitor, input, codes);
    const isWrong = ({ refused }: Awaited<ReturnType<typeof list>>) => refused.some(({ why }) => why === 'unknown');
    return c.json(await limitVoucherGuesses(deps, guesserOf(c, visitor), list, isWrong));
  });
  return app;
};
