import { and, eq } from 'drizzle-orm';
import {
  canAccess,
  canReadAndPay,
  computeAmountDue,
  computeOrderTotals,
  lockOrder,
  lockOrderForKey,
  type StoredOrder,
} from '#backend/order-store/stored-order.ts';
import type { Buyer } from '#backend/orders/count-guest-order.ts';
import { requireValidVouchers } from '#backend/orders/lines/change-vouchers.ts';
import { reserveDomains } from '#backend/orders/lines/domain-holds.ts';
import { loadStatusesOfOrder } from '#backend/orders/open-order.ts';
import { type Placement, placeDraft } from '#backend/orders/place-draft.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, keepAnswers, replay, runOnce } from '#backend/platform/database/idempotency.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { accept, notFound, requireAllowed } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import type { Refusal } from '#core/order-rules/refusal.ts';
import { refusePayment } from '#core/order-rules/settle-payment.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { closePendingPayments, expirePayments } from './close-pending-payments.ts';
import type { PaymentDeps } from './environment.ts';
import { requireOrderableDomains } from './ordered-domains.ts';
import { ordersOf } from './pay-cart.ts';
import { providerOf } from './payment-addresses.ts';
import { requireMethod } from './payment-methods.ts';
import { PAYMENT_TTL_MS } from './payment-state.ts';
import type { PaymentProvider } from './provider.ts';
import { loadOwnOrder } from './read-payments.ts';
import { safeReturnUrl } from './safe-return-url.ts';
import { type PaymentRow, payments } from './schema.ts';

/** Empty when the client tells none. */
export type PayerContact = { readonly phone: string; readonly email: string };

export type NewPayment = {
  readonly orderId: string;
  readonly methodCode: string;
  /** Expected total, đồng; null accepts the order's total. */
  readonly amount: number | null;
  readonly returnUrl: string | null;
  readonly source: string;
  /** Empty when unknown. */
  readonly payerIp: string;
  readonly payer?: PayerContact;
};

/**
 * Once per idempotency key. Returns the pending payment of the same method, and supersedes one of another; the order's
 * row lock and a unique index allow one pending payment. Throws NOT_FOUND, ALREADY_PAID, ORDER_NOT_OPEN,
 * METHOD_UNKNOWN, AMOUNT_CHANGED {amount}, DOMAIN_UNAVAILABLE {domain, status}, VOUCHER_GONE {code, why, old, new},
 * INTENT_REUSED, BAD_USER_INPUT.
 */
export const createPayment = async (
  deps: PaymentDeps,
  visitor: SessionVisitor,
  idempotencyKey: string | null,
  wish: NewPayment,
): Promise<PaymentRow> => {
  const seen = await loadOwnOrder(deps, visitor, wish.orderId);
  if (seen.order.status === orderNumberOf.open) await requireOrderableDomains(deps, seen.lines);
  if (seen.order.vouchers.length > 0) await requireValidVouchers({ ...deps, expirePayments }, visitor, wish.orderId);
  return deps.db.transaction(async (tx) => {
    const answer = await runOnce(tx, visitor.sessionId, idempotencyKey, paymentHash(wish), async () => ({
      id: await findPendingPayment(deps, tx, visitor, wish),
    }));
    return requirePayment(tx, answer);
  });
};

const paymentHash = (wish: NewPayment): string => inputHash(['payment', { ...wish, payerIp: '' }]);

/**
 * The first payment of a draft, which it places: `placeDraft` and `createPayment` as one change, with the same keys.
 * Throws and refuses as they do.
 */
export const placeAndPay = async (
  deps: PaymentDeps,
  buyer: Buyer,
  key: string,
  wish: NewPayment,
  placement: Placement,
): Promise<PaymentRow> => {
  const { visitor } = buyer;
  const orderDeps = ordersOf(deps);
  const statuses = await loadStatusesOfOrder(orderDeps, visitor, wish.orderId);
  // A refusal keeps the new prices, so it is thrown after the transaction.
  const paid = await deps.db.transaction(async (tx): Promise<Result<PaymentRow, Refusal>> => {
    const { kept, ...stored } = await lockOrderForKey(tx, visitor, wish.orderId, key);
    if (kept !== null) return ok(await requirePayment(tx, replay<PaymentAnswer>(kept, paymentHash(wish))));
    if (!canAccess(visitor, stored.order)) throw notFound('order', true);
    const provider = await requireMethod(deps, tx, wish.methodCode, computeAmountDue(stored));
    const { placed, keys } = await placeDraft(orderDeps, tx, buyer, stored, placement, statuses);
    if (!placed.ok) return placed;
    requirePayable(placed.value, wish);
    const by = { id: newId(), now: deps.clock.now(), createdBy: visitor.partyId ?? 'guest' };
    const row = buildPaymentRow(deps, placed.value, wish, provider, by);
    const [made] = await tx.insert(payments).values(row).returning();
    if (!made) throw new Error('the payment was not written');
    await keepAnswers(tx, visitor.sessionId, [...keys, { key, inputHash: paymentHash(wish), answer: { id: made.id } }]);
    return ok(made);
  });
  return accept(paid);
};

type PaymentAnswer = Pick<PaymentRow, 'id'>;

const requirePayment = async (tx: Transaction, { id }: PaymentAnswer): Promise<PaymentRow> => {
  const [made] = await tx.select().from(payments).where(eq(payments.id, id));
  if (!made) throw notFound('payment');
  return made;
};

const findPendingPayment = async (
  deps: PaymentDeps,
  tx: Transaction,
  visitor: SessionVisitor,
  wish: NewPayment,
): Promise<string> => {
  const stored = await lockOrder(tx, wish.orderId);
  if (!canReadAndPay(visitor, stored.order)) throw notFound('order', true);
  requirePayable(stored, wish);
  const provider = await requireMethod(deps, tx, wish.methodCode, computeAmountDue(stored));
  const now = deps.clock.now();
  const waiting = and(eq(payments.orderId, wish.orderId), eq(payments.state, 'waiting'));
  const [before] = await tx.select().from(payments).where(waiting);
  if (before && before.methodCode === provider.code && now < before.expiresAt) return before.id;
  await reserveDomains(tx, stored, now);
  if (before) await closePendingPayments(tx, wish.orderId, before.expiresAt <= now ? 'expired' : 'superseded', now);
  const id = newId();
  await tx
    .insert(payments)
    .values(buildPaymentRow(deps, stored, wish, provider, { id, now, createdBy: visitor.partyId ?? 'guest' }));
  return id;
};

const requirePayable = (stored: StoredOrder, wish: NewPayment): void => {
  const { financial, status } = stored.order;
  const due = computeAmountDue(stored);
  requireAllowed(refusePayment({ isPaid: financial === 'PAID', isOpen: status === 20, due }, wish.amount));
};

const buildPaymentRow = (
  deps: PaymentDeps,
  stored: StoredOrder,
  wish: NewPayment,
  provider: PaymentProvider,
  { id, now, createdBy }: { readonly id: string; readonly now: number; readonly createdBy: string },
) => {
  const { order } = stored;
  const amount = computeAmountDue(stored);
  return {
    id,
    orderId: order.id,
    orderNumber: order.number,
    methodCode: wish.methodCode,
    amount,
    total: computeOrderTotals(stored).gross,
    source: wish.source,
    returnUrl: safeReturnUrl(wish.returnUrl, deps.environment.publicOrigin),
    qrText: provider.kind === 'transfer' ? provider.qrText(order.number, amount) : null,
    payerIp: wish.payerIp,
    payerPhone: wish.payer?.phone ?? '',
    payerEmail: wish.payer?.email ?? '',
    createdBy,
    createdAt: now,
    expiresAt: now + PAYMENT_TTL_MS,
  };
};

/** Replaces the codes of an order by one for what a part payment left. The caller holds the order's lock. */
export const askForRest = async (
  deps: PaymentDeps,
  tx: Transaction,
  orderId: string,
  { methodCode, returnUrl, source, payerIp, createdBy, ...before }: PaymentRow,
): Promise<void> => {
  const now = deps.clock.now();
  await closePendingPayments(tx, orderId, 'superseded', now);
  const provider = providerOf(deps, methodCode);
  if (provider === undefined) return;
  const payer = { phone: before.payerPhone, email: before.payerEmail };
  const wish = { orderId, methodCode, amount: null, returnUrl, source, payerIp, payer };
  const made = { id: newId(), now, createdBy };
  await tx.insert(payments).values(buildPaymentRow(deps, await lockOrder(tx, orderId), wish, provider, made));
};
