import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { time } from '#backend/platform/database/columns.ts';
import type { DocumentFormat, DocumentType } from '#core/domains/documents/registrant-documents.ts';

/** The service stores their state. Every write locks the row of the order that bought the domain. */
export const domainPapers = pgTable(
  'domain_papers',
  {
    serviceId: text('service_id')
      .primaryKey()
      .references(() => cloudServices.id),
    /** Registrant type and fields as typed, encrypted; null after deletion. */
    draft: text('draft'),
    reason: text('reason'),
    /** Version and time of the accepted consent text. */
    consent: integer('consent'),
    consentAt: time('consent_at'),
    sentAt: time('sent_at'),
    decidedAt: time('decided_at'),
    /** Latest time to delete draft and files. */
    deleteAt: time('delete_at'),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('domain_papers_to_delete').on(table.deleteAt)],
);

/** Encrypted; the primary key allows one per document type. */
export const domainPaperFiles = pgTable(
  'domain_paper_files',
  {
    serviceId: text('service_id')
      .notNull()
      .references(() => domainPapers.serviceId),
    document: text('document').$type<DocumentType>().notNull(),
    format: text('format').$type<DocumentFormat>().notNull(),
    /** Size of the stored file. */
    bytes: integer('bytes').notNull(),
    sealed: text('sealed').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.document] })],
);

export const documentActions = ['sent', 'looked', 'opened', 'approved', 'returned', 'deleted'] as const;
export type DocumentAction = (typeof documentActions)[number];

/** Access log, which remains after the documents' deletion. */
export const domainPaperLog = pgTable(
  'domain_paper_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    serviceId: text('service_id').notNull(),
    deed: text('deed').$type<DocumentAction>().notNull(),
    /** null for all documents. */
    document: text('document').$type<DocumentType>(),
    actor: text('actor').notNull(),
    at: time('done_at').notNull(),
  },
  (table) => [index('domain_paper_log_by_service').on(table.serviceId, table.id)],
);

export type DocumentsRecord = typeof domainPapers.$inferSelect;
