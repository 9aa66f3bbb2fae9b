import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import { closePendingPayments } from '#backend/payments/close-pending-payments.ts';
import { type PaymentRow, payments } from '#backend/payments/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';

/** Throws ALREADY_PAID, ORDER_NOT_OPEN. */
export const requirePayable = ({ order }: StoredOrder): void => {
  if (order.financial !== 'UNPAID') throw new ServiceFailure('ALREADY_PAID', 'The order is paid');
  if (order.status !== orderNumberOf.open)
    throw new ServiceFailure('ORDER_NOT_OPEN', `The order is in state ${order.status}`);
};

/** What the shop does without, đồng, and why. */
export type Waiver = { readonly amount: number; readonly reason: string };

/** An attempt of the order that stands for money which a member saw or the balance of its owner has; replaces those that wait. Amounts in đồng. */
export const addPayment = async (
  tx: Transaction,
  { order }: StoredOrder,
  {
    methodCode,
    source,
    amount,
    total,
    waiver = null,
    createdBy,
    now,
  }: {
    readonly methodCode: string;
    readonly source: string;
    readonly amount: number;
    readonly total: number;
    readonly waiver?: Waiver | null;
    readonly createdBy: string;
    readonly now: number;
  },
): Promise<PaymentRow> => {
  await closePendingPayments(tx, order.id, 'superseded', now);
  const [payment] = await tx
    .insert(payments)
    .values({
      id: newId(),
      orderId: order.id,
      orderNumber: order.number,
      methodCode,
      amount,
      total,
      ...(waiver && { waived: waiver.amount, waiverReason: waiver.reason }),
      source,
      returnUrl: '',
      createdBy,
      createdAt: now,
      expiresAt: now,
    })
    .returning();
  if (!payment) throw new Error('no payment was stored');
  return payment;
};
