import { and, eq, inArray, sql } from 'drizzle-orm';
import { type SessionKind, sessions, userLogins } from '#backend/authorisation/schema.ts';
import { mayGoOn, type ViewerPorts } from '#backend/authorisation/viewing/may-go-on.ts';
import { prepared } from '#backend/platform/database/prepared.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { readBearer, tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { isSameSecret } from '#backend/platform/signature.ts';
import { isActive, touchSession } from './sessions.ts';

type VisitorDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets'> & ViewerPorts;

/** Kinds that authorise calls. */
const actingKinds: readonly SessionKind[] = ['session', 'view'];

const sessionOfToken = prepared((db) =>
  db
    .select({ session: sessions, partyId: userLogins.partyId })
    .from(sessions)
    .leftJoin(userLogins, eq(userLogins.id, sessions.userLoginId))
    .where(and(eq(sessions.tokenDigest, sql.placeholder('digest')), inArray(sessions.kind, actingKinds)))
    .prepare('session_of_token'),
);

/**
 * Null for a missing, unknown, expired or revoked token, for one-time login tokens and for tokens of unverified
 * accounts: those two are not sessions and authorise nothing. That of a view reads for its customer. [ACC-04]
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
    const [found] = await sessionOfToken(db).execute({ digest: tokenDigest(token) });
    if (!found || !isActive(found.session, clock.now())) return null;
    if (!(await mayGoOn(deps, found.session))) return null;
    const { id, guestSessionId } = found.session;
    await touchSession(deps, found.session);
    return { sessionId: id, partyId: found.partyId, guestSessionId, staff: false };
  };
