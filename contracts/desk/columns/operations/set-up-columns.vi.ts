import type { SetUpRow } from '#contracts/desk/operations/set-up-record.ts';
import type { DeskColumns } from '../desk-column.ts';

export const setUpColumns = {
  deadline: { title: 'Hẹn bàn giao', kind: 'minute', isSortable: true },
  name: { title: 'Dịch vụ' },
  about: { title: 'Gói, việc' },
  code: { title: 'Mã dịch vụ', kind: 'code' },
  kind: {
    title: 'Cần làm',
    words: {
      'hand-over': 'Bàn giao',
      larger: 'Nâng gói',
      smaller: 'Hạ gói',
      failed: 'Khởi tạo lại',
      system: 'Hệ thống làm',
    },
  },
  orderNumber: { title: 'Đơn', kind: 'code' },
  since: { title: 'Chờ từ', kind: 'minute', isSortable: true },
  state: {
    title: 'Trạng thái',
    words: {
      late: 'Trễ hẹn',
      waiting: 'Đang chờ',
      failed: 'Đã dừng, cần xử lý',
      asked: 'Chờ gửi',
      accepted: 'Hệ thống đang làm',
      done: 'Đã bàn giao',
    },
    tones: { late: 'error', waiting: 'warning', failed: 'error', done: 'success' },
  },
} as const satisfies DeskColumns<SetUpRow>;
