import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import { time } from '#backend/platform/database/columns.ts';

/** Services that their owners want renewed from the prepaid balance; none without a row. */
export const autoRenewals = pgTable('auto_renewals', {
  serviceId: text('service_id')
    .primaryKey()
    .references(() => cloudServices.id),
  switchedOnAt: time('switched_on_at').notNull(),
});

/** What was done for a term: one row per end date, so that any number of workers renew and tell once. */
export const autoRenewedTerms = pgTable(
  'auto_renewed_terms',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => cloudServices.id),
    endDate: time('end_date').notNull(),
    /** When its owner was told that the balance is short. */
    toldAt: time('told_at'),
    /** The order that renewed it, which the balance paid. */
    orderId: text('order_id').references(() => orders.id),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.endDate] })],
);
