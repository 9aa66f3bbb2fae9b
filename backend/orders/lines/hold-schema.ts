import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from '#backend/order-store/schema.ts';

/** An order takes over a domain (primary key) only if the reservation is its own or expired. */
export const domainHolds = pgTable(
  'domain_holds',
  {
    /** With extension, in lower case. */
    name: text('name').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** ms since 1970 UTC; null for a paid domain, which is reserved permanently. */
    heldUntil: bigint('held_until', { mode: 'number' }),
  },
  (table) => [index('domain_holds_by_order').on(table.orderId), index('domain_holds_by_end').on(table.heldUntil)],
);
