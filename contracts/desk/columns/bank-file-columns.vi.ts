import type { BankFileRow } from '#contracts/desk/bank-file-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const bankFileColumns = {
  name: { title: 'Tệp' },
  bank: { title: 'Ngân hàng' },
  addedAt: { title: 'Tải lên lúc', kind: 'minute', isSortable: true },
  addedBy: { title: 'Ai' },
  appliedAt: { title: 'Ghi nhận lúc', kind: 'minute' },
} as const satisfies DeskColumns<BankFileRow>;
