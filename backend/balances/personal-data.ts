import { eq } from 'drizzle-orm';
import type { FindDeletionBlockers } from '#backend/platform/deps.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import type { EntryKind, LedgerAccount } from '#core/balance-rules/ledger.ts';
import { readBalance } from './ledger.ts';
import { balanceEntries, topUps } from './schema.ts';

const kindWords: Readonly<Record<EntryKind, string>> = {
  'top-up': 'Nạp số dư',
  payment: 'Trả đơn hàng',
  refund: 'Hoàn tiền',
  correction: 'Điều chỉnh',
};

const accountWords: Readonly<Record<LedgerAccount, string>> = {
  customer: 'Số dư của bạn',
  transfers: 'Chuyển khoản',
  orders: 'Đơn hàng',
  refunds: 'Khoản hoàn',
  corrections: 'Điều chỉnh của cửa hàng',
};

export const balanceData: readonly PersonalTable[] = [
  {
    title: 'Lệnh nạp số dư',
    table: topUps,
    columns: {
      'Mã nạp': topUps.number,
      'Số tiền (đồng)': topUps.amount,
      'Phương thức': topUps.methodCode,
      'Tạo lúc': topUps.createdAt,
    },
    of: (_, partyId) => eq(topUps.partyId, partyId),
    merge: { moves: [topUps.partyId] },
    deletion: { rows: 'replaced', keep: 'accounting', columns: ({ pseudonym }) => [[topUps.partyId, pseudonym]] },
  },
  {
    title: 'Biến động số dư',
    table: balanceEntries,
    columns: {
      Loại: [balanceEntries.kind, kindWords],
      Từ: [balanceEntries.from, accountWords],
      Đến: [balanceEntries.to, accountWords],
      'Số tiền (đồng)': balanceEntries.amount,
      'Mã đơn': balanceEntries.orderId,
      'Lý do': balanceEntries.reason,
      Lúc: balanceEntries.at,
    },
    of: (_, partyId) => eq(balanceEntries.partyId, partyId),
    merge: { moves: [balanceEntries.partyId] },
    deletion: {
      rows: 'replaced',
      keep: 'accounting',
      columns: ({ pseudonym }) => [
        [balanceEntries.partyId, pseudonym],
        [balanceEntries.reason, ''],
      ],
    },
  },
];

/** The shop still owes this money. */
export const findBalanceBlockers: FindDeletionBlockers = async (db, partyId) =>
  (await readBalance(db, partyId)) > 0 ? ['balance-left'] : [];
