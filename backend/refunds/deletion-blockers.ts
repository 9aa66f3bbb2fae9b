import { and, inArray } from 'drizzle-orm';
import { refundRequests } from '#backend/cloud-services/ending/ending-schema.ts';
import { selectServiceIds } from '#backend/cloud-services/select-service-ids.ts';
import type { FindDeletionBlockers } from '#backend/platform/deps.ts';

/** Requests that are undecided or unpaid. */
export const findRefundBlockers: FindDeletionBlockers = async (db, partyId) => {
  const isOpen = and(
    inArray(refundRequests.serviceId, selectServiceIds(db, partyId)),
    inArray(refundRequests.state, ['asked', 'confirmed']),
  );
  return (await db.$count(refundRequests, isOpen)) > 0 ? ['refund-unpaid'] : [];
};
