import type { RefundRow } from '#contracts/desk/refund-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const refundColumns = {
  service: { title: 'Dịch vụ' },
  orderNumber: { title: 'Đơn', kind: 'code' },
  customer: { title: 'Khách' },
  email: { title: 'Email' },
  askedAt: { title: 'Gửi lúc', kind: 'minute', isSortable: true },
  state: {
    title: 'Trạng thái',
    words: { asked: 'Chờ trả lời', confirmed: 'Chờ chuyển tiền', refused: 'Từ chối', paid: 'Đã chuyển tiền' },
    tones: { asked: 'warning', confirmed: 'warning', paid: 'success' },
  },
  keepsService: { title: 'Dịch vụ sau đó', words: { true: 'Chạy tiếp', false: 'Dừng' } },
  gross: { title: 'Tổng hoàn', kind: 'dong' },
} as const satisfies DeskColumns<RefundRow>;
