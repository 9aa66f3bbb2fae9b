import { bigint, bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { PaperDocument, PaperFormat } from '#contracts/domain-papers.ts';

/** ms since 1970 UTC. */
const time = (name: string) => bigint(name, { mode: 'number' });

/**
 * Papers of a bought name; how far they are stands on the service itself. Guard of every write: the row lock of the order
 * that the name was bought with.
 */
export const domainPapers = pgTable(
  'domain_papers',
  {
    serviceId: text('service_id')
      .primaryKey()
      .references(() => cloudServices.id),
    /** Registrant and fields as typed, sealed; null once they are deleted. */
    draft: text('draft'),
    reason: text('reason'),
    /** Wording and moment of the yes. */
    consent: integer('consent'),
    consentAt: time('consent_at'),
    sentAt: time('sent_at'),
    decidedAt: time('decided_at'),
    /** Draft and files go at the latest then. */
    deleteAt: time('delete_at'),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('domain_papers_to_delete').on(table.deleteAt)],
);

/** Uploads, sealed; the primary key keeps one of each. */
export const domainPaperFiles = pgTable(
  'domain_paper_files',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => domainPapers.serviceId),
    document: text('document').$type<PaperDocument>().notNull(),
    format: text('format').$type<PaperFormat>().notNull(),
    /** Of the file as it is kept. */
    bytes: integer('bytes').notNull(),
    sealed: text('sealed').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.document] })],
);

export const paperDeeds = ['sent', 'looked', 'opened', 'approved', 'returned', 'deleted'] as const;
export type PaperDeed = (typeof paperDeeds)[number];

/** Who had papers in his hands and what he did; it outlives them. */
export const domainPaperLog = pgTable(
  'domain_paper_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    serviceId: text('service_id').notNull(),
    deed: text('deed').$type<PaperDeed>().notNull(),
    /** The document that was opened; null for all of them. */
    document: text('document').$type<PaperDocument>(),
    actor: text('actor').notNull(),
    at: time('done_at').notNull(),
  },
  (table) => [index('domain_paper_log_by_service').on(table.serviceId, table.id)],
);

export type PapersRecord = typeof domainPapers.$inferSelect;
export type PaperFileRecord = typeof domainPaperFiles.$inferSelect;
