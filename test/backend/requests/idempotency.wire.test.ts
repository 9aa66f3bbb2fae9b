import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase, type Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import { idempotencyKeys } from '#backend/platform/database/schema.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { eachRealBackend } from '#test/kit/backends/backends.ts';

/**
 * Forces the calls to overlap, which is otherwise up to the database: each waits inside its transaction until all have
 * begun.
 */
const createBarrier = (guests: number) => {
  let here = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async (): Promise<void> => {
    here += 1;
    if (here === guests) open();
    await all;
  };
};

eachRealBackend('idempotency keys', ({ databaseUrl }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({ databaseUrl, dataDir: '' });
  });
  afterAll(() => database.close());

  const press = (
    session: string,
    key: string | null,
    hash: string,
    effect: () => Promise<unknown>,
    before?: () => Promise<void>,
  ) =>
    database.db.transaction(async (tx: Transaction) => {
      await tx.execute(sql`select 1`);
      await before?.();
      return runOnce(tx, session, key, hash, effect);
    });
  const fresh = () => randomUUID();

  describe('ERR-10 a repeated command', () => {
    test('ERR-10 eight simultaneous calls with one key on a real PostgreSQL have one effect and one answer', async () => {
      const [session, key, meet] = [fresh(), fresh(), createBarrier(8)];
      let effects = 0;
      const counted = () => {
        effects += 1;
        return effects;
      };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => press(session, key, 'hash', async () => ({ number: counted() }), meet)),
      );
      expect(effects).toBe(1);
      expect(answers).toEqual(Array.from({ length: 8 }, () => ({ number: 1 })));
    });
    test('ERR-10 without the guard the same race has several effects', async () => {
      const [session, key, meet] = [fresh(), fresh(), createBarrier(4)];
      let effects = 0;
      const naive = () =>
        database.db.transaction(async (tx) => {
          const before = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
          await meet();
          if (before.length === 0) effects += 1;
          await tx.insert(idempotencyKeys).values({ sessionId: session, key, inputHash: 'hash' }).onConflictDoNothing();
        });
      await Promise.all([naive(), naive(), naive(), naive()]);
      expect(effects).toBe(4);
    });
    test('ERR-10 a rolled-back effect frees its key for the waiting call', async () => {
      const [session, key, meet] = [fresh(), fresh(), createBarrier(2)];
      let tries = 0;
      const effect = async () => {
        tries += 1;
        if (tries === 1) throw new ServiceFailure('PRICE_CHANGED', 'refused');
        return 'done';
      };
      const outcomes = await Promise.allSettled([
        press(session, key, 'h', effect, meet),
        press(session, key, 'h', effect, meet),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await press(session, key, 'h', effect)).toBe('done');
    });
    test('ERR-10 a key with another input is rejected, and every session has its own keys', async () => {
      const [session, key] = [fresh(), fresh()];
      await press(session, key, inputHash({ a: 1 }), async () => 'first');
      await expect(press(session, key, inputHash({ a: 2 }), async () => 'second')).rejects.toMatchObject({
        code: 'INTENT_REUSED',
      });
      expect(await press(fresh(), key, inputHash({ a: 2 }), async () => 'other')).toBe('other');
    });
    test('ERR-10 a key can be used again after 48 hours', async () => {
      const [session, key] = [fresh(), fresh()];
      await press(session, key, 'one', async () => 'old');
      await database.db
        .update(idempotencyKeys)
        .set({ createdAt: sql`now() - interval '49 hours'` })
        .where(eq(idempotencyKeys.key, key));
      expect(await press(session, key, 'two', async () => 'new')).toBe('new');
    });
    test('ERR-10 every call without a key has its own effect', async () => {
      let effects = 0;
      const effect = async () => {
        effects += 1;
        return effects;
      };
      expect([await press(fresh(), null, 'h', effect), await press(fresh(), null, 'h', effect)]).toEqual([1, 2]);
    });
  });
});

describe('the hash of an input', () => {
  test('ERR-10 the hash ignores key order and absent values and depends on everything else', () => {
    expect(inputHash({ a: 1, b: [{ c: 2, d: 3 }], e: undefined })).toBe(inputHash({ b: [{ d: 3, c: 2 }], a: 1 }));
    expect(inputHash({ a: [1, 2] })).not.toBe(inputHash({ a: [2, 1] }));
    expect(inputHash({ a: '1' })).not.toBe(inputHash({ a: 1 }));
  });
});
