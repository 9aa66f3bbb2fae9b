import { and, asc, desc, eq } from 'drizzle-orm';
import { containing } from '#backend/platform/database/containing.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskResource } from '#backend/platform/desk/desk-resource.ts';
import { chatMessageColumns } from '#contracts/desk/columns/operations/chat-message-columns.vi.ts';
import type { ChatMessageRow } from '#contracts/desk/operations/chat-message-record.ts';
import { chatMessages } from './schema.ts';
import type { ChatMessage } from './service.ts';

const toRow = ({ id, conversation, text, createdAt }: ChatMessage): ChatMessageRow => ({
  id: String(id),
  at: createdAt.getTime(),
  conversation: conversation.slice(0, 8),
  text,
});

const isByVisitor = eq(chatMessages.author, 'visitor');

/** What visitors wrote in the chat of development. */
export const chatMessageResource = ({ db }: Pick<BackendDeps, 'db'>): DeskResource => ({
  name: 'chat-messages',
  reader: 'chat:read',
  sorts: ['at'],
  filters: [],
  columns: chatMessageColumns,
  list: async ({ words, isDescending, limit, offset }) => {
    const wanted = and(isByVisitor, containing(words, [chatMessages.text]));
    const found = await db
      .select()
      .from(chatMessages)
      .where(wanted)
      .orderBy((isDescending ? desc : asc)(chatMessages.id))
      .limit(limit)
      .offset(offset);
    return { rows: found.map(toRow), total: await db.$count(chatMessages, wanted) };
  },
  read: async (at, id) => {
    if (!/^\d{1,15}$/.test(id)) return null;
    const [found] = await at
      .select()
      .from(chatMessages)
      .where(and(isByVisitor, eq(chatMessages.id, Number(id))));
    return found ? toRow(found) : null;
  },
});
