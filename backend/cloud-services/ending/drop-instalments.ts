import { and, eq, inArray, isNull } from 'drizzle-orm';
import { dueReminders } from '#backend/cloud-services/changes/change-schema.ts';
import { instalmentDues } from '#backend/orders/instalment-schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { findPendingInstalmentOrders } from './read-instalments.ts';

/** Nothing more is due for a service that ended. Throws STATUS_NOT_ALLOWED when an open order pays an instalment. */
export const dropInstalments = async (tx: Transaction, lineId: string): Promise<void> => {
  const unpaid = await tx
    .select({ id: instalmentDues.id })
    .from(instalmentDues)
    .where(and(eq(instalmentDues.lineId, lineId), isNull(instalmentDues.paidAt)))
    .for('update');
  const ids = unpaid.map(({ id }) => id);
  if (ids.length === 0) return;
  if ((await findPendingInstalmentOrders(tx, ids)).size > 0)
    throw new ServiceFailure('STATUS_NOT_ALLOWED', 'An open order pays an instalment');
  await tx.delete(dueReminders).where(inArray(dueReminders.dueId, ids));
  await tx.delete(instalmentDues).where(inArray(instalmentDues.id, ids));
};
