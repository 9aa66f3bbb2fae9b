import type { CustomerRow } from '#contracts/desk/customer-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const customerColumns = {
  name: { title: 'Tên' },
  email: { title: 'Email' },
  phone: { title: 'Điện thoại', kind: 'phone' },
  createdAt: { title: 'Từ ngày', kind: 'day', isSortable: true },
} as const satisfies DeskColumns<CustomerRow>;
