import { eq } from 'drizzle-orm';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { quotations } from './schema.ts';

export const quotationData: readonly PersonalTable[] = [
  {
    title: 'Báo giá',
    table: quotations,
    columns: {
      Số: quotations.number,
      'Dòng hàng': quotations.lines,
      'Tạo lúc': quotations.createdAt,
      'Có giá trị đến': quotations.validUntil,
    },
    of: (_, partyId) => eq(quotations.partyId, partyId),
    merge: { moves: [quotations.partyId] },
    deletion: { rows: 'deleted' },
  },
];
