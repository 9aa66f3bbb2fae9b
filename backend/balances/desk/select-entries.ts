import { eq, sql } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import { changeOfEntry } from '#backend/balances/ledger.ts';
import { balanceEntries, topUps } from '#backend/balances/schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BalanceEntryRow } from '#contracts/desk/balance-record.ts';

/** Entries with their customers and what they were for. */
export const selectEntries = (db: Database | Transaction) =>
  db
    .select({
      entry: balanceEntries,
      change: sql<number>`${changeOfEntry}::float8`,
      customer: parties.fullName,
      orderNumber: orders.number,
      topUp: topUps.number,
    })
    .from(balanceEntries)
    .leftJoin(parties, eq(parties.id, balanceEntries.partyId))
    .leftJoin(orders, eq(orders.id, balanceEntries.orderId))
    .leftJoin(topUps, eq(topUps.id, balanceEntries.topUpId));

type Found = Awaited<ReturnType<typeof selectEntries>>[number];

export const toEntryRow = ({ entry, change, customer, orderNumber, topUp }: Found): BalanceEntryRow => ({
  id: entry.id,
  at: entry.at,
  customerId: entry.partyId,
  customer: customer ?? '',
  kind: entry.kind,
  change,
  about: orderNumber ?? topUp ?? '',
  reason: entry.reason,
  by: entry.by,
});
