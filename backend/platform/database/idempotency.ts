import { createHash } from 'node:crypto';
import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
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

const isUsedUp = sql`${idempotencyKeys.createdAt} < now() - make_interval(days => ${retention.idempotencyKeys.days})`;

export type KeyRow = Pick<typeof idempotencyKeys.$inferSelect, 'key' | 'inputHash' | 'answer'>;

/** Takes unused or expired keys of the session; returns whether it took all of them. */
const takeKeys = async (tx: Transaction, sessionId: string, keys: readonly KeyRow[]): Promise<boolean> => {
  const taken = await tx
    .insert(idempotencyKeys)
    .values(keys.map((each) => ({ sessionId, ...each })))
    .onConflictDoUpdate({
      target: [idempotencyKeys.sessionId, idempotencyKeys.key],
      set: { inputHash: sql`excluded.input_hash`, answer: sql`excluded.answer`, createdAt: sql`now()` },
      setWhere: isUsedUp,
    })
    .returning({ key: idempotencyKeys.key });
  return taken.length === keys.length;
};

const keyReused = () => new ServiceFailure('INTENT_REUSED', 'The key was used for another input');

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
  const row = and(eq(idempotencyKeys.sessionId, sessionId), eq(idempotencyKeys.key, key));
  if (await takeKeys(tx, sessionId, [{ key, inputHash: hash, answer: null }])) {
    const answer = await effect();
    await tx
      .update(idempotencyKeys)
      .set({ answer: answer ?? null })
      .where(row);
    return answer;
  }
  const [kept] = await tx.select().from(idempotencyKeys).where(row);
  return replay(kept, hash);
};

type Kept = Pick<KeyRow, 'inputHash' | 'answer'>;

/** For a statement that reads what `runOnce` would lock: what the key was used for; null for an unused or expired one. */
export const keptAnswer = (sessionId: string, key: string): SQL<Kept | null> =>
  sql`(select json_build_object('inputHash', ${idempotencyKeys.inputHash}, 'answer', ${idempotencyKeys.answer})
    from ${idempotencyKeys}
    where ${and(eq(idempotencyKeys.sessionId, sessionId), eq(idempotencyKeys.key, key))} and not ${isUsedUp})`;

/** The answer of the same effect, stored for the same input. Throws INTENT_REUSED for another input. */
export const replay = <Answer>(kept: Kept | undefined, hash: string): Answer => {
  if (kept?.inputHash !== hash) throw keyReused();
  return kept.answer as Answer;
};

/** The answer of an effect that a lock let run once. Throws INTENT_REUSED when the key was taken elsewhere meanwhile. */
export const keepAnswers = async (tx: Transaction, sessionId: string, keys: readonly KeyRow[]): Promise<void> => {
  if (keys.length > 0 && !(await takeKeys(tx, sessionId, keys))) throw keyReused();
};

export const sweepIdempotencyKeys = async (db: Database, now: number): Promise<void> => {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(retentionStart('idempotencyKeys', now))));
};
