import { computeAmountDue, computeOrderTotals, lockOrder } from '#backend/order-store/stored-order.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { CASH, STAFF_MATCH } from '#backend/payments/schema.ts';
import { requireSettled, settleByNotification } from '#backend/payments/settle-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { addPayment, requirePayable } from './add-payment.ts';

export type Cash = {
  readonly orderId: string;
  /** What the member counted, đồng; exactly what is due. */
  readonly amount: number;
  /** Number of the receipt that the buyer was given. */
  readonly receipt: string;
  readonly member: string;
};

/**
 * Counts cash that a member took, by the same function as a notification of the bank: the order is paid, its invoice
 * issued and its set-up queued. Throws NOT_FOUND, ALREADY_PAID, AMOUNT_CHANGED and as
 * `requireSettled`.
 */
export const recordCash = async (
  deps: PaymentDeps,
  tx: Transaction,
  { orderId, amount, receipt, member }: Cash,
): Promise<StaffChange> => {
  const stored = await lockOrder(tx, orderId);
  const { order } = stored;
  requirePayable(stored);
  if (amount !== computeAmountDue(stored)) throw new ServiceFailure('AMOUNT_CHANGED', 'Another amount is due');
  const now = deps.clock.now();
  const total = computeOrderTotals(stored).gross;
  const payment = await addPayment(tx, stored, {
    methodCode: CASH,
    source: STAFF_MATCH,
    amount,
    total,
    createdBy: `staff ${member}`,
    now,
  });
  const notification = {
    paymentId: payment.id,
    isPaid: true,
    amount,
    transactionId: receipt,
    bankCode: null,
    paidAt: now,
  };
  requireSettled(
    await settleByNotification(deps, tx, { stored, payment }, { notification, fields: { receipt } }),
    'settled',
  );
  return {
    before: { paid: 'UNPAID' },
    after: { order: order.number, paid: 'PAID', amount, method: CASH },
  };
};
