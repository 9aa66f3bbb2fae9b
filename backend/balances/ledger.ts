import { eq, type SQL, sql } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { decideEntry, type EntryKind, type LedgerRefusal } from '#core/balance-rules/ledger.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import { balanceEntries } from './schema.ts';

/** What an entry changes in the customer's balance, đồng. */
export const changeOfEntry: SQL<number> = sql`(case when ${balanceEntries.to} = 'customer' then ${balanceEntries.amount} else -${balanceEntries.amount} end)`;

/** Sum of the entries of a customer, đồng. */
export const readBalance = async (db: Database | Transaction, partyId: string): Promise<Dong> => {
  const [sum] = await db
    .select({ balance: sql<number>`coalesce(sum(${changeOfEntry}), 0)::float8` })
    .from(balanceEntries)
    .where(eq(balanceEntries.partyId, partyId));
  return dong(sum?.balance ?? 0);
};

/**
 * Locks a customer's balance until the transaction ends, so that no đồng is spent twice; a merge of customers waits too.
 * An order is locked before the balance that pays it. Throws NOT_FOUND for no customer.
 */
export const lockBalance = async (tx: Transaction, partyId: string): Promise<Dong> => {
  const [party] = await tx.select({ id: parties.id }).from(parties).where(eq(parties.id, partyId)).for('no key update');
  if (!party) throw notFound('customer');
  return readBalance(tx, partyId);
};

export type NewEntry = {
  readonly partyId: string;
  readonly key: string;
  readonly kind: EntryKind;
  /** Of the customer's balance in đồng: above 0 adds to it, below 0 takes from it. */
  readonly change: number;
  readonly by: string;
  readonly at: number;
  readonly topUpId?: string;
  readonly orderId?: string;
  readonly reason?: string;
};

export type Posted = { readonly isNew: boolean; readonly entryId: string };

const refusals: Readonly<Record<LedgerRefusal, (balance: Dong) => ServiceFailure>> = {
  'wrong-change': () => new ServiceFailure('BAD_USER_INPUT', 'Not a change of this kind'),
  'balance-too-low': (balance) => new ServiceFailure('BALANCE_TOO_LOW', 'The balance is lower', { balance }),
  'key-reused': () => new ServiceFailure('INTENT_REUSED', 'The key made another entry'),
};

/**
 * Adds one entry under the lock of the balance, once per key; returns its id and whether it is new. The only place that writes to the
 * ledger. Throws BALANCE_TOO_LOW {balance}, BAD_USER_INPUT, INTENT_REUSED, NOT_FOUND.
 */
export const postEntry = async (
  tx: Transaction,
  { partyId, key, kind, change, ...about }: NewEntry,
): Promise<Posted> => {
  const balance = await lockBalance(tx, partyId);
  const [made] = await tx.select().from(balanceEntries).where(eq(balanceEntries.key, key));
  const known = made ? { ...made, amount: dong(made.amount) } : null;
  const decided = decideEntry({ balance, known }, { key, kind, change: dong(change) });
  if (!decided.ok) throw refusals[decided.failure](balance);
  const { isNew, entry } = decided.value;
  const entryId = made?.id ?? newId();
  if (isNew) await tx.insert(balanceEntries).values({ id: entryId, partyId, ...entry, ...about });
  return { isNew, entryId };
};
