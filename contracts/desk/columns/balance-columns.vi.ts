import type { BalanceEntryRow, DeskBalanceRow } from '#contracts/desk/balance-record.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { DeskColumns } from './desk-column.ts';

export const balanceColumns = {
  customer: { title: 'Khách' },
  email: { title: 'Email' },
  movedAt: { title: 'Biến động cuối', kind: 'minute', isSortable: true },
  balance: { title: 'Số dư', kind: 'dong' },
} as const satisfies DeskColumns<DeskBalanceRow>;

const actors: Readonly<Record<string, string>> = {
  payments: 'Ngân hàng',
  customer: 'Khách',
  'auto-renewal': 'Tự gia hạn',
};

/** Who moved it; a member by name. */
export const actorOfEntry = ({ by }: BalanceEntryRow): string => lookUp(actors, by) ?? by.replace(/^staff /, '');

export const balanceEntryColumns = {
  at: { title: 'Lúc', kind: 'minute', isSortable: true },
  customer: { title: 'Khách' },
  kind: {
    title: 'Loại',
    words: { 'top-up': 'Nạp số dư', payment: 'Trả đơn', refund: 'Hoàn vào số dư', correction: 'Điều chỉnh' },
  },
  about: { title: 'Đơn hoặc mã nạp' },
  reason: { title: 'Lý do' },
  by: { title: 'Bởi', text: actorOfEntry },
  change: { title: 'Thay đổi', kind: 'dong' },
} as const satisfies DeskColumns<BalanceEntryRow>;
