import { and, eq, isNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { parties, userLogins } from '#backend/authorisation/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { isEmail } from '#core/shared/text/email-address.ts';

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

/** The person who has verified this e-mail address or phone number as a login name; null without one. */
export const findVerifiedOwner = async (db: Database | Transaction, name: string): Promise<string | null> => {
  const isVerified = and(
    eq(userLogins.userLoginId, name),
    eq(userLogins.status, 'VERIFIED'),
    isNull(userLogins.provider),
  );
  const [found] = await db.select({ partyId: userLogins.partyId }).from(userLogins).where(isVerified);
  return found?.partyId ?? null;
};

/** The oldest e-mail address that the person logs in with and has verified; null without one. */
export const findVerifiedEmail = async (db: Database | Transaction, partyId: string): Promise<string | null> => {
  const names = await db
    .select({ name: userLogins.userLoginId })
    .from(userLogins)
    .where(and(eq(userLogins.partyId, partyId), eq(userLogins.status, 'VERIFIED'), isNull(userLogins.provider)))
    .orderBy(userLogins.createdAt, userLogins.id);
  return names.find(({ name }) => isEmail(name))?.name ?? null;
};
