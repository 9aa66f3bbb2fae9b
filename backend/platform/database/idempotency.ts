import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { retention, retentionStart } from '#core/shared/retention.ts';
import type { Database, Transaction } from './database.ts';
import { idempotencyKeys } from './schema.ts';

const canonicalise = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonicalise);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, canonicalise(each)]),
  );
};

/** Ignores key order and absent values. */
export const inputHash = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonicalise(input)))
    .digest('hex');

/** undefined when the session's key is unused or expired. */
export const findAnswer = async (db: Database, sessionId: string, key: string): Promise<unknown> => {
  const row = and(eq(idempotencyKeys.sessionId, sessionId), eq(idempotencyKeys.key, key));
  const [kept] = await db.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys).where(row);
  return kept?.answer ?? undefined;
};

/**
 * Runs `effect` once per (session, key); repeated calls replay its answer, which must survive JSON. The primary key
 * makes a simultaneous call wait; it runs the effect itself if the first was rolled back. Without a key the effect
 * simply runs. Throws INTENT_REUSED for the same key with different input.
 */
export const runOnce = async <Answer>(
  tx: Transaction,
  sessionId: string,
  key: string | null,
  hash: string,
  effect: () => Promise<Answer>,
): Promise<Answer> => {
  if (key === null) return effect();
  const fresh = await tx
    .insert(idempotencyKeys)
    .values({ sessionId, key, inputHash: hash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.sessionId, idempotencyKeys.key],
      set: { inputHash: hash, answer: null, createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.createdAt} < now() - make_interval(days => ${retention.idempotencyKeys.days})`,
    })
    .returning({ key: idempotencyKeys.key });
  const row = and(eq(idempotencyKeys.sessionId, sessionId), eq(idempotencyKeys.key, key));
  if (fresh.length > 0) {
    const answer = await effect();
    await tx
      .update(idempotencyKeys)
      .set({ answer: answer ?? null })
      .where(row);
    return answer;
  }
  const [kept] = await tx.select().from(idempotencyKeys).where(row);
  if (kept?.inputHash !== hash) throw new ServiceFailure('INTENT_REUSED', 'The key was used for another input');
  // The row above was stored for the same input, so it contains an answer of this effect.
  return kept.answer as Answer;
};

export const sweepIdempotencyKeys = async (db: Database, now: number): Promise<void> => {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(retentionStart('idempotencyKeys', now))));
};
