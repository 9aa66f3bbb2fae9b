import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A message to a person. It lies here until it is really sent. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    to: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Whoever moves this time forward sends the message; so two backends do not send one twice. */
    nextTryAt: timestamp('next_try_at', { withTimezone: true, mode: 'date' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('outbox_messages_to').on(table.to), index('outbox_messages_created').on(table.createdAt)],
);
