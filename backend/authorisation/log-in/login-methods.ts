import { and, eq } from 'drizzle-orm';
import { passkeys, passwords } from '#backend/authorisation/factors/credential-schema.ts';
import { userLogins } from '#backend/authorisation/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';

/** Locks in a fixed order, so that two concurrent removals cannot lock out the owner. */
export const lockLogins = (tx: Transaction, partyId: string) =>
  tx.select().from(userLogins).where(eq(userLogins.partyId, partyId)).orderBy(userLogins.id).for('update');

/** Throws LAST_WAY_IN unless a login method remains, which rolls back the removal. */
export const requireLoginMethod = async (tx: Transaction, partyId: string): Promise<void> => {
  const left = [
    ...(await tx.select({ id: passwords.partyId }).from(passwords).where(eq(passwords.partyId, partyId))),
    ...(await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.partyId, partyId))),
    ...(
      await tx
        .select({ id: userLogins.id, provider: userLogins.provider })
        .from(userLogins)
        .where(and(eq(userLogins.partyId, partyId), eq(userLogins.status, 'VERIFIED')))
    ).filter(({ provider }) => provider !== null),
  ];
  if (left.length === 0) throw new ServiceFailure('LAST_WAY_IN', 'The account would have no way in');
};
