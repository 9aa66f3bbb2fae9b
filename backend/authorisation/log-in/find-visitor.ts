import { and, eq } from 'drizzle-orm';
import { sessions, userLogins } from '#backend/authorisation/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { readBearer, tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { isSameSecret } from '#backend/platform/signature.ts';
import { isActiveSession, touchSession } from './sessions.ts';

type VisitorDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets'>;

/**
 * Null for a missing, unknown, expired or revoked token, for one-time login tokens and for tokens of unverified
 * accounts: those two are not sessions and authorise nothing. [ACC-04]
 */
export const findVisitor =
  (deps: VisitorDeps): BackendDeps['visitorOf'] =>
  async (headers) => {
    const { db, clock, secrets } = deps;
    const token = readBearer(headers);
    if (token === null) return null;
    if (secrets.staff.some((each) => isSameSecret(each, token)))
      return { sessionId: 'staff', partyId: null, guestSessionId: null, staff: true };
    if (secrets.anonymous.some((each) => isSameSecret(each, token)))
      return { sessionId: null, partyId: null, guestSessionId: null, staff: false };
    const [found] = await db
      .select({ session: sessions, partyId: userLogins.partyId })
      .from(sessions)
      .leftJoin(userLogins, eq(userLogins.id, sessions.userLoginId))
      .where(
        and(eq(sessions.tokenDigest, tokenDigest(token)), eq(sessions.kind, 'session'), isActiveSession(clock.now())),
      );
    if (!found) return null;
    const { id, guestSessionId } = found.session;
    await touchSession(deps, found.session);
    return { sessionId: id, partyId: found.partyId, guestSessionId, staff: false };
  };
