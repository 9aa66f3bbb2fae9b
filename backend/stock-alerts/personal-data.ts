import { inArray } from 'drizzle-orm';
import { selectContacts } from '#backend/authorisation/contacts/contacts.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { stockAlerts } from './schema.ts';

export const stockAlertData: readonly PersonalTable[] = [
  {
    title: 'Báo khi có hàng',
    table: stockAlerts,
    columns: { 'Mã sản phẩm': stockAlerts.productId, Email: stockAlerts.email, 'Yêu cầu lúc': stockAlerts.requestedAt },
    of: (db, partyId) => inArray(stockAlerts.email, selectContacts(db, partyId)),
    merge: 'ends',
    deletion: { rows: 'deleted' },
  },
];
