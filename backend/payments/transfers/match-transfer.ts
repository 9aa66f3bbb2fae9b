import { eq } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import {
  computeAmountDue,
  computeOrderTotals,
  lockOrder,
  type StoredOrder,
} from '#backend/order-store/stored-order.ts';
import { queueTransferRefunded } from '#backend/orders/order-mails.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { payments, STAFF_MATCH } from '#backend/payments/schema.ts';
import { requireSettled, settleByNotification } from '#backend/payments/settle-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { mayWaive } from '#core/order-rules/settle-payment.ts';
import { type Dong, dong, formatDong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import { cleanLines } from '#core/shared/text/clean-typed.ts';
import { addPayment, requirePayable, type Waiver } from './add-payment.ts';
import { hasCounted, returnPart } from './part-payments.ts';
import { type TransferState, type UnmatchedTransferRow, unmatchedTransfers } from './transfer-schema.ts';

/** What a member may do with a transfer. */
export const transferRules: Readonly<
  Record<TransferState, { readonly mayMatch: boolean; readonly mayRefund: boolean }>
> = {
  waiting: { mayMatch: true, mayRefund: true },
  part: { mayMatch: false, mayRefund: true },
  matched: { mayMatch: false, mayRefund: false },
  'refund-due': { mayMatch: false, mayRefund: true },
  refunded: { mayMatch: false, mayRefund: false },
};

/** Locks the transfer until the transaction ends. Throws NOT_FOUND, STATUS_NOT_ALLOWED in another state. */
export const lockTransfer = async (
  tx: Transaction,
  id: string,
  deed: 'mayMatch' | 'mayRefund',
): Promise<UnmatchedTransferRow> => {
  const [transfer] = await tx.select().from(unmatchedTransfers).where(eq(unmatchedTransfers.id, id)).for('update');
  if (!transfer) throw notFound('transfer');
  if (!transferRules[transfer.state][deed])
    throw new ServiceFailure('STATUS_NOT_ALLOWED', `The transfer is in state ${transfer.state}`);
  return transfer;
};

/** Throws NOT_FOUND. */
const lockOrderOfNumber = async (tx: Transaction, number: string): Promise<StoredOrder> => {
  const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  if (!found) throw notFound('order');
  return lockOrder(tx, found.id);
};

/** The order that the transfer counts for, or whose payment it named; null for an unknown one. */
export const lockOrderOf = async (tx: Transaction, transferId: string): Promise<StoredOrder | null> => {
  const [found] = await tx
    .select({ counted: unmatchedTransfers.orderId, named: payments.orderId })
    .from(unmatchedTransfers)
    .leftJoin(payments, eq(payments.id, unmatchedTransfers.paymentId))
    .where(eq(unmatchedTransfers.id, transferId));
  const orderId = found?.counted ?? found?.named ?? null;
  return orderId === null ? null : lockOrder(tx, orderId);
};

export type Match = {
  readonly transferId: string;
  readonly orderNumber: string;
  /** What the member read off the transfer, đồng; anything else is a slip. */
  readonly amount: number;
  /** Why the shop does without what the transfer is short of; missing where it stays due. */
  readonly waiverReason?: string;
  readonly member: string;
};

/** Null without a reason. Throws FieldRefusal unless the money is short, and by no more than the shop allows. */
const waiverOf = (
  { environment }: Pick<PaymentDeps, 'environment'>,
  { amount, waiverReason }: Pick<Match, 'amount' | 'waiverReason'>,
  due: Dong,
): Waiver | null => {
  if (waiverReason === undefined) return null;
  const limit = environment.payments.waiverLimit;
  if (!mayWaive({ due, amount, limit }))
    throw new FieldRefusal({ amount: `Chỉ bỏ qua được khi thiếu không quá ${formatDong(dong(limit))}.` });
  return { amount: subtractDong(due, dong(amount)), reason: waiverReason };
};

/**
 * Counts money that named no payment or came too late for an open order, by the same function as a notification of the
 * bank. More than what is due leaves the rest to be refunded; less is a part payment, or with `waiverReason` settles the
 * order all the same. Throws NOT_FOUND, STATUS_NOT_ALLOWED for a transfer that is decided, AMOUNT_CHANGED, ALREADY_PAID,
 * ORDER_NOT_OPEN, FieldRefusal for a shortfall that may not be waived.
 */
export const matchTransfer = async (deps: PaymentDeps, tx: Transaction, match: Match): Promise<StaffChange> => {
  const { transferId, orderNumber, amount, member } = match;
  const transfer = await lockTransfer(tx, transferId, 'mayMatch');
  const stored = await lockOrderOfNumber(tx, orderNumber);
  const { order } = stored;
  const total = computeOrderTotals(stored).gross;
  const due = computeAmountDue(stored);
  requirePayable(stored);
  if (amount !== transfer.amount) throw new ServiceFailure('AMOUNT_CHANGED', 'The amount is not the transfer’s');
  const now = deps.clock.now();
  const counted = Math.min(amount, due);
  const waiver = waiverOf(deps, match, due);
  const payment = await addPayment(tx, stored, {
    methodCode: transfer.methodCode,
    source: STAFF_MATCH,
    amount: counted,
    total,
    waiver,
    createdBy: `staff ${member}`,
    now,
  });
  const notification = {
    paymentId: payment.id,
    isPaid: true,
    amount: counted,
    transactionId: transfer.transactionId,
    bankCode: null,
    paidAt: transfer.paidAt,
  };
  const settlement = await settleByNotification(
    deps,
    tx,
    { stored, payment },
    { notification, fields: { transfer: transfer.id }, beyond: subtractDong(dong(amount), dong(counted)) },
  );
  requireSettled(settlement, 'settled', 'part');
  const refundAmount = subtractDong(dong(amount), dong(counted));
  const state: TransferState = settlement.verdict === 'part' ? 'part' : refundAmount > 0 ? 'refund-due' : 'matched';
  await tx
    .update(unmatchedTransfers)
    .set({ state, orderId: order.id, refundAmount, decidedAt: now, decidedBy: member })
    .where(eq(unmatchedTransfers.id, transfer.id));
  return {
    before: { transfer: transfer.state, paid: order.financial },
    after: {
      transfer: state,
      order: order.number,
      paid: settlement.verdict === 'part' ? 'UNPAID' : 'PAID',
      amount,
      refundAmount,
      waived: waiver?.amount ?? 0,
    },
  };
};

/**
 * Records that money went back to its payer, outside this system: the whole of a transfer that nothing fits or that is a
 * part payment, or what a matched one has too much. The buyer of its order, when one is known, gets a mail. Throws NOT_FOUND,
 * STATUS_NOT_ALLOWED.
 */
export const recordRefund = async (
  deps: PaymentDeps,
  tx: Transaction,
  {
    transferId,
    note,
    member,
    toBalance = false,
  }: {
    readonly transferId: string;
    readonly note: string;
    readonly member: string;
    /** The caller puts it into the customer's balance. */
    readonly toBalance?: boolean;
  },
): Promise<StaffChange> => {
  // The order first, as whoever settles it does.
  const stored = await lockOrderOf(tx, transferId);
  const transfer = await lockTransfer(tx, transferId, 'mayRefund');
  const refundAmount = transfer.state === 'refund-due' ? transfer.refundAmount : transfer.amount;
  await tx
    .update(unmatchedTransfers)
    .set({
      state: 'refunded',
      refundAmount,
      refundNote: cleanLines(note),
      decidedAt: deps.clock.now(),
      decidedBy: member,
    })
    .where(eq(unmatchedTransfers.id, transfer.id));
  if (stored !== null) {
    const amount = dong(refundAmount);
    if (transfer.orderId !== null && hasCounted(stored)) await returnPart(deps, tx, stored, amount);
    await queueTransferRefunded(deps, tx, stored, { amount, transferId, toBalance });
  }
  return { before: { transfer: transfer.state }, after: { transfer: 'refunded', refundAmount } };
};
