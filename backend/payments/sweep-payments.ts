import { and, lt, ne } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { payments } from './schema.ts';

/** Payments stay for the accounts; the addresses that they were started from do not. */
export const sweepPayments = async (db: Database, now: number): Promise<void> => {
  const isOld = lt(payments.createdAt, retentionStart('paymentAddresses', now));
  await db
    .update(payments)
    .set({ payerIp: '' })
    .where(and(isOld, ne(payments.payerIp, '')));
};
