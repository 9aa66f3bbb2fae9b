import { isNull, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Entries of the content system by type. `attributes` holds them whole; relations and media are ids of other entries.
 * The primary key is the guard of a new number, `version` that of an edit, the unique index that of a slug.
 */
export const contentEntries = pgTable(
  'content_entries',
  {
    type: text('type').notNull(),
    id: integer('id').notNull(),
    /** What stays the same for good; newer systems are asked by it. */
    documentId: text('document_id')
      .notNull()
      .default(sql`substr('c' || md5(random()::text || clock_timestamp()::text), 1, 24)`),
    attributes: jsonb('attributes').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** null for a draft. Only types that know drafts look at it. */
    publishedAt: moment('published_at').defaultNow(),
    /** By what the seed knows its entry again, whatever editors made of it; null for an editor's own. */
    seedKey: text('seed_key'),
    /** Raised by every edit. */
    version: integer('version').notNull().default(1),
    /** When an editor last changed or removed it; null for an entry that the seed keeps up to date. */
    editedAt: moment('edited_at'),
    /** Removed by an editor: nobody sees it, and the seed does not bring it back. */
    removedAt: moment('removed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.id] }),
    uniqueIndex('content_entries_document').on(table.type, table.documentId),
    uniqueIndex('content_entries_slug')
      .on(table.type, sql`(${table.attributes} ->> 'slug')`)
      .where(isNull(table.removedAt)),
    index('content_entries_url_old').on(table.type, sql`(${table.attributes} ->> 'urlOld')`),
  ],
);

/** How often the shop applied the rules of an old address. One upsert counts, so simultaneous reports all count. */
export const redirectHits = pgTable('redirect_hits', {
  urlOld: text('url_old').primaryKey(),
  hits: bigint('hits', { mode: 'number' }).notNull(),
  lastHitAt: moment('last_hit_at').notNull(),
});

/** Editors who are logged in, by digest of their cookie. */
export const editorSessions = pgTable('editor_sessions', {
  digest: text('digest').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});
