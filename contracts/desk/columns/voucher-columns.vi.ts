import type { VoucherRecord } from '#contracts/desk/voucher-record.ts';
import { formatIsoDay } from '#core/shared/calendar.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import type { DeskColumns } from './desk-column.ts';

export const voucherColumns = {
  code: { title: 'Mã', kind: 'code', isSortable: true },
  title: { title: 'Tên' },
  percent: {
    title: 'Giảm',
    text: ({ percent, amount }) => (percent === null ? formatDong(dong(amount ?? 0)) : `${percent}%`),
  },
  from: { title: 'Từ ngày', isSortable: true, text: ({ from }) => formatIsoDay(from) },
  until: { title: 'Đến hết ngày', isSortable: true, text: ({ until }) => formatIsoDay(until) },
  useCount: {
    title: 'Đã dùng',
    text: ({ useCount, usageLimit }) => (usageLimit === null ? String(useCount) : `${useCount}/${usageLimit}`),
  },
  state: {
    title: 'Trạng thái',
    words: { waiting: 'Chưa bắt đầu', active: 'Đang chạy', 'used-up': 'Hết lượt', ended: 'Đã kết thúc' },
    tones: { active: 'success', waiting: 'warning', 'used-up': 'default', ended: 'default' },
  },
} as const satisfies DeskColumns<VoucherRecord>;
