import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
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

/** Hash of a call's input; ignores key order and absent values. */
export const inputHash = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonicalise(input)))
    .digest('hex');

/** Lifetime of idempotency keys; an older key counts as new. */
const TTL_HOURS = 48;
const TTL_MS = TTL_HOURS * 3_600_000;

/** Stored answer for an idempotency key of this session; undefined when the key is unused or expired. */
export const findAnswer = async (db: Database, sessionId: string, key: string): Promise<unknown> => {
  const row = and(eq(idempotencyKeys.sessionId, sessionId), eq(idempotencyKeys.key, key));
  const [kept] = await db.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys).where(row);
  return kept?.answer ?? undefined;
};

/**
 * Runs `effect` once per (session, key) and returns its answer, also for repeated and simultaneous calls. Concurrency:
 * the primary key. A second transaction waits at its insert until the first one ends, then replays the answer; if the
 * first was rolled back, it runs the effect itself. `answer` must survive JSON. Without a key the effect simply runs.
 * @throws ServiceFailure INTENT_REUSED for the same key with different input
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
      setWhere: sql`${idempotencyKeys.createdAt} < now() - make_interval(hours => ${TTL_HOURS})`,
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
  // The branch above stored the row for the same input, so it contains an answer of this effect.
  return kept.answer as Answer;
};

export const sweepIdempotencyKeys = async (db: Database, now: number): Promise<void> => {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - TTL_MS)));
};
