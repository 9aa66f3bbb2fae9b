import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const stamp = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow();

/** Entries of the content system by type. `attributes` holds them whole; relations and media are ids of other entries. */
export const contentEntries = pgTable(
  'content_entries',
  {
    type: text('type').notNull(),
    id: integer('id').notNull(),
    attributes: jsonb('attributes').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: stamp('created_at'),
    updatedAt: stamp('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    index('content_entries_url_old').on(table.type, sql`(${table.attributes} ->> 'urlOld')`),
  ],
);
