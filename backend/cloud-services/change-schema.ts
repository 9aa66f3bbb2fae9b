import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orderLines } from '#backend/order-store/schema.ts';
import { instalmentDues } from '#backend/orders/due-schema.ts';
import { cloudServices } from './schema.ts';

/** ms since 1970 UTC. */
const time = (name: string) => bigint(name, { mode: 'number' });

/** Paid renewals and upgrades that were carried out. Guard: one row a line, so that no money moves a service twice. */
export const serviceChanges = pgTable('service_changes', {
  lineId: text('line_id')
    .primaryKey()
    .references(() => orderLines.id),
  serviceId: text('service_id')
    .notNull()
    .references(() => cloudServices.id),
  appliedAt: time('applied_at').notNull(),
});

/** Reminders that went out. Guard: one for each end of a service and each distance from it, however many workers run. */
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

/** Reminders of later months of plans that went out. Guard: one for each month and each distance from its date. [INS-01] */
export const dueReminders = pgTable(
  'due_reminders',
  {
    dueId: text('due_id')
      .notNull()
      .references(() => instalmentDues.id),
    /** Days before the date: 7, 1; −1 once it is over. */
    days: integer('days').notNull(),
    sentAt: time('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dueId, table.days] })],
);
