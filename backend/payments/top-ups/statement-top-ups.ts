import { and, between, eq, inArray, notExists } from 'drizzle-orm';
import { balanceEntries, topUps } from '#backend/balances/schema.ts';
import { bankReferences } from '#backend/payments/bank-files/bank-file-schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { DAY_MS } from '#core/shared/durations.ts';

type Db = Database | Transaction;

/** A gateway reports a transfer under a number of its own, within this time of the bank's. */
export const SAME_MONEY_MS = 3 * DAY_MS;

type Money = { readonly amount: number; readonly paidAt: number };

/** Money that the gateway reported for these top-ups, and that no row of a statement was. */
export const findCounted = async (db: Db, { amount, paidAt }: Money, numbers: readonly string[]) => {
  if (numbers.length === 0) return [];
  const used = db.select().from(bankReferences).where(eq(bankReferences.balanceEntryId, balanceEntries.id));
  return db
    .select({ id: balanceEntries.id, topUp: topUps.number })
    .from(balanceEntries)
    .innerJoin(topUps, eq(topUps.id, balanceEntries.topUpId))
    .where(
      and(
        inArray(topUps.number, [...numbers]),
        eq(balanceEntries.amount, amount),
        between(balanceEntries.at, paidAt - SAME_MONEY_MS, paidAt + SAME_MONEY_MS),
        notExists(used),
      ),
    );
};

/** The one top-up that the payer named; null for none and for several. */
export const findNamedTopUp = async (db: Db, numbers: readonly string[]) => {
  if (numbers.length === 0) return null;
  const [only, ...others] = await db
    .select({ id: topUps.id, number: topUps.number })
    .from(topUps)
    .where(inArray(topUps.number, [...numbers]));
  return only === undefined || others.length > 0 ? null : only;
};

/** Whether a statement counted such money for the top-up: the same transfer, or another one, as a member decides. */
export const isInStatement = async (db: Db, topUpId: string, { amount, paidAt }: Money): Promise<boolean> => {
  const [found] = await db
    .select({ id: balanceEntries.id })
    .from(balanceEntries)
    .innerJoin(bankReferences, eq(bankReferences.balanceEntryId, balanceEntries.id))
    .where(
      and(
        eq(balanceEntries.topUpId, topUpId),
        eq(bankReferences.outcome, 'settled'),
        eq(balanceEntries.amount, amount),
        between(balanceEntries.at, paidAt - SAME_MONEY_MS, paidAt + SAME_MONEY_MS),
      ),
    )
    .limit(1);
  return found !== undefined;
};
