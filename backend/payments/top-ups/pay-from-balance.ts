import { postEntry } from '#backend/balances/ledger.ts';
import { computeAmountDue, computeOrderTotals, lockOrder } from '#backend/order-store/stored-order.ts';
import { requireValidVouchers } from '#backend/orders/lines/change-vouchers.ts';
import { expirePayments } from '#backend/payments/close-pending-payments.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { requireOrderableDomains } from '#backend/payments/ordered-domains.ts';
import { loadOwnOrder } from '#backend/payments/read-payments.ts';
import { BALANCE } from '#backend/payments/schema.ts';
import { requireSettled, settleByNotification } from '#backend/payments/settle-order.ts';
import { addPayment } from '#backend/payments/transfers/add-payment.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { notFound, requireAllowed } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { refusePayment } from '#core/order-rules/settle-payment.ts';
import { zeroDong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';

export type BalancePayment = {
  readonly orderId: string;
  /** The amount that was seen, đồng. */
  readonly expected: number;
  /** Whose balance pays: the owner of the order. */
  readonly partyId: string;
  /** As in the ledger. */
  readonly by: 'customer' | 'auto-renewal';
};

/**
 * Pays all that an order still costs from its owner's balance, by the function that settles a notification of the bank:
 * invoice, set-up and mail follow as for any payment. The caller's transaction is rolled back when it throws NOT_FOUND,
 * ALREADY_PAID, ORDER_NOT_OPEN, AMOUNT_CHANGED {amount}, BALANCE_TOO_LOW {balance}.
 */
export const settleFromBalance = async (
  deps: PaymentDeps,
  tx: Transaction,
  { orderId, expected, partyId, by }: BalancePayment,
): Promise<void> => {
  const stored = await lockOrder(tx, orderId);
  const { financial, status, ownerPartyId, ownerLoggedIn } = stored.order;
  if (!ownerLoggedIn || ownerPartyId !== partyId) throw notFound('order', true);
  const due = computeAmountDue(stored);
  requireAllowed(refusePayment({ isPaid: financial === 'PAID', isOpen: status === 20, due }, expected));
  const now = deps.clock.now();
  const change = subtractDong(zeroDong, due);
  await postEntry(tx, { partyId, key: `order:${orderId}`, kind: 'payment', change, by, at: now, orderId });
  const payment = await addPayment(tx, stored, {
    methodCode: BALANCE,
    source: BALANCE,
    amount: due,
    total: computeOrderTotals(stored).gross,
    createdBy: partyId,
    now,
  });
  const { id: paymentId } = payment;
  const notification = { paymentId, isPaid: true, amount: due, transactionId: '', bankCode: null, paidAt: now };
  requireSettled(await settleByNotification(deps, tx, { stored, payment }, { notification, fields: {} }), 'settled');
};

/**
 * The customer pays their order, once per idempotency key. Throws as `settleFromBalance`, DOMAIN_UNAVAILABLE,
 * VOUCHER_GONE, INTENT_REUSED.
 */
export const payFromBalance = async (
  deps: PaymentDeps,
  visitor: SessionVisitor & { readonly partyId: string },
  asked: Pick<BalancePayment, 'orderId' | 'expected'>,
  idempotencyKey: string | null,
): Promise<void> => {
  const { partyId, sessionId } = visitor;
  const seen = await loadOwnOrder(deps, visitor, asked.orderId);
  if (seen.order.status === orderNumberOf.open) await requireOrderableDomains(deps, seen.lines);
  if (seen.order.vouchers.length > 0) await requireValidVouchers({ ...deps, expirePayments }, visitor, asked.orderId);
  await deps.db.transaction((tx) =>
    runOnce(tx, sessionId, idempotencyKey, inputHash(['payFromBalance', asked]), async () => {
      await settleFromBalance(deps, tx, { ...asked, partyId, by: 'customer' });
      return true;
    }),
  );
};
