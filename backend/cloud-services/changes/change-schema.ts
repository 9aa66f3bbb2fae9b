import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orderLines } from '#backend/order-store/schema.ts';
import { instalmentDues } from '#backend/orders/instalment-schema.ts';
import { time } from '#backend/platform/database/columns.ts';

/** Applied renewals and upgrades. One row per line, so that one payment cannot change a service twice. */
export const serviceChanges = pgTable('service_changes', {
  lineId: text('line_id')
    .primaryKey()
    .references(() => orderLines.id),
  serviceId: text('service_id')
    .notNull()
    .references(() => cloudServices.id),
  appliedAt: time('applied_at').notNull(),
});

/** Sent reminders; one row per end date and lead time, for any number of workers. */
export const serviceReminders = pgTable(
  'service_reminders',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => cloudServices.id),
    endDate: time('end_date').notNull(),
    /** Days before the end: 30, 15, 7, 1. */
    days: integer('days').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.endDate, table.days] })],
);

/** One row per instalment and lead time. [INS-01] */
export const dueReminders = pgTable(
  'due_reminders',
  {
    dueId: text('due_id')
      .notNull()
      .references(() => instalmentDues.id),
    /** Days before the due date: 7, 1; −1 once it is overdue. */
    days: integer('days').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dueId, table.days] })],
);
