import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { contactChanges } from '#backend/authorisation/contacts/contact-change-schema.ts';
import { resetRequests, secondFactorTickets } from '#backend/authorisation/factors/step-schema.ts';
import { type SessionKind, sessions, userLogins } from '#backend/authorisation/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { MAX_SESSIONS } from '#core/account-rules/account-limits.ts';
import { isActiveSession, revokeSessions } from './sessions.ts';

/** Kinds that a customer finds among the open sessions, and ends. */
export const listedKinds: readonly SessionKind[] = ['session', 'view'];

export const selectLoginIds = (db: Database, partyId: string) =>
  db.select({ id: userLogins.id }).from(userLogins).where(eq(userLogins.partyId, partyId));

/**
 * Revokes every session of a customer except `kept` (null: all of them) and deletes unfinished steps of log-ins. Returns how
 * many of the revoked sessions stood in the customer's list.
 */
export const endOtherSessions = async (
  db: Database,
  partyId: string,
  kept: string | null,
  now: number,
): Promise<number> => {
  const logins = selectLoginIds(db, partyId);
  const others = and(
    inArray(sessions.userLoginId, logins),
    isNull(sessions.revokedAt),
    kept === null ? undefined : ne(sessions.id, kept),
  );
  const ended = await revokeSessions(db, others, now).returning({ kind: sessions.kind, expiresAt: sessions.expiresAt });
  await db.delete(secondFactorTickets).where(inArray(secondFactorTickets.userLoginId, logins));
  return ended.filter(({ kind, expiresAt }) => listedKinds.includes(kind) && expiresAt.getTime() > now).length;
};

/** Ends the sessions beyond the maximum that were unused the longest, never `newest`. Returns their number. */
export const endSurplusSessions = async (
  tx: Transaction,
  partyId: string,
  newest: string,
  now: number,
): Promise<number> => {
  const own = and(
    inArray(sessions.userLoginId, selectLoginIds(tx, partyId)),
    eq(sessions.kind, 'session'),
    ne(sessions.tokenDigest, tokenDigest(newest)),
    isActiveSession(now),
  );
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(own)
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(MAX_SESSIONS - 1);
  return (await revokeSessions(tx, inArray(sessions.id, surplus), now).returning({ id: sessions.id })).length;
};

/** Used last first. */
export const listOpenSessions = (db: Database, partyId: string, now: number) => {
  const own = inArray(sessions.userLoginId, selectLoginIds(db, partyId));
  return db
    .select()
    .from(sessions)
    .where(and(own, inArray(sessions.kind, listedKinds), isActiveSession(now)))
    .orderBy(desc(sessions.lastSeenAt));
};

/**
 * Deletes links and codes for a new password, and changes of contact. An attacker may have asked for them, and a change would
 * take effect days after the owner has locked the attacker out.
 */
export const endPendingChanges = async (db: Database, partyId: string): Promise<void> => {
  await db.delete(resetRequests).where(inArray(resetRequests.userLoginId, selectLoginIds(db, partyId)));
  await db.delete(contactChanges).where(eq(contactChanges.partyId, partyId));
};

/** Every session, and with `endPendingChanges` what could still change the account. */
export const endAllSessions = async (db: Database, partyId: string, now: number): Promise<void> => {
  await endOtherSessions(db, partyId, null, now);
  await endPendingChanges(db, partyId);
};
