import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { money, time } from '#backend/platform/database/columns.ts';

/** All but the first instalments, written at payment with the purchase's amounts; unique per line. [INS-01] */
export const instalmentDues = pgTable(
  'instalment_dues',
  {
    /** 128 random bits, hexadecimal. */
    id: text('id').primaryKey(),
    /** The parent item; the amounts include its options. */
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** 2 to `months`: the first was paid with the order. */
    month: integer('month').notNull(),
    /** Number of months of the plan. */
    months: integer('months').notNull(),
    /** A time on the due date in Vietnam. */
    dueAt: time('due_at').notNull(),
    net: money('net').notNull(),
    vat: money('vat').notNull(),
    gross: money('gross').notNull(),
    /** When it was paid, and the order that paid it; both null while unpaid. */
    paidAt: time('paid_at'),
    paidOrderId: text('paid_order_id').references(() => orders.id),
  },
  (table) => [
    uniqueIndex('instalment_dues_one_per_month').on(table.lineId, table.month),
    index('instalment_dues_by_order').on(table.orderId, table.dueAt),
    index('instalment_dues_unpaid').on(table.dueAt).where(sql`paid_at is null`),
    check('instalment_dues_month_in_range', sql`${table.month} between 2 and ${table.months}`),
    check('instalment_dues_sum', sql`${table.net} + ${table.vat} = ${table.gross}`),
    check('instalment_dues_paid_by_an_order', sql`(${table.paidAt} is null) = (${table.paidOrderId} is null)`),
  ],
);

export type InstalmentRow = typeof instalmentDues.$inferSelect;
