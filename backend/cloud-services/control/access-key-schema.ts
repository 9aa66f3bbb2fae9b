import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { time } from '#backend/platform/database/columns.ts';

/** Keys of S3 stores. The store itself knows the secrets; here they are until their owner has seen them. */
export const serviceAccessKeys = pgTable(
  'service_access_keys',
  {
    /** Access key id, which is no secret. */
    id: text('id').primaryKey(),
    serviceId: text('service_id')
      .notNull()
      .references(() => cloudServices.id),
    name: text('name').notNull(),
    /** Last characters of the secret. */
    ending: text('ending').notNull(),
    /** Encrypted; null once it was shown. */
    secret: text('secret'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('service_access_keys_of_service').on(table.serviceId, table.createdAt)],
);

export type AccessKeyRow = typeof serviceAccessKeys.$inferSelect;
