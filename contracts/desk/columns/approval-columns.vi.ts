import type { ApprovalRecord } from '#contracts/desk/approval-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const approvalColumns = {
  deed: {
    title: 'Việc',
    words: {
      'orders/cash': 'Thu tiền mặt',
      'orders/waive': 'Bỏ qua phần thiếu',
      'transfers/accept': 'Bỏ qua phần thiếu',
      'transfers/refund': 'Hoàn tiền chưa khớp',
      'transfers/credit': 'Hoàn vào số dư',
      'balances/correct': 'Điều chỉnh số dư',
      'refunds/confirm': 'Xác nhận hoàn tiền',
      'customer-merges/merge': 'Gộp khách hàng',
    },
  },
  amount: { title: 'Số tiền', kind: 'dong', isSortable: true },
  askedBy: { title: 'Ai đề nghị' },
  askedAt: { title: 'Lúc', kind: 'minute', isSortable: true },
  state: {
    title: 'Trạng thái',
    words: { waiting: 'Chờ duyệt', approved: 'Đã duyệt', refused: 'Đã từ chối' },
    tones: { waiting: 'warning', approved: 'success', refused: 'default' },
  },
  decidedBy: { title: 'Ai quyết định' },
} as const satisfies DeskColumns<ApprovalRecord>;
