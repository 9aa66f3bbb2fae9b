import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { payments, type StoredPaymentState } from './schema.ts';

/** The caller's transaction holds the order's lock. `at` in ms since 1970 UTC. */
export const closePendingPayments = async (
  tx: Transaction,
  orderId: string,
  state: StoredPaymentState,
  at: number,
): Promise<void> => {
  await tx
    .update(payments)
    .set({ state, decidedAt: at })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'waiting')));
};

/** Called when an order is changed or closed. */
export const expirePayments = (tx: Transaction, orderId: string, at: number): Promise<void> =>
  closePendingPayments(tx, orderId, 'expired', at);
