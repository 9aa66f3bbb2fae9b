import { and, gt, inArray, notInArray } from 'drizzle-orm';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import type { FindDeletionBlockers } from '#backend/platform/deps.ts';
import { cloudServices } from './schema.ts';

/** Services that were not ended and whose term is not over. */
export const findServiceBlockers: FindDeletionBlockers = async (db, partyId, now) => {
  const isRunning = and(
    inArray(cloudServices.orderId, selectOrderIds(db, partyId)),
    notInArray(cloudServices.status, ['CANCELLED', 'CLOSED']),
    gt(cloudServices.endDate, now),
  );
  return (await db.$count(cloudServices, isRunning)) > 0 ? ['service-running'] : [];
};
