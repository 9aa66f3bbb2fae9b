import type { CustomerMergeRow } from '#contracts/desk/customer-merge-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const customerMergeColumns = {
  kept: { title: 'Giữ lại' },
  merged: { title: 'Bị gộp' },
  shared: { title: 'Cùng' },
} as const satisfies DeskColumns<CustomerMergeRow>;
