import type { ServiceExtensionRow } from '#contracts/desk/service-extension-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const serviceExtensionColumns = {
  reason: { title: 'Lý do' },
  days: { title: 'Số ngày', kind: 'number' },
  count: { title: 'Số dịch vụ', kind: 'number' },
  madeBy: { title: 'Ai lập' },
  madeAt: { title: 'Lập lúc', kind: 'minute', isSortable: true },
  doneAt: { title: 'Thêm lúc', kind: 'minute' },
} as const satisfies DeskColumns<ServiceExtensionRow>;
