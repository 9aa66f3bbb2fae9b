import type { ChatMessageRow } from '#contracts/desk/operations/chat-message-record.ts';
import type { DeskColumns } from '../desk-column.ts';

export const chatMessageColumns = {
  at: { title: 'Lúc', kind: 'minute', isSortable: true },
  conversation: { title: 'Cuộc trò chuyện' },
  text: { title: 'Tin nhắn' },
} as const satisfies DeskColumns<ChatMessageRow>;
