import { pgTable, text } from 'drizzle-orm/pg-core';

/** Special answers of the embedded registry: REGISTERED, RESERVED, BUSY (429) or SILENT (no answer). */
export const registryNames = pgTable('registry_names', {
  name: text('name').primaryKey(),
  status: text('status').notNull(),
});
