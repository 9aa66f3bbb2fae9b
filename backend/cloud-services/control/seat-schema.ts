import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { time } from '#backend/platform/database/columns.ts';

/** Users of office packages and their backups. */
export const serviceSeats = pgTable(
  'service_seats',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => cloudServices.id),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    assignedAt: time('assigned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.email] })],
);

export type SeatRow = typeof serviceSeats.$inferSelect;
