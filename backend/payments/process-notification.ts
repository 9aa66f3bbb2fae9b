import { eq } from 'drizzle-orm';
import { confirmUses } from '#backend/campaigns/voucher-uses.ts';
import { computeOrderTotals, lockOrder, type StoredOrder } from '#backend/order-store/stored-order.ts';
import { confirmDomains } from '#backend/orders/domain-holds.ts';
import { markPaid } from '#backend/orders/mark-paid.ts';
import { queuePaymentReceived } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { decideSettlement } from '#core/order-rules/settle-payment.ts';
import { closePendingPayments } from './close-pending-payments.ts';
import type { PaymentDeps } from './environment.ts';
import { issueInvoice } from './issue-invoice.ts';
import { registerDomains } from './ordered-domains.ts';
import type { Answer, Fields, NotificationOutcome, PaymentNotification, PaymentProvider } from './provider.ts';
import { findPayment } from './read-payments.ts';
import { type NotificationVerdict, type PaymentRow, paymentNotifications, payments } from './schema.ts';

/**
 * The only way to settle payments: verifies the signature, then payment and amount, and settles in one transaction
 * under the order's row lock, so that duplicates settle once. Returns the provider's answer. Money that settles nothing
 * is stored for manual review (`review`).
 */
export const processNotification = async (
  deps: PaymentDeps,
  providers: readonly PaymentProvider[],
  request: Parameters<PaymentProvider['readNotification']>[0],
): Promise<NotificationAnswer> => {
  const read = providers.flatMap((provider) => {
    const told = provider.readNotification(request);
    return told === null ? [] : [{ provider, told }];
  });
  const [first] = read;
  if (first === undefined) {
    deps.log.warn('a payment notification bears no valid signature');
    return answerOf(providers[0], 'forged');
  }
  try {
    const known = await findPayment(deps, first.told.paymentId);
    // A provider can settle only its own payments.
    const own = read.find(({ provider }) => provider.code === known?.methodCode);
    if (!known || !own) return answerOf(first.provider, 'unknown-payment');
    const { told, provider } = own;
    const outcome = await deps.db.transaction((tx) => settleUnderLock(deps, tx, known, told, request.fields));
    return answerOf(provider, outcome);
  } catch (error) {
    deps.log.error({ err: error }, 'a payment notification could not be taken');
    return answerOf(first.provider, 'unexpected-error');
  }
};

/** The body for the provider; null: HTTP 204. */
export type NotificationAnswer = Answer | null;

const answerOf = (provider: PaymentProvider | undefined, outcome: NotificationOutcome): NotificationAnswer => {
  const isConfirmed = outcome === 'confirmed' || outcome === 'repeated';
  return provider?.confirmsWithoutContent && isConfirmed ? null : (provider?.answers[outcome] ?? {});
};

const outcomeOf: Readonly<Record<NotificationVerdict, NotificationOutcome>> = {
  settled: 'confirmed',
  declined: 'confirmed',
  repeated: 'repeated',
  review: 'repeated',
  'wrong-amount': 'wrong-amount',
};

/**
 * Marks payment and order as paid, supersedes other payments and issues the invoice, in the caller's transaction, which
 * holds the locks of order and payment. `late` depends on the bank's transfer time.
 */
const settlePayment = async (
  deps: PaymentDeps,
  tx: Transaction,
  stored: StoredOrder,
  payment: PaymentRow,
  told: PaymentNotification,
): Promise<void> => {
  const now = deps.clock.now();
  const paidAt = told.paidAt ?? now;
  await closePendingPayments(tx, payment.orderId, 'superseded', now);
  await markPaid(tx, payment.orderId, now);
  await registerDomains(tx, stored.lines);
  const invoiceId = await issueInvoice(deps, tx, stored, payment);
  await tx
    .update(payments)
    .set({
      state: 'paid',
      decidedAt: now,
      late: paidAt > payment.expiresAt,
      bankCode: told.bankCode,
      transactionId: told.transactionId || null,
      invoiceId,
    })
    .where(eq(payments.id, payment.id));
  await queuePaymentReceived(deps, tx, stored, invoiceId);
};

const settleUnderLock = async (
  deps: PaymentDeps,
  tx: Transaction,
  known: PaymentRow,
  told: PaymentNotification,
  fields: Fields,
): Promise<NotificationOutcome> => {
  const stored = await lockOrder(tx, known.orderId);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, known.id)).for('update');
  if (!payment) return 'unknown-payment';
  const now = deps.clock.now();
  const { status, financial } = stored.order;
  const order = { isPayable: status === 20 && financial === 'UNPAID', total: computeOrderTotals(stored).gross };
  const wished = decideSettlement(payment, told, order);
  const verdict = wished === 'settled' && !(await confirmReservations(tx, stored, now)) ? 'review' : wished;
  if (verdict === 'settled') await settlePayment(deps, tx, stored, payment, told);
  if (verdict === 'declined' && payment.state === 'waiting')
    await tx.update(payments).set({ state: 'failed', decidedAt: now }).where(eq(payments.id, payment.id));
  await tx.insert(paymentNotifications).values({
    id: newId(),
    paymentId: payment.id,
    receivedAt: now,
    verdict,
    amount: told.amount ?? 0,
    transactionId: told.transactionId,
    fields,
  });
  return outcomeOf[verdict];
};

class ReservationLost extends Error {}

/** At payment; false, without any change, when another order has taken a voucher use or a domain. */
const confirmReservations = async (tx: Transaction, stored: StoredOrder, now: number): Promise<boolean> => {
  try {
    await tx.transaction(async (inner) => {
      const kept = (await confirmUses(inner, stored, now)) && (await confirmDomains(inner, stored, now));
      if (!kept) throw new ReservationLost();
    });
    return true;
  } catch (error) {
    if (error instanceof ReservationLost) return false;
    throw error;
  }
};
