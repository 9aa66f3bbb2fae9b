import { and, lt, ne, or } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { payments } from './schema.ts';

/** Payments stay for the accounts; the addresses that they were started from and the payers' contacts do not. */
export const sweepPayments = async (db: Database, now: number): Promise<void> => {
  const isOld = lt(payments.createdAt, retentionStart('paymentAddresses', now));
  await db
    .update(payments)
    .set({ payerIp: '', payerPhone: '', payerEmail: '' })
    .where(and(isOld, or(ne(payments.payerIp, ''), ne(payments.payerPhone, ''), ne(payments.payerEmail, ''))));
};
