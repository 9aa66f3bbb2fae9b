import { isNull, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { stamp } from '#backend/platform/database/columns.ts';

/**
 * `attributes` is the whole entry; relations and media are ids of other entries. The primary key protects new ids,
 * `version` protects edits and the unique index protects slugs.
 */
export const contentEntries = pgTable(
  'content_entries',
  {
    type: text('type').notNull(),
    id: integer('id').notNull(),
    /** Newer systems look up entries by this permanent id. */
    documentId: text('document_id')
      .notNull()
      .default(sql`substr('c' || md5(random()::text || clock_timestamp()::text), 1, 24)`),
    attributes: jsonb('attributes').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** null for a draft; used only by types with drafts. */
    publishedAt: stamp('published_at').defaultNow(),
    /** Identifies the seed's entry, even an edited one; null for an editor's own entry. */
    seedKey: text('seed_key'),
    /** Incremented by every edit. */
    version: integer('version').notNull().default(1),
    /** When an editor last changed or removed it; the seed updates only entries without it. */
    editedAt: stamp('edited_at'),
    /** Hidden, and not restored by the seed. */
    removedAt: stamp('removed_at'),
    createdAt: stamp('created_at').notNull().defaultNow(),
    updatedAt: stamp('updated_at').notNull().defaultNow(),
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

/** What an entry was before an edit; the newest of each entry are kept. */
export const contentVersions = pgTable(
  'content_versions',
  {
    type: text('type').notNull(),
    id: integer('id').notNull(),
    version: integer('version').notNull(),
    attributes: jsonb('attributes').$type<Readonly<Record<string, unknown>>>().notNull(),
    publishedAt: stamp('published_at'),
    replacedAt: stamp('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.id, table.version] })],
);

/** What a member typed and has not saved, for the shop's page behind a preview link; the newest of each entry. */
export const contentPreviews = pgTable(
  'content_previews',
  {
    type: text('type').notNull(),
    id: integer('id').notNull(),
    attributes: jsonb('attributes').$type<Readonly<Record<string, unknown>>>().notNull(),
    typedAt: stamp('typed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.id] })],
);

/** Pictures that members uploaded, drawn anew; served below /uploads/pictures. */
export const uploadedPictures = pgTable('uploaded_pictures', {
  /** 128 random bits, hexadecimal. */
  id: text('id').primaryKey(),
  /** The WebP file. */
  base64: text('base64').notNull(),
  createdAt: stamp('created_at').notNull(),
});

/** How often the rules of an old address were applied. One upsert, so that simultaneous reports all count. */
export const redirectHits = pgTable('redirect_hits', {
  urlOld: text('url_old').primaryKey(),
  hits: bigint('hits', { mode: 'number' }).notNull(),
  lastHitAt: stamp('last_hit_at').notNull(),
});
