import { bigint, bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '#backend/platform/database/columns.ts';
import type { FileKind } from '#core/support-rules/file-kinds.ts';
import type { SupportState } from '#core/support-rules/support-state.ts';

/** Requests of customers to the shop. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: text('id').primaryKey(),
    /** `HT-{number}`. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    partyId: text('party_id').notNull(),
    title: text('title').notNull(),
    /** order or service; null for none. */
    aboutKind: text('about_kind').$type<'order' | 'service'>(),
    aboutId: text('about_id'),
    /** Number of the order or name of the service. */
    aboutTitle: text('about_title'),
    state: text('state').$type<SupportState>().notNull(),
    /** Since when the customer waits for an answer; null when they do not. */
    waitingSince: bigint('waiting_since', { mode: 'number' }),
    /** Name of the member of the staff who takes care of it; '' for nobody. */
    takenBy: text('taken_by').notNull().default(''),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('support_requests_number').on(table.number),
    index('support_requests_of_party').on(table.partyId, table.updatedAt),
    index('support_requests_waiting').on(table.state, table.waitingSince),
  ],
);

export const supportMessages = pgTable(
  'support_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    requestId: text('request_id')
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    /** customer or staff. */
    from: text('from').$type<'customer' | 'staff'>().notNull(),
    /** Name of the member; '' for the customer. */
    by: text('by').notNull().default(''),
    text: text('text').notNull(),
    writtenAt: time('written_at').notNull(),
    /** SHA-256 of the Message-ID, in hex, of a message that came by mail; null for others. */
    mailDigest: text('mail_digest'),
    /** Who sent that mail when it was not the customer's address; '' for nobody else. */
    mailSender: text('mail_sender').notNull().default(''),
  },
  (table) => [
    index('support_messages_of_request').on(table.requestId, table.id),
    uniqueIndex('support_messages_mail').on(table.requestId, table.mailDigest),
  ],
);

/** Files of messages, encrypted. */
export const supportFiles = pgTable(
  'support_files',
  {
    id: text('id').primaryKey(),
    requestId: text('request_id')
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    /** Of the request; messages go with it only. */
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<FileKind>().notNull(),
    /** Size of the stored file. */
    bytes: integer('bytes').notNull(),
    sealed: text('sealed').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [index('support_files_of_request').on(table.requestId, table.messageId)],
);

/** Texts that members answer with often. */
export const cannedAnswers = pgTable('canned_answers', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
});

export type SupportRow = typeof supportRequests.$inferSelect;
