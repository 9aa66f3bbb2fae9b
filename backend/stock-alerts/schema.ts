import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';

/** Who wants one mail when a plan is back; the mail deletes the row. [CAT-10] */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    /** No foreign key: each update of the shop replaces the products, and the requests stay. */
    productId: text('product_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    requestedAt: time('requested_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.email] }),
    index('stock_alerts_by_email').on(table.email),
    index('stock_alerts_by_age').on(table.requestedAt),
  ],
);
