import type { GiftRecord } from '#contracts/desk/gift-record.ts';
import { formatIsoDay } from '#core/shared/calendar.ts';
import type { DeskColumns } from './desk-column.ts';
import { voucherColumns } from './voucher-columns.vi.ts';

const { code, title, from, until, useCount, state } = voucherColumns;

export const giftColumns = {
  code,
  title,
  gifts: { title: 'Quà', text: ({ gifts }) => gifts.join(', ') },
  line: { title: 'Khi mua dòng' },
  months: { title: 'Từ số tháng', kind: 'number' },
  from: { ...from, text: (gift) => formatIsoDay(gift.from) },
  until: { ...until, text: (gift) => formatIsoDay(gift.until) },
  useCount: {
    ...useCount,
    text: (gift) => (gift.usageLimit === null ? String(gift.useCount) : `${gift.useCount}/${gift.usageLimit}`),
  },
  state,
} as const satisfies DeskColumns<GiftRecord>;
