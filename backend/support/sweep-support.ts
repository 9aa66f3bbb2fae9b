import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { supportRequests } from './schema.ts';

/** Closed requests, with their messages, after the time that the privacy page names. */
export const sweepSupport = async (db: Database, now: number): Promise<void> => {
  await db
    .delete(supportRequests)
    .where(
      and(eq(supportRequests.state, 'closed'), lt(supportRequests.updatedAt, retentionStart('supportRequests', now))),
    );
};
