import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    tries: integer('tries').notNull().default(0),
    /** The backend that postpones this time sends the message, so that two backends never both send it. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true, mode: 'date' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('outbox_messages_to').on(table.to), index('outbox_messages_created').on(table.createdAt)],
);
