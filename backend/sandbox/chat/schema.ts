import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Only the digest of a conversation's key is stored. */
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
