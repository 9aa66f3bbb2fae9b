import { eq, inArray, or, sql } from 'drizzle-orm';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { staffNotes } from './note-schema.ts';

export const noteData: readonly PersonalTable[] = [
  {
    title: 'Ghi chú của nhân viên',
    table: staffNotes,
    columns: { 'Mã đơn': staffNotes.orderId, 'Nội dung': staffNotes.text, 'Viết lúc': staffNotes.at },
    of: (db, partyId) =>
      or(eq(staffNotes.partyId, partyId), inArray(staffNotes.orderId, selectOrderIds(db, partyId))) ?? sql`false`,
    merge: { moves: [staffNotes.partyId] },
    deletion: { rows: 'deleted' },
  },
];
