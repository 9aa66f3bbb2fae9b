import { and, eq, inArray, isNull } from 'drizzle-orm';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import { orders } from '#backend/order-store/schema.ts';
import type { FindDeletionBlockers } from '#backend/platform/deps.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { instalmentDues } from './instalment-schema.ts';

/** Placed orders that wait for money or delivery, and instalments that are still to be paid. */
export const findOrderBlockers: FindDeletionBlockers = async (db, partyId) => {
  const has = async (status: 'open' | 'confirmed') =>
    (await db.$count(orders, and(eq(orders.ownerPartyId, partyId), eq(orders.status, orderNumberOf[status])))) > 0;
  const isUnpaid = and(inArray(instalmentDues.orderId, selectOrderIds(db, partyId)), isNull(instalmentDues.paidAt));
  return [
    ...((await has('open')) ? (['order-unpaid'] as const) : []),
    ...((await has('confirmed')) ? (['order-in-progress'] as const) : []),
    ...((await db.$count(instalmentDues, isUnpaid)) > 0 ? (['instalment-unpaid'] as const) : []),
  ];
};
