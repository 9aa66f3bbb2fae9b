import type { CannedAnswerRow, DeskSupportRow } from '#contracts/desk/support-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const supportColumns = {
  number: { title: 'Số', kind: 'code' },
  title: { title: 'Yêu cầu' },
  customer: { title: 'Khách' },
  state: {
    title: 'Trạng thái',
    words: { waiting: 'Khách đang chờ', answered: 'Đã trả lời', closed: 'Đã đóng' },
    tones: { waiting: 'warning', answered: 'success', closed: 'default' },
  },
  waitingSince: { title: 'Chờ từ', kind: 'minute', isSortable: true },
  owner: { title: 'Người phụ trách' },
  updatedAt: { title: 'Cập nhật', kind: 'minute', isSortable: true },
} as const satisfies DeskColumns<DeskSupportRow>;

export const cannedAnswerColumns = {
  title: { title: 'Tên', isSortable: true },
  text: { title: 'Câu trả lời' },
} as const satisfies DeskColumns<CannedAnswerRow>;
