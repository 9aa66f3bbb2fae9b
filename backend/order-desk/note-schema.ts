import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { parties } from '#backend/authorisation/schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import { time } from '#backend/platform/database/columns.ts';

/** What members wrote about an order or a customer, for each other. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    /** 128 random bits, hexadecimal. */
    id: text('id').primaryKey(),
    /** At least one of the two. */
    orderId: text('order_id').references(() => orders.id),
    partyId: text('party_id').references(() => parties.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Name of the member. */
    author: text('author').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('staff_notes_by_order').on(table.orderId, table.at),
    index('staff_notes_by_party').on(table.partyId, table.at),
    check('staff_notes_about_something', sql`num_nonnulls(${table.orderId}, ${table.partyId}) > 0`),
  ],
);
