import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { time } from '#backend/platform/database/columns.ts';

/** Entries to the panels and labs of services; each opens once. */
export const serviceEntries = pgTable(
  'service_entries',
  {
    /** Keyed digest of the token, which is stored nowhere. */
    digest: text('digest').primaryKey(),
    serviceId: text('service_id')
      .notNull()
      .references(() => cloudServices.id),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    index('service_entries_of_service').on(table.serviceId),
    index('service_entries_to_sweep').on(table.expiresAt),
  ],
);
