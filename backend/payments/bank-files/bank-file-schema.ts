import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { balanceEntries } from '#backend/balances/schema.ts';
import { time } from '#backend/platform/database/columns.ts';
import type { Statement } from '#core/order-rules/bank-statement.ts';
import { payments } from '../schema.ts';

/** Statements of the bank. What payers wrote is deleted as soon as a file is applied. */
export const bankFiles = pgTable('bank_files', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** What the file says. */
  read: jsonb('read').$type<Statement>().notNull(),
  /** Rows by what became of them; null until it is applied. */
  outcome: jsonb('outcome').$type<Readonly<Record<BankOutcome, number>>>(),
  addedAt: time('added_at').notNull(),
  addedBy: text('added_by').notNull(),
  appliedAt: time('applied_at'),
});

/** `known`: the shop has the money already; `kept`: a member decides about it. */
export type BankOutcome = 'settled' | 'known' | 'kept';

/** Transfers that a statement named, by the bank's number: each counts once, in however many files it stands. */
export const bankReferences = pgTable('bank_references', {
  reference: text('reference').primaryKey(),
  outcome: text('outcome').$type<BankOutcome>().notNull(),
  /** The payment that was this money. */
  paymentId: text('payment_id')
    .unique()
    .references(() => payments.id),
  /** The transfer that waits for a member's decision about this money. */
  transferId: text('transfer_id').unique(),
  /** The entry of a balance that this money topped up. */
  balanceEntryId: text('balance_entry_id')
    .unique()
    .references(() => balanceEntries.id),
  seenAt: time('seen_at').notNull(),
});

export type BankFileRow = typeof bankFiles.$inferSelect;
