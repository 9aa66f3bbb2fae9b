import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from '#backend/order-store/schema.ts';

/**
 * Which open order a domain is kept for. Guard: the primary key; an order takes a name over only where the hold before
 * it is its own or has ended.
 */
export const domainHolds = pgTable(
  'domain_holds',
  {
    /** With its extension, lower case. */
    name: text('name').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** ms since 1970 UTC; null for a domain that is paid: its order's for good. */
    heldUntil: bigint('held_until', { mode: 'number' }),
  },
  (table) => [index('domain_holds_by_order').on(table.orderId), index('domain_holds_by_end').on(table.heldUntil)],
);
