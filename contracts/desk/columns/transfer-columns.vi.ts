import type { TransferRow } from '#contracts/desk/transfer-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const transferColumns = {
  reference: { title: 'Mã giao dịch' },
  paidAt: { title: 'Trả lúc', kind: 'minute', isSortable: true },
  content: { title: 'Nội dung' },
  problem: {
    title: 'Vì sao chưa khớp',
    words: {
      'unknown-payment': 'Không rõ trả cho đơn nào',
      'wrong-amount': 'Sai số tiền',
      'not-payable': 'Đơn không còn chờ tiền này',
    },
  },
  state: {
    title: 'Trạng thái',
    words: {
      waiting: 'Chờ khớp',
      part: 'Một phần của đơn',
      matched: 'Đã khớp',
      'refund-due': 'Chờ hoàn',
      refunded: 'Đã hoàn tiền',
    },
    tones: { waiting: 'warning', part: 'success', matched: 'success', 'refund-due': 'warning' },
  },
  amount: { title: 'Số tiền', kind: 'dong' },
} as const satisfies DeskColumns<TransferRow>;
