import { and, gt, inArray, notInArray } from 'drizzle-orm';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import type { FindDeletionBlockers } from '#backend/platform/deps.ts';

/** Services that were not ended and whose term is not over. */
export const findServiceBlockers: FindDeletionBlockers = async (db, partyId, now) => {
  const isRunning = and(
    inArray(cloudServices.orderId, selectOrderIds(db, partyId)),
    notInArray(cloudServices.status, ['CANCELLED', 'CLOSED']),
    gt(cloudServices.endDate, now),
  );
  return (await db.$count(cloudServices, isRunning)) > 0 ? ['service-running'] : [];
};
