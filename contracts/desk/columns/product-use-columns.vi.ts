import type { ProductUseRecord } from '#contracts/desk/product-use-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const productUseColumns = {
  id: { title: 'Mã', isSortable: true },
  title: { title: 'Tên' },
  services: { title: 'Dịch vụ đang chạy', kind: 'number' },
  carts: { title: 'Giỏ hàng đang có', kind: 'number' },
  orders: { title: 'Đơn chưa thanh toán', kind: 'number' },
  codes: { title: 'Mã và quà đang nhắc tới', text: ({ codes }) => codes.join(', ') },
  companions: { title: 'Gợi ý mua kèm ở', text: ({ companions }) => companions.join(', ') },
} as const satisfies DeskColumns<ProductUseRecord>;
