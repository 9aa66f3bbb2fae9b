import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from '#backend/order-store/schema.ts';

/**
 * Reservations of domains for orders. Concurrency: the primary key; an order takes over a domain only if the previous
 * reservation is its own or has expired.
 */
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
