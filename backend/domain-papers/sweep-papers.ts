import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { domainPaperFiles, domainPaperLog, domainPapers } from './schema.ts';

const MAX_AT_ONCE = 500;

/**
 * Deletes texts and files whose day has come; what nobody decided on in all that time waits for its papers again. Any
 * number may run at once: the rows that one takes stay locked, and the others pass over them. [Luật 91/2025/QH15]
 */
export const sweepPapers = (db: Database, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ id: domainPapers.serviceId })
      .from(domainPapers)
      .where(and(isNotNull(domainPapers.draft), lt(domainPapers.deleteAt, now)))
      .limit(MAX_AT_ONCE)
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
