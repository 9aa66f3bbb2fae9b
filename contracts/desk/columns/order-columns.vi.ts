import type { OrderChoiceRecord, OrderRow } from '#contracts/desk/order-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const orderColumns = {
  number: { title: 'Số đơn', kind: 'code' },
  name: { title: 'Người đặt' },
  phone: { title: 'Điện thoại', kind: 'phone' },
  status: {
    title: 'Trạng thái',
    words: {
      draft: 'Đơn nháp',
      open: 'Chờ thanh toán',
      confirmed: 'Đang khởi tạo',
      completed: 'Hoàn thành',
      closed: 'Đã huỷ',
    },
    tones: { open: 'warning', confirmed: 'warning', completed: 'success', closed: 'default' },
  },
  placedAt: { title: 'Đặt lúc', kind: 'minute', isSortable: true },
  total: { title: 'Tổng cộng', kind: 'dong' },
} as const satisfies DeskColumns<OrderRow>;

export const orderChoiceColumns = {
  id: { title: 'Mã', isSortable: true },
  title: { title: 'Sản phẩm' },
  options: { title: 'Tuỳ chọn', text: ({ options }) => options.map(({ name }) => name).join(', ') },
} as const satisfies DeskColumns<OrderChoiceRecord>;

/** By the code of the method. */
export const paymentMethodNames = {
  VIETQR: 'Chuyển khoản VietQR',
  VNPAY: 'Cổng VNPAY',
  MOMO: 'Ví MoMo',
  ZALOPAY: 'ZaloPay',
  CASH: 'Tiền mặt',
  BALANCE: 'Số dư',
} as const;
