import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';
import type { ReadRows } from './import/read-sheets.ts';

/** What the last import of a catalogue wrote, so that it notices what somebody changed by hand since. */
export const importedItems = pgTable('imported_items', {
  /** Such as `product CS-01`. */
  id: text('id').primaryKey(),
  fields: jsonb('fields').$type<Readonly<Record<string, unknown>>>().notNull(),
});

/** Files with goods that a member uploaded: a plan until somebody applies it. */
export const catalogueFiles = pgTable('catalogue_files', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** What was read of it. */
  read: jsonb('read').$type<ReadRows>().notNull(),
  addedAt: time('added_at').notNull(),
  /** Name of the member. */
  addedBy: text('added_by').notNull(),
  appliedAt: time('applied_at'),
});
