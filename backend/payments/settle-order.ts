import { eq } from 'drizzle-orm';
import { confirmUses } from '#backend/campaigns/voucher-uses.ts';
import { computeAmountDue, computeOrderTotals, type StoredOrder } from '#backend/order-store/stored-order.ts';
import { confirmDomains } from '#backend/orders/lines/domain-holds.ts';
import { markPaid } from '#backend/orders/mark-paid.ts';
import { queuePaymentReceived } from '#backend/orders/order-mails.ts';
import { issueInvoice } from '#backend/payments/invoices/issue-invoice.ts';
import { matchParts, recordPart } from '#backend/payments/transfers/part-payments.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { decideSettlement, type SettlementVerdict } from '#core/order-rules/settle-payment.ts';
import { addDong, type Dong, dong, zeroDong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import { closePendingPayments } from './close-pending-payments.ts';
import type { PaymentDeps } from './environment.ts';
import { registerDomains } from './ordered-domains.ts';
import { providerOf } from './payment-addresses.ts';
import { orderTotalOf } from './payment-state.ts';
import type { Fields, PaymentNotification } from './provider.ts';
import { BALANCE, type PaymentRow, paymentNotifications, payments, STAFF_MATCH } from './schema.ts';

/**
 * Marks payment and order as paid, supersedes other payments and issues the invoice, in the caller's transaction, which
 * holds the locks of order and payment. `late` depends on the bank's transfer time.
 */
const settlePayment = async (
  deps: PaymentDeps,
  tx: Transaction,
  stored: StoredOrder,
  payment: PaymentRow,
  { notification, surplus }: { readonly notification: PaymentNotification; readonly surplus: Dong },
): Promise<void> => {
  const now = deps.clock.now();
  const paidAt = notification.paidAt ?? now;
  await closePendingPayments(tx, payment.orderId, 'superseded', now);
  const received = surplus > 0 ? addDong(computeOrderTotals(stored).gross, surplus) : undefined;
  await markPaid(tx, payment.orderId, now, received);
  await matchParts(tx, payment.orderId);
  await registerDomains(tx, stored.lines);
  const invoiceId = await issueInvoice(deps, tx, stored, payment);
  await tx
    .update(payments)
    .set({
      state: 'paid',
      decidedAt: now,
      late: paidAt > payment.expiresAt,
      bankCode: notification.bankCode,
      transactionId: notification.transactionId || null,
      invoiceId,
    })
    .where(eq(payments.id, payment.id));
  await queuePaymentReceived(deps, tx, stored, {
    invoiceId,
    waived: dong(payment.waived),
    surplus,
    isFromBalance: payment.methodCode === BALANCE,
  });
};

/** `lost`: the refusal of a voucher or domain that another order has taken; then the verdict is `review`. */
type Settlement = { readonly verdict: SettlementVerdict; readonly lost: ServiceFailure | null };

/**
 * Money that a member or a balance gives pays the order, or nothing happens. Throws VOUCHER_REFUSED {code, why},
 * DOMAIN_UNAVAILABLE {domain, status}, ORDER_NOT_OPEN.
 */
export const requireSettled = ({ verdict, lost }: Settlement, ...wanted: readonly SettlementVerdict[]): void => {
  if (!wanted.includes(verdict))
    throw lost ?? new ServiceFailure('ORDER_NOT_OPEN', `The order takes no payment: ${verdict}`);
};

/**
 * Decides about reported money, settles the order with it or records the refusal, and stores the report, in the
 * caller's transaction, which holds the locks of order and payment. Notifications of providers and matches by hand both
 * end here.
 */
export const settleByNotification = async (
  deps: PaymentDeps,
  tx: Transaction,
  { stored, payment }: { readonly stored: StoredOrder; readonly payment: PaymentRow },
  {
    notification,
    fields,
    beyond = zeroDong,
  }: {
    readonly notification: PaymentNotification;
    readonly fields: Fields;
    /** What came with the money and was left out of its amount, because it goes back. */
    readonly beyond?: Dong;
  },
): Promise<Settlement> => {
  const now = deps.clock.now();
  const { status, financial } = stored.order;
  const order = {
    isPayable: status === 20 && financial === 'UNPAID',
    total: computeOrderTotals(stored).gross,
    due: computeAmountDue(stored),
  };
  const attempt = { ...payment, total: orderTotalOf(payment), takesParts: takesParts(deps, payment) };
  const wished = decideSettlement(attempt, notification, order);
  const lost = wished === 'settled' ? await confirmReservations(tx, stored, now) : null;
  const verdict = lost === null ? wished : 'review';
  if (verdict === 'settled') {
    const over = subtractDong(dong(notification.amount ?? 0), order.due);
    const surplus = addDong(beyond, over > 0 ? over : zeroDong);
    await settlePayment(deps, tx, stored, payment, { notification, surplus });
  }
  if (verdict === 'part')
    await recordPart(deps, tx, stored, { amount: notification.amount ?? 0, reference: notification.transactionId });
  if (verdict === 'declined' && payment.state === 'waiting')
    await tx.update(payments).set({ state: 'failed', decidedAt: now }).where(eq(payments.id, payment.id));
  await tx.insert(paymentNotifications).values({
    id: newId(),
    paymentId: payment.id,
    receivedAt: now,
    verdict,
    amount: notification.amount ?? 0,
    transactionId: notification.transactionId,
    fields,
  });
  return { verdict, lost };
};

/** The payer of a transfer types the amount, and a member matches any. */
const takesParts = (deps: PaymentDeps, { source, methodCode }: PaymentRow): boolean =>
  source === STAFF_MATCH || providerOf(deps, methodCode)?.kind === 'transfer';

/** At payment. The refusal, with nothing changed, when another order has taken a voucher use or a domain; else null. */
const confirmReservations = async (
  tx: Transaction,
  stored: StoredOrder,
  now: number,
): Promise<ServiceFailure | null> => {
  try {
    await tx.transaction(async (inner) => {
      await confirmUses(inner, stored, now);
      await confirmDomains(inner, stored, now);
    });
    return null;
  } catch (error) {
    if (error instanceof ServiceFailure) return error;
    throw error;
  }
};
