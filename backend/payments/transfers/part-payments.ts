import { and, eq } from 'drizzle-orm';
import { computeAmountDue, recordWrite, type StoredOrder } from '#backend/order-store/stored-order.ts';
import { queuePartReceived } from '#backend/orders/order-mails.ts';
import { expirePayments } from '#backend/payments/close-pending-payments.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { addDong, type Dong, dong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import { unmatchedTransfers } from './transfer-schema.ts';

export type Part = {
  /** đồng. */
  readonly amount: number;
  /** The provider's number of the transfer. */
  readonly reference: string;
};

/** Counts money that is less than what is due with its order, and tells its buyer. The caller holds the order's lock. */
export const recordPart = async (
  deps: PaymentDeps,
  tx: Transaction,
  stored: StoredOrder,
  { amount, reference }: Part,
): Promise<StoredOrder> => {
  const received = addDong(dong(stored.order.received), dong(amount));
  const event = { kind: 'part-received', by: 'payments', at: deps.clock.now(), detail: { amount } } as const;
  const order = await recordWrite(tx, stored.order, event, { received });
  const counted = { ...stored, order };
  await queuePartReceived(deps, tx, counted, { amount: dong(amount), due: computeAmountDue(counted), reference });
  return counted;
};

/** Whether the order's `received` has its transfers: their parts, or what came beyond its total. */
export const hasCounted = (stored: StoredOrder): boolean =>
  stored.order.financial === 'UNPAID' || computeAmountDue(stored) < 0;

/**
 * Money that an order had counted went back: an unpaid one costs that much more again, a paid one has no surplus any more.
 * The caller holds the order's lock.
 */
export const returnPart = async (
  { clock }: Pick<PaymentDeps, 'clock'>,
  tx: Transaction,
  { order }: StoredOrder,
  amount: Dong,
): Promise<void> => {
  const received = subtractDong(dong(order.received), amount);
  const event = { kind: 'part-returned', by: 'staff', at: clock.now(), detail: { amount } } as const;
  await recordWrite(tx, order, event, { received });
  await expirePayments(tx, order.id, event.at);
};

const partsOf = (orderId: string) => and(eq(unmatchedTransfers.orderId, orderId), eq(unmatchedTransfers.state, 'part'));

/** The order is paid, by its parts and the last transfer. */
export const matchParts = async (tx: Transaction, orderId: string): Promise<void> => {
  await tx.update(unmatchedTransfers).set({ state: 'matched' }).where(partsOf(orderId));
};

/** Called when an order is closed: nothing more is paid, and its part payments go back. `at` in ms since 1970 UTC. */
export const closePayments = async (tx: Transaction, orderId: string, at: number): Promise<void> => {
  await expirePayments(tx, orderId, at);
  await tx
    .update(unmatchedTransfers)
    .set({ state: 'refund-due', refundAmount: unmatchedTransfers.amount })
    .where(partsOf(orderId));
};
