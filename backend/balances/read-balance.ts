import { desc, eq, sql } from 'drizzle-orm';
import { orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BalanceAnswer, BalanceEntryWire } from '#contracts/rest/balance-rest.ts';
import { changeOfEntry, readBalance } from './ledger.ts';
import { balanceEntries, topUps } from './schema.ts';

type Db = Database | Transaction;

const PER_PAGE = 20;

/** `limit` entries of a customer after the first `offset`, newest first, with what they were for. */
const listEntries = async (
  db: Db,
  partyId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly BalanceEntryWire[]> => {
  const found = await db
    .select({
      entry: balanceEntries,
      change: sql<number>`${changeOfEntry}::float8`,
      orderNumber: orders.number,
      topUp: topUps.number,
    })
    .from(balanceEntries)
    .leftJoin(orders, eq(orders.id, balanceEntries.orderId))
    .leftJoin(topUps, eq(topUps.id, balanceEntries.topUpId))
    .where(eq(balanceEntries.partyId, partyId))
    .orderBy(desc(balanceEntries.sequence))
    .limit(limit)
    .offset(offset);
  return found.map(({ entry: { id, kind, at, orderId, reason }, change, orderNumber, topUp }) => ({
    id,
    kind,
    change,
    at,
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
    topUp,
    reason,
  }));
};

/** A page of a customer's entries, the last one where a later one was asked for, with the balance. */
export const loadBalance = async (db: Db, partyId: string, asked: number): Promise<BalanceAnswer['data']> => {
  const total = await db.$count(balanceEntries, eq(balanceEntries.partyId, partyId));
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  const page = Math.min(asked, pages);
  const entries = await listEntries(db, partyId, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  return { balance: await readBalance(db, partyId), page, pages, entries };
};
