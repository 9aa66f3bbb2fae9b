import { inArray } from 'drizzle-orm';
import { passkeys, passwords } from '#backend/authorisation/factors/credential-schema.ts';
import { hashPassword } from '#backend/authorisation/factors/passwords.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { organisationId } from '#contracts/organisation.ts';
import { customers, parties, userLogins } from './schema.ts';

const DEMO_PASSWORD = 'Thue-May-2026';

/** The second customer awaits their code. */
const demoCustomers = [
  {
    id: 'kh-demo',
    name: 'Nguyễn Minh Khách',
    email: 'khach@example.vn',
    phone: '0912345678',
    status: 'VERIFIED',
    logins: [
      { id: 'kh-demo', username: 'khach@example.vn' },
      { id: 'kh-demo-dien-thoai', username: '0912345678' },
    ],
  },
  {
    id: 'kh-demo-moi',
    name: 'Trần Thị Mới',
    email: 'khach-moi@example.vn',
    phone: '0987654321',
    status: 'UN_VERIFIED',
    logins: [{ id: 'kh-demo-moi', username: 'khach-moi@example.vn' }],
  },
] as const;

/** Preserves later changes. */
export const seedAuthorisation = async (tx: Transaction): Promise<void> => {
  for (const { id, name, email, phone, status, logins } of demoCustomers) {
    await tx.insert(parties).values({ id, fullName: name, email, phone }).onConflictDoNothing();
    for (const { id: loginId, username } of logins)
      await tx
        .insert(userLogins)
        .values({ id: loginId, userLoginId: username, partyId: id, status })
        .onConflictDoNothing();
    await tx
      .insert(customers)
      .values({ id, tenantId: organisationId, createdBy: 'seed', sourceCustomer: 'WEBSITE' })
      .onConflictDoNothing();
    const digest = await hashPassword(DEMO_PASSWORD);
    await tx.insert(passwords).values({ partyId: id, digest, changedAt: new Date() }).onConflictDoNothing();
  }
};

/**
 * Everybody can read the demo password, and nobody owns the demo addresses: without login names there is nothing to log
 * in to or to reset, and the sessions end with them.
 */
export const retireDemoCustomers = async (tx: Transaction): Promise<void> => {
  const ids = demoCustomers.map(({ id }) => id);
  await tx.delete(passwords).where(inArray(passwords.partyId, ids));
  await tx.delete(passkeys).where(inArray(passkeys.partyId, ids));
  await tx.delete(userLogins).where(inArray(userLogins.partyId, ids));
};
