import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { time } from '#backend/platform/database/columns.ts';

/** By which programs of the owner set the address of one name of a zone. The token itself is not stored. */
export const dnsUpdateTokens = pgTable(
  'dns_update_tokens',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => cloudServices.id),
    /** Relative to the domain. */
    name: text('name').notNull(),
    digest: text('digest').notNull(),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.name] }),
    uniqueIndex('dns_update_tokens_by_digest').on(table.digest),
  ],
);
