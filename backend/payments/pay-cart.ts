import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import * as z from 'zod';
import { checkDomain } from '#backend/domain-registry/service.ts';
import { orders } from '#backend/order-store/schema.ts';
import { computeOrderTotals, type StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Buyer } from '#backend/orders/count-guest-order.ts';
import { openOrder } from '#backend/orders/open-order.ts';
import { loadOrder } from '#backend/orders/read-orders.ts';
import { findAnswer } from '#backend/platform/database/idempotency.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { notFound, requireAllowed } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { refusePayment } from '#core/order-rules/settle-payment.ts';
import { expirePayments } from './close-pending-payments.ts';
import type { PaymentDeps } from './environment.ts';
import { findPayment } from './read-payments.ts';
import { closePayments } from './transfers/part-payments.ts';

const withId = z.object({ id: z.string() });

/** The order of the payment that this key made before; null without one. */
const findPaidBefore = async (deps: PaymentDeps, sessionId: string, key: string | null): Promise<string | null> => {
  const answer = key === null ? null : withId.safeParse(await findAnswer(deps.db, sessionId, key));
  return answer?.success ? ((await findPayment(deps, answer.data.id))?.orderId ?? null) : null;
};

/** Looked through for one with something in it. */
const MAX_CARTS = 5;

/** The newest cart with something in it, or order placed from one, that this visitor may change and nobody paid. */
const findPayableCart = async (deps: PaymentDeps, visitor: SessionVisitor): Promise<StoredOrder> => {
  const { partyId, sessionId } = visitor;
  const mine =
    partyId === null
      ? and(eq(orders.session, sessionId), eq(orders.ownerLoggedIn, false))
      : eq(orders.ownerPartyId, partyId);
  const rows = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        mine,
        eq(orders.source, 'cart'),
        inArray(orders.status, [orderNumberOf.draft, orderNumberOf.open]),
        ne(orders.financial, 'PAID'),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(MAX_CARTS);
  for (const { id } of rows) {
    const stored = await loadOrder(ordersOf(deps), visitor, id);
    if (stored.lines.length > 0) return stored;
  }
  throw notFound('cart');
};

export const ordersOf = (deps: PaymentDeps) => ({
  ...deps,
  checkDomain: checkDomain(deps),
  expirePayments,
  closePayments,
});

/**
 * The order that a payment without an order is for: the visitor's cart, which is placed if it still is a draft. Nothing
 * is placed when its total is not the expected one (đồng). Repeated calls find the same order. Throws NOT_FOUND,
 * AMOUNT_CHANGED {amount} and the failures of `openOrder`.
 */
export const placeCart = async (
  deps: PaymentDeps,
  buyer: Buyer,
  idempotencyKey: string | null,
  expected: number | null,
): Promise<string> => {
  const { visitor } = buyer;
  const before = await findPaidBefore(deps, visitor.sessionId, idempotencyKey);
  if (before !== null) return before;
  const cart = await findPayableCart(deps, visitor);
  requireAllowed(refusePayment({ isPaid: false, isOpen: true, due: computeOrderTotals(cart).gross }, expected));
  await openOrder(ordersOf(deps), buyer, cart.order.id);
  return cart.order.id;
};
