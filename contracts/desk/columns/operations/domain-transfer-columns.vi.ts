import type { DomainTransferRow } from '#contracts/desk/operations/domain-transfer-record.ts';
import type { DeskColumns } from '../desk-column.ts';

export const domainTransferColumns = {
  paidAt: { title: 'Thanh toán lúc', kind: 'minute', isSortable: true },
  domain: { title: 'Tên miền', isSortable: true },
  orderNumber: { title: 'Đơn', kind: 'code' },
  customer: { title: 'Khách' },
  state: {
    title: 'Trạng thái',
    words: { moving: 'Đang chuyển', done: 'Đã chuyển về', refused: 'Không chuyển được' },
    tones: { moving: 'warning', done: 'success' },
  },
} as const satisfies DeskColumns<DomainTransferRow>;
