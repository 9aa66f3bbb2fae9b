import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';
import { invoices } from '../schema.ts';

export const reportStates = ['waiting', 'sent', 'failed'] as const;
export type ReportState = (typeof reportStates)[number];

/**
 * Invoices that the firm's own system is sent: `waiting` to be asked, `sent` with its receipt, `failed` when it refuses or
 * was tried too often, until a member sends it again. The invoice's id is the idempotency key of every try.
 */
export const invoiceReports = pgTable(
  'invoice_reports',
  {
    invoiceId: text('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    state: text('state').$type<ReportState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** The backend that postpones this time asks, so that two backends never both do. */
    nextTryAt: time('next_try_at').notNull(),
    /** Why the last try did not succeed, for members of the staff. */
    error: text('error').notNull().default(''),
    /** Of the receipt; empty before. */
    officialNumber: text('official_number').notNull().default(''),
    authorityCode: text('authority_code').notNull().default(''),
    sentAt: time('sent_at'),
  },
  (table) => [
    index('invoice_reports_due').on(table.nextTryAt).where(sql`state = 'waiting'`),
    index('invoice_reports_failed').on(table.invoiceId).where(sql`state = 'failed'`),
    check('invoice_reports_state_known', sql`${table.state} in ('waiting', 'sent', 'failed')`),
    check('invoice_reports_receipt', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
  ],
);

export type ReportRow = typeof invoiceReports.$inferSelect;
