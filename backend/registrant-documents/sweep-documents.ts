import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { domainPaperFiles, domainPaperLog, domainPapers } from './schema.ts';

const MAX_PER_RUN = 500;

/** Undecided documents must be submitted again. Workers skip rows that others have locked. [Luật 91/2025/QH15] */
export const sweepDocuments = (db: Database, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: domainPapers.serviceId })
      .from(domainPapers)
      .where(and(isNotNull(domainPapers.draft), lt(domainPapers.deleteAt, now)))
      .limit(MAX_PER_RUN)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(domainPaperFiles).where(inArray(domainPaperFiles.serviceId, ids));
    await tx.update(domainPapers).set({ draft: null, updatedAt: now }).where(inArray(domainPapers.serviceId, ids));
    await tx
      .update(cloudServices)
      .set({ papers: 'WAITING', updatedAt: now })
      .where(and(inArray(cloudServices.id, ids), eq(cloudServices.papers, 'SENT')));
    await tx
      .insert(domainPaperLog)
      .values(
        ids.map((serviceId) => ({ serviceId, deed: 'deleted' as const, document: null, actor: 'sweep', at: now })),
      );
  });
