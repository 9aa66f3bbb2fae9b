import { and, eq, isNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import { parties, userLogins } from './schema.ts';

/** Subquery for a person's e-mail addresses and phone numbers: those of the profile and the verified login names. */
export const selectContacts = (db: Database, partyId: string) => {
  const isOwn = eq(parties.id, partyId);
  const isVerified = and(
    eq(userLogins.partyId, partyId),
    eq(userLogins.status, 'VERIFIED'),
    isNull(userLogins.provider),
  );
  return union(
    db.select({ contact: parties.email }).from(parties).where(isOwn),
    db.select({ contact: parties.phone }).from(parties).where(isOwn),
    db.select({ contact: userLogins.userLoginId }).from(userLogins).where(isVerified),
  );
};
