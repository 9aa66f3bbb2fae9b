import { and, inArray, isNotNull, lt } from 'drizzle-orm';
import { refundRequests } from '#backend/cloud-services/ending/ending-schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { retentionStart } from '#core/shared/retention.ts';

/** Nobody needs the account once the money was paid, or the request refused. [Luật 91/2025/QH15] */
export const sweepRefunds = async (db: Database, now: number): Promise<void> => {
  const { account, state, decidedAt } = refundRequests;
  await db
    .update(refundRequests)
    .set({ account: null })
    .where(
      and(
        isNotNull(account),
        inArray(state, ['paid', 'refused']),
        lt(decidedAt, retentionStart('refundAccounts', now)),
      ),
    );
};
