import type { ServiceMailRow } from '#contracts/desk/service-mail-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const serviceMailColumns = {
  subject: { title: 'Tiêu đề' },
  count: { title: 'Số dịch vụ', kind: 'number' },
  madeBy: { title: 'Ai soạn' },
  madeAt: { title: 'Soạn lúc', kind: 'minute', isSortable: true },
  sentAt: { title: 'Gửi lúc', kind: 'minute' },
} as const satisfies DeskColumns<ServiceMailRow>;
