import type { ZoneRow } from '#contracts/desk/operations/zone-record.ts';
import type { DeskColumns } from '../desk-column.ts';

export const zoneColumns = {
  id: { title: 'Tên miền', isSortable: true },
  state: {
    title: 'Trạng thái',
    words: { published: 'Đã lên', trying: 'Đang thử', failing: 'Chưa lên được' },
    tones: { published: 'success', trying: 'warning', failing: 'error' },
  },
  reason: { title: 'Vì sao' },
  tries: { title: 'Số lần thử', kind: 'number' },
  nextTryAt: { title: 'Thử lại lúc', kind: 'minute' },
  publishedAt: { title: 'Lên lúc', kind: 'minute' },
} as const satisfies DeskColumns<ZoneRow>;
