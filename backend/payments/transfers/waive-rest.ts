import { and, desc, eq } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { dong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import { requirePayable } from './add-payment.ts';
import { matchTransfer } from './match-transfer.ts';
import { type UnmatchedTransferRow, unmatchedTransfers } from './transfer-schema.ts';

/** The newest transfer that counts as a part of the order, locked until the transaction ends. Throws STATUS_NOT_ALLOWED. */
const lockLastPart = async (tx: Transaction, orderId: string): Promise<UnmatchedTransferRow> => {
  const [part] = await tx
    .select()
    .from(unmatchedTransfers)
    .where(and(eq(unmatchedTransfers.orderId, orderId), eq(unmatchedTransfers.state, 'part')))
    .orderBy(desc(unmatchedTransfers.paidAt), desc(unmatchedTransfers.id))
    .limit(1)
    .for('update');
  if (!part) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'No part of the order was paid');
  return part;
};

export type RestWaiver = { readonly orderId: string; readonly reason: string; readonly member: string };

/**
 * Settles an order that is a little short: its last part counts again, as a transfer that is accepted short. Throws
 * NOT_FOUND, ALREADY_PAID, ORDER_NOT_OPEN, STATUS_NOT_ALLOWED without a part, FieldRefusal for more than the shop waives.
 */
export const waiveRest = async (
  deps: PaymentDeps,
  tx: Transaction,
  { orderId, reason: waiverReason, member }: RestWaiver,
): Promise<StaffChange> => {
  const stored = await lockOrder(tx, orderId);
  requirePayable(stored);
  const { id: transferId, amount } = await lockLastPart(tx, orderId);
  const received = subtractDong(dong(stored.order.received), dong(amount));
  await tx.update(orders).set({ received }).where(eq(orders.id, orderId));
  await tx
    .update(unmatchedTransfers)
    .set({ state: 'waiting', orderId: null })
    .where(eq(unmatchedTransfers.id, transferId));
  const orderNumber = stored.order.number;
  const { after } = await matchTransfer(deps, tx, { transferId, orderNumber, amount, waiverReason, member });
  return { before: { paid: 'UNPAID' }, after };
};
