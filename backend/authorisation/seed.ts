import { organisationId } from '#contracts/organisation.ts';
import type { Transaction } from '../database/database.ts';
import { customers, parties, userLogins } from './schema.ts';

/** Customers for showing the shop. They have no password and no token: tests open a session through the service. */
const demo = [
  { id: 'kh-demo', name: 'Nguyễn Minh Khách', email: 'khach@example.vn', phone: '0912345678', status: 'VERIFIED' },
  {
    id: 'kh-demo-moi',
    name: 'Trần Thị Mới',
    email: 'khach-moi@example.vn',
    phone: '0987654321',
    status: 'UN_VERIFIED',
  },
] as const;

/** One customer with a verified account and one whose account waits for its code. */
export const seedAuthorisation = async (tx: Transaction): Promise<void> => {
  for (const { id, name, email, phone, status } of demo) {
    await tx.insert(parties).values({ id, fullName: name, email, phone }).onConflictDoNothing();
    await tx.insert(userLogins).values({ id, userLoginId: email, partyId: id, status }).onConflictDoNothing();
    await tx
      .insert(customers)
      .values({ id, tenantId: organisationId, createdBy: 'seed', sourceCustomer: 'WEBSITE' })
      .onConflictDoNothing();
  }
};
