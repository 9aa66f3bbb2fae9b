import type { DeskColumns } from '#contracts/desk/columns/desk-column.ts';
import type { LogRecord } from '#contracts/desk/log-record.ts';
import { deedOfEntry } from './log-deeds.vi.ts';
import { changesOfEntry } from './log-facts.vi.ts';

export const logColumns = {
  at: { title: 'Lúc', kind: 'minute', isSortable: true },
  name: { title: 'Ai' },
  path: { title: 'Việc', text: (entry) => deedOfEntry(entry) },
  after: { title: 'Thay đổi', text: (entry) => changesOfEntry(entry) },
  result: { title: 'Kết quả', words: { done: 'thành công', refused: 'bị từ chối', failed: 'lỗi' } },
} as const satisfies DeskColumns<LogRecord>;
