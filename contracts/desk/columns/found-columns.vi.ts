import type { FoundRecord } from '#contracts/desk/found-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const foundColumns = {
  kind: {
    title: 'Loại',
    words: {
      orders: 'Đơn hàng',
      customers: 'Khách hàng',
      services: 'Dịch vụ',
      invoices: 'Hoá đơn',
      products: 'Sản phẩm',
    },
  },
  name: { title: 'Tên' },
  about: { title: 'Thông tin' },
} as const satisfies DeskColumns<FoundRecord>;
