import type { GiftRecord } from '#contracts/desk/gift-record.ts';
import type { DeskColumns } from './desk-column.ts';
import { voucherColumns } from './voucher-columns.vi.ts';

const { code, title, from, until, useCount, state } = voucherColumns;

export const giftColumns = {
  code,
  title,
  gifts: { title: 'Quà', text: ({ gifts }) => gifts.join(', ') },
  line: { title: 'Khi mua dòng' },
  months: { title: 'Từ số tháng', kind: 'number' },
  from,
  until,
  useCount,
  state,
} as const satisfies DeskColumns<GiftRecord>;
