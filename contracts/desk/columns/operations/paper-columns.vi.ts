import type { PaperRow } from '#contracts/desk/operations/paper-record.ts';
import type { DeskColumns } from '../desk-column.ts';

export const paperColumns = {
  sentAt: { title: 'Gửi lúc', kind: 'minute', isSortable: true },
  domain: { title: 'Tên miền', isSortable: true },
  orderNumber: { title: 'Đơn', kind: 'code' },
  state: {
    title: 'Trạng thái',
    words: {
      WAITING: 'Chờ xác thực thông tin',
      SENT: 'Chờ duyệt',
      RETURNED: 'Cần bổ sung hồ sơ',
      APPROVED: 'Hồ sơ đã duyệt',
      DEPLOYED: 'Đã triển khai',
      NOT_NEEDED: 'Không cần hồ sơ',
    },
    tones: { SENT: 'warning', APPROVED: 'warning', DEPLOYED: 'success' },
  },
} as const satisfies DeskColumns<PaperRow>;
