import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { organisationId } from '#contracts/organisation.ts';
import { retentionMs } from '#core/shared/retention.ts';
import { parties, type SessionKind, sessions, userLogins } from './schema.ts';

export type AuthPorts = Pick<BackendDeps, 'db' | 'clock'>;

const HOUR_MS = 3_600_000;
/** Lifetime of anonymous tokens, and below of logins by kind. */
const ANONYMOUS_TTL_MS = retentionMs('anonymousSessions');
const tokenTtls: Readonly<Record<SessionKind, number>> = {
  session: retentionMs('sessions'),
  handover: HOUR_MS / 30,
  pending: HOUR_MS,
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
};

/** `expiresIn` in seconds. */
export const openSession = async ({ db, clock }: AuthPorts, session: NewSession) => {
  const token = generateToken();
  const now = clock.now();
  const life = session.userLoginId === null ? ANONYMOUS_TTL_MS : tokenTtls[session.kind];
  const times = { createdAt: new Date(now), lastSeenAt: new Date(now), expiresAt: new Date(now + life) };
  await db.insert(sessions).values({ device: '', ...session, ...times, id: newId(), tokenDigest: tokenDigest(token) });
  return { accessToken: token, expiresIn: life / 1000 };
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

export const isActiveSession = (now: number) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date(now)));

const selectAccount = async ({ db, clock }: AuthPorts, token: string) => {
  const [row] = await db
    .select({ session: sessions, login: userLogins, party: parties })
    .from(sessions)
    .leftJoin(userLogins, eq(userLogins.id, sessions.userLoginId))
    .leftJoin(parties, eq(parties.id, userLogins.partyId))
    .where(and(eq(sessions.tokenDigest, tokenDigest(token)), isActiveSession(clock.now())));
  if (!row) throw new ServiceFailure('UNAUTHENTICATED', 'The token is unknown, expired or revoked');
  return row;
};

export type LoginRow = typeof userLogins.$inferSelect;
export type PartyRow = typeof parties.$inferSelect;
export type Account = { readonly login: LoginRow; readonly party: PartyRow };

/** Accepts tokens of any kind. Throws UNAUTHENTICATED for a token without an account. [VIS-01, GQL-11] */
export const requireAccount = async (ports: AuthPorts, token: string) => {
  const { session, login, party } = await selectAccount(ports, token);
  if (!login || !party) throw new ServiceFailure('UNAUTHENTICATED', 'The token belongs to no account');
  return { session, login, party };
};

/** Owner and expiry of a token. [REST-07] */
export const loadTokenDetail = async (ports: AuthPorts, organisation: string, token: string) => {
  if (organisation !== organisationId) throw notFound('organisation');
  const { session, login } = await selectAccount(ports, token);
  return {
    orgId: organisationId,
    type: login ? 'USER' : 'ANONYMOUS',
    partyId: login?.partyId ?? null,
    username: login?.userLoginId ?? null,
    status: login?.status ?? null,
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
