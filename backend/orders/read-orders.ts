import { and, count, desc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import {
  canAccess,
  canReadAndPay,
  eventActor,
  findOrder,
  findOrders,
  lockOrder,
  recordWrite,
  requireAllowed,
  type StoredOrder,
} from '#backend/order-store/stored-order.ts';
import { isStale, refreshPrices } from '#backend/orders/lines/refresh-prices.ts';
import { findAnswer } from '#backend/platform/database/idempotency.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { orderNumberOf, orderStates, orderStatusNames } from '#contracts/order-states.ts';
import { findOpenCart } from './create-order.ts';
import type { OrderDeps } from './order-deps.ts';

/** With current prices. Throws NOT_FOUND also for another visitor's order. [GQL-01 orderDetail] */
export const loadOrder = async (deps: OrderDeps, visitor: RequestVisitor, id: string): Promise<StoredOrder> =>
  toCurrent(deps, visitor, await findOrder(deps.db, id));

/** In the order of the ids; otherwise like `loadOrder`. */
export const loadOrders = async (
  deps: OrderDeps,
  visitor: RequestVisitor,
  ids: readonly string[],
): Promise<readonly StoredOrder[]> => {
  const found = await findOrders(deps.db, ids);
  return Promise.all(ids.map((id) => toCurrent(deps, visitor, found.get(id) ?? null)));
};

const toCurrent = async (deps: OrderDeps, visitor: RequestVisitor, found: StoredOrder | null): Promise<StoredOrder> => {
  const stored = requireAllowed(found, visitor, canReadAndPay);
  const { id } = stored.order;
  const now = deps.clock.now();
  if (stored.order.status !== orderNumberOf.draft || !stored.lines.some((line) => isStale(line, now))) return stored;
  return deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, id);
    const { lines, changed } = await refreshPrices(tx, locked, now);
    if (!changed) return locked;
    const order = await recordWrite(tx, locked.order, { kind: 'repriced', by: eventActor(visitor), at: now });
    return { order, lines };
  });
};

const withId = z.object({ id: z.string() });

/** Current state. Throws NOT_FOUND also when the key created something else. [REST-01, FIN-03] */
export const findOrderByKey = async (
  deps: OrderDeps,
  visitor: RequestVisitor & { readonly sessionId: string },
  key: string,
): Promise<StoredOrder> => {
  const answer = withId.safeParse(await findAnswer(deps.db, visitor.sessionId, key));
  if (!answer.success) throw notFound('order');
  const stored = await loadOrder(deps, visitor, answer.data.id);
  if (stored.order.source === 'cart') throw notFound('order');
  return stored;
};

/** Returns it only to the owner. [GQL-01] */
export const findCartId = async (deps: OrderDeps, visitor: RequestVisitor, partyId: string): Promise<string | null> => {
  const cart = await findOpenCart(deps.db, partyId);
  return cart && canAccess(visitor, cart) ? cart.id : null;
};

/** The newest open cart of any visitor. [SDK-05] */
export const findCurrentCart = async (deps: OrderDeps, visitor: RequestVisitor): Promise<StoredOrder | null> => {
  const mine =
    visitor.partyId === null
      ? and(eq(orders.session, visitor.sessionId ?? ''), eq(orders.ownerLoggedIn, false))
      : eq(orders.ownerPartyId, visitor.partyId);
  const [cart] = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(mine, eq(orders.source, 'cart'), eq(orders.status, orderNumberOf.draft)))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(1);
  return cart ? loadOrder(deps, visitor, cart.id) : null;
};

/** Parent items only. [GQL-01 getQuantityOfLineItems] */
export const countTopLines = async (deps: OrderDeps, visitor: RequestVisitor, id: string): Promise<number> => {
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, id));
  if (!order || !canAccess(visitor, order)) throw notFound('order', order !== undefined);
  const [found] = await deps.db
    .select({ lines: count() })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), isNull(orderLines.removedAt), isNull(orderLines.parentId)));
  return found?.lines ?? 0;
};

/** [SDK-01] */
export const listOrderStatuses = () =>
  Object.entries(orderNumberOf).map(([status, id]) => ({
    id,
    code: orderStates[id],
    // The table has the statuses as keys.
    name: orderStatusNames[status as keyof typeof orderNumberOf],
  }));
