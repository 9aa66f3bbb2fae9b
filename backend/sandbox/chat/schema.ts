import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was said in the chat that stands in for a real one. Only the digest of a conversation's key is kept. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    conversation: text('conversation').notNull(),
    author: text('author').$type<'visitor' | 'shop'>().notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('chat_messages_conversation').on(table.conversation),
    index('chat_messages_created').on(table.createdAt),
  ],
);
