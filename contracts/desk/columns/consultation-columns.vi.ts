import type { ConsultationRow } from '#contracts/desk/consultation-record.ts';
import { formatIsoDay } from '#core/shared/calendar.ts';
import type { DeskColumns } from './desk-column.ts';

export const consultationColumns = {
  name: { title: 'Yêu cầu' },
  person: { title: 'Khách' },
  phone: { title: 'Điện thoại', kind: 'phone' },
  email: { title: 'Email' },
  stage: {
    title: 'Trạng thái',
    words: { new: 'Mới', called: 'Đã gọi', done: 'Xong' },
    tones: { new: 'warning', called: 'default', done: 'success' },
  },
  owner: { title: 'Người phụ trách' },
  nextCallOn: {
    title: 'Gọi lại ngày',
    isSortable: true,
    text: ({ nextCallOn }) => formatIsoDay(nextCallOn ?? ''),
  },
  createdAt: { title: 'Gửi lúc', kind: 'minute', isSortable: true },
} as const satisfies DeskColumns<ConsultationRow>;
