import { sql } from 'drizzle-orm';
import { bigserial, check, index, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from '#backend/order-store/schema.ts';
import { money, time } from '#backend/platform/database/columns.ts';
import type { EntryKind, LedgerAccount } from '#core/balance-rules/ledger.ts';

/** Digits of the numbers of top-ups; one sequence for all backend processes. */
export const topUpNumbers = pgSequence('top_up_numbers', { startWith: 1 });

/** Money that a customer wants to pay in. What arrives is in the entries; a top-up itself has no state. */
export const topUps = pgTable(
  'top_ups',
  {
    /** 128 random bits, hexadecimal; also the bank's reference in notifications. */
    id: text('id').primaryKey(),
    /** NT + sequence number, which the payer writes. */
    number: text('number')
      .notNull()
      .unique()
      .default(sql`'NT' || to_char(nextval('top_up_numbers'), 'FM999900000000')`),
    partyId: text('party_id').notNull(),
    methodCode: text('method_code').notNull(),
    /** What the QR code asks for, đồng. */
    amount: money('amount').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('top_ups_by_party').on(table.partyId, table.createdAt),
    check('top_ups_amount_positive', sql`${table.amount} > 0`),
  ],
);

/**
 * The ledger in double entry: `amount` goes from one account to another one, so that both sides add up to 0. Rows are
 * only added. The balance of a customer is the sum of the sides of the account `customer`.
 */
export const balanceEntries = pgTable(
  'balance_entries',
  {
    /** 128 random bits, hexadecimal. */
    id: text('id').primaryKey(),
    /** Order of insertion. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    partyId: text('party_id').notNull(),
    /** What happened in the world, such as a transfer of the bank: it is counted once. */
    key: text('key').notNull().unique(),
    kind: text('kind').$type<EntryKind>().notNull(),
    from: text('from_account').$type<LedgerAccount>().notNull(),
    to: text('to_account').$type<LedgerAccount>().notNull(),
    amount: money('amount').notNull(),
    topUpId: text('top_up_id').references(() => topUps.id),
    orderId: text('order_id').references(() => orders.id),
    /** Why staff corrected it, as the customer reads it. */
    reason: text('reason').notNull().default(''),
    /** `payments`, `customer`, `auto-renewal`, or `staff` with the name of the member. */
    by: text('by').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('balance_entries_by_party').on(table.partyId, table.sequence),
    index('balance_entries_by_top_up').on(table.topUpId).where(sql`top_up_id is not null`),
    index('balance_entries_newest').on(table.at),
    check('balance_entries_amount_positive', sql`${table.amount} > 0`),
    check('balance_entries_one_side', sql`(${table.from} = 'customer') <> (${table.to} = 'customer')`),
  ],
);

export type TopUpRow = typeof topUps.$inferSelect;
export type BalanceEntryRow = typeof balanceEntries.$inferSelect;
