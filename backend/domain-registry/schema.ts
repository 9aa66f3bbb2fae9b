import { pgTable, text } from 'drizzle-orm/pg-core';

/** Domains with a special answer in the embedded registry: REGISTERED, RESERVED, BUSY (429) or SILENT (no answer). */
export const registryNames = pgTable('registry_names', {
  name: text('name').primaryKey(),
  status: text('status').notNull(),
});
