import type { CustomerLogRow } from '#contracts/desk/operations/customer-log-record.ts';
import type { DeskColumns } from '../desk-column.ts';

export const customerLogColumns = {
  at: { title: 'Lúc', kind: 'minute', isSortable: true },
  event: { title: 'Việc' },
  result: { title: 'Kết quả' },
  failure: { title: 'Mã' },
  times: { title: 'Số lần', kind: 'number' },
  customerId: { title: 'Khách hàng' },
  name: { title: 'Tên đã gõ (mã băm)' },
  network: { title: 'Mạng (mã băm)' },
  session: { title: 'Phiên (mã băm)' },
} as const satisfies DeskColumns<CustomerLogRow>;
