import type { LogRecord } from '#contracts/desk/log-record.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { DeskColumns } from './desk-column.ts';

export const logColumns = {
  at: { title: 'Lúc', kind: 'minute', isSortable: true },
  name: { title: 'Ai' },
  path: { title: 'Việc' },
  after: {
    title: 'Thay đổi',
    /** `percent: 10 → 12`, one part per fact that changed. */
    text: ({ before, after }) =>
      Object.entries(after)
        .filter(([name, value]) => lookUp(before, name) !== value)
        .map(([name, value]) => {
          const old = lookUp(before, name);
          return `${name}: ${old === undefined ? '' : `${old} → `}${value}`;
        })
        .join(' · '),
  },
  result: { title: 'Kết quả', words: { done: 'thành công', refused: 'bị từ chối', failed: 'lỗi' } },
} as const satisfies DeskColumns<LogRecord>;
