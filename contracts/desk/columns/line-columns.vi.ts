import type { LineRow } from '#contracts/desk/line-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const lineColumns = {
  id: { title: 'Mã' },
  title: { title: 'Tên', isSortable: true },
  group: { title: 'Nhóm trong trình đơn' },
  handover: {
    title: 'Bàn giao',
    words: { '': 'như mặc định', minutes: 'vài phút', day: 'trong 24 giờ', 'working-day': 'trong ngày làm việc' },
  },
} as const satisfies DeskColumns<LineRow>;
