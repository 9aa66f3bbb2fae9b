import { TextInput } from 'react-admin';
import { chatMessageColumns } from '#contracts/desk/columns/operations/chat-message-columns.vi.ts';
import type { ChatMessageRow } from '#contracts/desk/operations/chat-message-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { RecordList } from '#desk/kit/record-list.tsx';
import { chatWords as words } from '#desk/words/operations.vi.ts';

export const ChatMessageList = () => (
  <RecordList<ChatMessageRow>
    filters={[<TextInput key="q" source="q" label={words.search} alwaysOn />]}
    sort={{ field: 'at', order: 'DESC' }}
    rowClick={false}
    primary={({ text }) => text}
    secondary={({ conversation, at }) => `${conversation} · ${formatMinute(at)}`}
    columns={chatMessageColumns}
  />
);
