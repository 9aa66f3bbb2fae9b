import type { IncidentListRow } from '#contracts/desk/incident-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const incidentColumns = {
  title: { title: 'Sự cố' },
  state: {
    title: 'Trạng thái',
    words: { open: 'Đang xử lý', ended: 'Đã xong' },
    tones: { open: 'warning', ended: 'success' },
  },
  startedAt: { title: 'Bắt đầu', kind: 'minute', isSortable: true },
  endedAt: { title: 'Kết thúc', kind: 'minute' },
} as const satisfies DeskColumns<IncidentListRow>;
