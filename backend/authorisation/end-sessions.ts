import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { sessions, userLogins } from './schema.ts';
import { revokeSessions } from './sessions.ts';
import { resetRequests, secondFactorTickets } from './step-schema.ts';

export const selectLoginIds = (db: Database, partyId: string) =>
  db.select({ id: userLogins.id }).from(userLogins).where(eq(userLogins.partyId, partyId));

/** Revokes all tokens but one and deletes unfinished login steps; returns the number of sessions ended. */
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
  const { kind, expiresAt } = sessions;
  const ended = await revokeSessions(db, others, now).returning({ kind, expiresAt });
  await db.delete(secondFactorTickets).where(inArray(secondFactorTickets.userLoginId, logins));
  return ended.filter(({ kind, expiresAt }) => kind === 'session' && expiresAt.getTime() > now).length;
};

/** Also ends pending password resets. */
export const endAllSessions = async (db: Database, partyId: string, now: number): Promise<void> => {
  await endOtherSessions(db, partyId, null, now);
  await db.delete(resetRequests).where(inArray(resetRequests.userLoginId, selectLoginIds(db, partyId)));
};
