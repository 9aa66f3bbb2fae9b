import { inArray } from 'drizzle-orm';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { voucherUses } from './schema.ts';

export const voucherData: readonly PersonalTable[] = [
  {
    title: 'Mã giảm giá đã dùng',
    table: voucherUses,
    columns: { Mã: voucherUses.code, 'Mã đơn': voucherUses.orderId },
    of: (db, partyId) => inArray(voucherUses.orderId, selectOrderIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'kept', keep: 'accounting' },
  },
];
