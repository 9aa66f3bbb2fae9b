import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm';
import { parties, type SessionKind, sessions, userLogins } from '#backend/authorisation/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { viewOnly } from '#backend/platform/http/view-only.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { WireTokenDetail } from '#contracts/rest/account-rest.ts';
import { VIEW_LINK_TTL_MS, VIEW_TTL_MS } from '#core/account-rules/view-session.ts';
import { HOUR_MS } from '#core/shared/durations.ts';
import { retentionMs } from '#core/shared/retention.ts';
import { mayGoOn, type ViewerPorts } from '../viewing/may-go-on.ts';
import { emptyRights } from './empty-rights.ts';

export type AuthPorts = Pick<BackendDeps, 'db' | 'clock'>;

/** Lifetime of anonymous tokens, and below of logins by kind. */
const ANONYMOUS_TTL_MS = retentionMs('anonymousSessions');
const tokenTtls: Readonly<Record<SessionKind, number>> = {
  session: retentionMs('sessions'),
  handover: HOUR_MS / 30,
  pending: HOUR_MS,
  'view-link': VIEW_LINK_TTL_MS,
  view: VIEW_TTL_MS,
};

/** 256 random bits. */
export const generateToken = (): string => randomBytes(32).toString('base64url');

export type NewSession = {
  /** null for an anonymous visitor. */
  readonly userLoginId: string | null;
  readonly guestSessionId: string | null;
  readonly kind: SessionKind;
  /** Browser and operating system. */
  readonly device?: string;
  /** Of a view: the member of the staff. */
  readonly viewerId?: string;
  /** The session whose age this one has; otherwise it begins now. */
  readonly sameAgeAs?: Pick<SessionRow, 'createdAt' | 'expiresAt'>;
};

/** `expiresIn` in seconds. */
export const openSession = async ({ db, clock }: AuthPorts, { sameAgeAs, ...session }: NewSession) => {
  const [id, token] = [newId(), generateToken()];
  const now = clock.now();
  const life = session.userLoginId === null ? ANONYMOUS_TTL_MS : tokenTtls[session.kind];
  const { createdAt, expiresAt } = sameAgeAs ?? { createdAt: new Date(now), expiresAt: new Date(now + life) };
  const times = { createdAt, expiresAt, lastSeenAt: new Date(now) };
  await db.insert(sessions).values({ device: '', ...session, ...times, id, tokenDigest: tokenDigest(token) });
  return { sessionId: id, accessToken: token, expiresIn: (expiresAt.getTime() - now) / 1000 };
};

export const revokeSessions = (db: Database, which: SQL | undefined, now: number) =>
  db
    .update(sessions)
    .set({ revokedAt: new Date(now) })
    .where(which);

/** An unknown token is no error. [ACC-08] */
export const revokeToken = async ({ db, clock }: AuthPorts, token: string): Promise<void> => {
  await revokeSessions(db, and(eq(sessions.tokenDigest, tokenDigest(token)), isNull(sessions.revokedAt)), clock.now());
};

/** A customer's session ends after so long without use, even before it expires. [ASVS 7.3.1] */
export const IDLE_SESSION_MS = 14 * 24 * HOUR_MS;

const isInUse = (now: number) =>
  or(
    ne(sessions.kind, 'session'),
    isNull(sessions.userLoginId),
    gt(sessions.lastSeenAt, new Date(now - IDLE_SESSION_MS)),
  );

export const isActiveSession = (now: number) =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date(now)), isInUse(now));

/** The same of a session that was read. */
export const isActive = ({ kind, userLoginId, revokedAt, expiresAt, lastSeenAt }: SessionRow, now: number): boolean =>
  revokedAt === null &&
  expiresAt.getTime() > now &&
  (kind !== 'session' || userLoginId === null || lastSeenAt.getTime() > now - IDLE_SESSION_MS);

/** Resolution of a session's last-used time, to avoid a write per call. */
const LAST_SEEN_RESOLUTION_MS = 5 * 60_000;

export const touchSession = async ({ db, clock }: AuthPorts, { id, lastSeenAt }: SessionRow): Promise<void> => {
  const now = clock.now();
  if (now - lastSeenAt.getTime() < LAST_SEEN_RESOLUTION_MS) return;
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(now) })
    .where(eq(sessions.id, id));
};

/** Also asks whether a member of the staff may still look at the shop as a customer. */
export type TokenPorts = AuthPorts & ViewerPorts;

const selectAccount = async (ports: TokenPorts, token: string) => {
  const { db, clock } = ports;
  const [row] = await db
    .select({ session: sessions, login: userLogins, party: parties })
    .from(sessions)
    .leftJoin(userLogins, eq(userLogins.id, sessions.userLoginId))
    .leftJoin(parties, eq(parties.id, userLogins.partyId))
    .where(
      and(eq(sessions.tokenDigest, tokenDigest(token)), ne(sessions.kind, 'view-link'), isActiveSession(clock.now())),
    );
  if (!row || !(await mayGoOn(ports, row.session)))
    throw new ServiceFailure('UNAUTHENTICATED', 'The token is unknown, expired or revoked');
  await touchSession({ db, clock }, row.session);
  return row;
};

export type SessionRow = typeof sessions.$inferSelect;
export type LoginRow = typeof userLogins.$inferSelect;
export type PartyRow = typeof parties.$inferSelect;
export type Account = { readonly login: LoginRow; readonly party: PartyRow };

/** For reading, with tokens of any kind. Throws UNAUTHENTICATED for a token without an account. [VIS-01, GQL-11] */
export const readAccount = async (ports: TokenPorts, token: string) => {
  const { session, login, party } = await selectAccount(ports, token);
  if (!login || !party) throw new ServiceFailure('UNAUTHENTICATED', 'The token belongs to no account');
  return { session, login, party };
};

/** The same for what only the customer may do or read. Throws VIEW_ONLY for a member of the staff who looks on. */
export const requireAccount = async (ports: TokenPorts, token: string) => {
  const found = await readAccount(ports, token);
  if (found.session.kind === 'view') throw viewOnly();
  return found;
};

/** Owner and expiry of a token. [REST-07] */
export const loadTokenDetail = async (
  ports: TokenPorts,
  organisation: string,
  token: string,
): Promise<WireTokenDetail> => {
  if (organisation !== organisationId) throw notFound('organisation');
  const { session, login, party } = await selectAccount(ports, token);
  return {
    orgId: organisationId,
    type: login ? 'USER' : 'ANONYMOUS',
    userLoginId: login?.id ?? null,
    partyId: login?.partyId ?? null,
    username: login?.userLoginId ?? null,
    status: login?.status ?? null,
    fullName: party?.fullName ?? null,
    email: party?.email ?? null,
    phone: party?.phone ?? null,
    ...emptyRights,
    expiresIn: Math.round((session.expiresAt.getTime() - ports.clock.now()) / 1000),
  };
};

export const selectAccounts = (db: Database) =>
  db
    .select({ login: userLogins, party: parties })
    .from(userLogins)
    .innerJoin(parties, eq(parties.id, userLogins.partyId));

export const findAccount = async (db: Database, loginId: string): Promise<Account | undefined> => {
  const [row] = await selectAccounts(db).where(eq(userLogins.id, loginId));
  return row;
};
