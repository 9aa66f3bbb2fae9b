import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { sessions, userLogins } from '#backend/authorisation/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';

/**
 * Whom a bearer token speaks for. `sessionId` owns anonymous orders; `partyId` is the customer's, null for an anonymous
 * visitor. `guestSessionId` is the anonymous session that a log-in came from: what this browser made as a guest is the
 * customer's too. The host's own token for public pages has none of them. `staff` may act for everybody.
 */
export type RequestVisitor = {
  readonly sessionId: string | null;
  readonly partyId: string | null;
  readonly guestSessionId: string | null;
  readonly staff: boolean;
};

type VisitorDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets'>;

/** Only digests of tokens are stored. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

const same = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(tokenDigest(a)), Buffer.from(tokenDigest(b)));

/** The token of a request: Authorization first, then X-Ecomos-Access-Token. «Bearer null» is none. [WIRE 7.5, 7.6] */
export const bearerOf = (headers: Headers): string | null => {
  const authorised = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const token = authorised ?? headers.get('x-ecomos-access-token')?.trim();
  return !token || token === 'null' || token === 'undefined' ? null : token;
};

/** The owner of a session sees when it was last used, to so many milliseconds; a write per call would be too dear. */
const SEEN_EVERY_MS = 5 * 60_000;

const markSeen = async ({ db, clock }: VisitorDeps, sessionId: string, lastSeenAt: Date): Promise<void> => {
  const now = clock.now();
  if (now - lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(now) })
    .where(eq(sessions.id, sessionId));
};

/**
 * Who asks; null for no token and for one that is unknown, expired or revoked. A token that travelled in an address and
 * one of an account that is not verified authorise nothing: they are no session. [ACC-04]
 */
export const visitorOf = async (deps: VisitorDeps, headers: Headers): Promise<RequestVisitor | null> => {
  const { db, clock, secrets } = deps;
  const token = bearerOf(headers);
  if (token === null) return null;
  if (same(token, secrets.staff)) return { sessionId: 'staff', partyId: null, guestSessionId: null, staff: true };
  if (same(token, secrets.anonymous)) return { sessionId: null, partyId: null, guestSessionId: null, staff: false };
  const [found] = await db
    .select({ session: sessions, partyId: userLogins.partyId })
    .from(sessions)
    .leftJoin(userLogins, eq(userLogins.id, sessions.userLoginId))
    .where(
      and(
        eq(sessions.tokenDigest, tokenDigest(token)),
        eq(sessions.kind, 'session'),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, new Date(clock.now())),
      ),
    );
  if (!found) return null;
  const { id, guestSessionId, lastSeenAt } = found.session;
  await markSeen(deps, id, lastSeenAt);
  return { sessionId: id, partyId: found.partyId, guestSessionId, staff: false };
};

/**
 * A visitor with a session of his own.
 * @throws ServiceFailure UNAUTHENTICATED for anybody else
 */
export const requireVisitor = async (
  deps: VisitorDeps,
  headers: Headers,
): Promise<RequestVisitor & { readonly sessionId: string }> => {
  const visitor = await visitorOf(deps, headers);
  if (visitor === null || visitor.sessionId === null)
    throw new ServiceFailure('UNAUTHENTICATED', 'A valid token is required');
  return { ...visitor, sessionId: visitor.sessionId };
};

/** The key of the press that caused this write; null where the caller sent none. */
export const idempotencyKeyOf = (headers: Headers): string | null => {
  const key = headers.get('idempotency-key')?.trim();
  return key ? key.slice(0, 200) : null;
};
