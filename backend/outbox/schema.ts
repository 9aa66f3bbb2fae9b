import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AttachmentReference } from '#backend/platform/attachment.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** `sent`: a server accepted it. `dead`: it was refused for good, or too often. */
export const messageStates = ['waiting', 'sent', 'dead'] as const;
export type MessageState = (typeof messageStates)[number];

/** A sent message keeps its key and times, so that its effect queues no second one; recipient and content are empty. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    /** Also the Message-ID of a mail and the Idempotency-Key of an SMS, whichever try it is. */
    id: text('id').primaryKey(),
    /** What the message is about, such as `payment-received:DH202611230001`; never personal data. */
    key: text('key').notNull().unique(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** null for an SMS, and once sent. */
    html: text('html'),
    /** The order whose buyer it is written to; null for other messages. */
    orderId: text('order_id'),
    /** Printed at the time of sending. */
    attachment: jsonb('attachment').$type<AttachmentReference>(),
    /** Address that ends a subscription; null for messages that nobody subscribes to. */
    unsubscribe: text('unsubscribe'),
    /** Where the reader answers; null: nobody reads answers. */
    replyTo: text('reply_to'),
    /** What mail programs group the mail by, such as `ht-1024`; null for a mail of its own. */
    thread: text('thread'),
    state: text('state').$type<MessageState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** Code of the last refusal, without the server's words, which may name the recipient. */
    error: text('error'),
    /** The backend that postpones this time sends the message, so that two backends never both send it. */
    nextTryAt: moment('next_try_at').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it became sent or dead. */
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('outbox_messages_to').on(table.to),
    index('outbox_messages_created').on(table.createdAt),
    index('outbox_messages_newest').on(table.createdAt, table.id, table.state).where(sql`state <> 'dead'`),
    index('outbox_messages_dead').on(table.createdAt, table.id).where(sql`state = 'dead'`),
    index('outbox_messages_about').on(sql`split_part(${table.key}, ':', 2)`),
    index('outbox_messages_dead_of_order').on(table.orderId).where(sql`state = 'dead'`),
    index('outbox_messages_due').on(table.channel, table.nextTryAt).where(sql`state = 'waiting'`),
  ],
);

/** The mail server answered that it never takes it; a mail whose tries ran out says nothing of its address. */
export const isRefused = sql`(${outboxMessages.state} = 'dead' and coalesce(${outboxMessages.error}, '') like 'SMTP 5%')`;

/** What a message is without its content. */
export const noContent = {
  subject: '',
  text: '',
  html: null,
  attachment: null,
  unsubscribe: null,
  replyTo: null,
  thread: null,
} as const;
