import { and, eq, gt, inArray } from 'drizzle-orm';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import type { FindDeletionBlockers } from '#backend/platform/deps.ts';
import { payments } from './schema.ts';

/** Money may still arrive. */
export const findPaymentBlockers: FindDeletionBlockers = async (db, partyId, now) => {
  const isOwn = inArray(payments.orderId, selectOrderIds(db, partyId));
  const isOpen = and(isOwn, eq(payments.state, 'waiting'), gt(payments.expiresAt, now));
  return (await db.$count(payments, isOpen)) > 0 ? ['order-unpaid'] : [];
};
