import { pgTable, text } from 'drizzle-orm/pg-core';

/** Names that were sold here: REGISTERED. Of the sandbox registry also RESERVED, BUSY (429) or SILENT (no answer). */
export const registryNames = pgTable('registry_names', {
  name: text('name').primaryKey(),
  status: text('status').notNull(),
});
