import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { issueDeviceMark, readDeviceMark } from '#backend/authorisation/log-in/known-device.ts';
import { generateToken } from '#backend/authorisation/log-in/sessions.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { newId } from '#backend/platform/new-id.ts';
import { IDLE_HOURS } from '#backend/platform/pages/staff-script.ts';
import type { StaffMember } from '#backend/platform/staff-route.ts';
import { HOUR_MS } from '#core/shared/durations.ts';
import { clientDevice } from '#core/shared/people/client-device.ts';
import { type StaffSessionRow, staffAccounts, staffSessions } from './schema.ts';
import type { StaffDeps } from './staff-deps.ts';
import { resolveRoles } from './staff-roles.ts';

/** A session ends after so many hours. */
export const SESSION_HOURS = 12;
const DEVICE_SECONDS = 180 * 24 * 3_600;
const SEEN_EVERY_MS = 60_000;

const isSecure = ({ environment }: Pick<StaffDeps, 'environment'>): boolean => environment.staff.origin !== null;

/** The prefix binds a cookie to its host and to https. [RFC 6265bis] */
const cookieName = (deps: StaffDeps, name: string): string => (isSecure(deps) ? `__Host-${name}` : name);

const writeCookie = (deps: StaffDeps, c: Context, name: string, value: string, maxAge?: number): void =>
  setCookie(c, cookieName(deps, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(deps),
    ...(maxAge === undefined ? {} : { maxAge }),
  });

/** Neither over nor unused for too long. */
export const isActive = (now: number) =>
  and(gt(staffSessions.expiresAt, now), gt(staffSessions.lastSeenAt, now - IDLE_HOURS * HOUR_MS));

/** A new token for each log-in, so that a planted one is worth nothing. */
export const openStaffSession = async (deps: StaffDeps, c: Context, accountId: string): Promise<void> => {
  const token = generateToken();
  const now = deps.clock.now();
  const device = clientDevice(c.req.header('user-agent'));
  await deps.db.insert(staffSessions).values({
    id: newId(),
    digest: tokenDigest(token),
    accountId,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + SESSION_HOURS * HOUR_MS,
  });
  writeCookie(deps, c, 'staff', token);
};

/**
 * Takes a token that opens nothing any more from the browser, and the pages that it keeps for «Back». [ASVS V14.3.1]
 */
export const clearBrowser = (deps: StaffDeps, c: Context): void => {
  if (getCookie(c, cookieName(deps, 'staff')) === undefined) return;
  writeCookie(deps, c, 'staff', '', 0);
  c.header('clear-site-data', '"cache"');
};

/**
 * After the member proved themselves again: a new cookie, and a new time from which the session is fresh. [ASVS 7.2.4]
 */
export const renewStaffSession = async (deps: StaffDeps, c: Context, { id }: StaffSessionRow): Promise<void> => {
  const token = generateToken();
  const fresh = { digest: tokenDigest(token), createdAt: deps.clock.now() };
  await deps.db.update(staffSessions).set(fresh).where(eq(staffSessions.id, id));
  writeCookie(deps, c, 'staff', token);
};

export type OpenSession = {
  readonly session: StaffSessionRow;
  readonly member: StaffMember;
  /** When the member typed a code, ms since 1970; null for the demo account, which has no authenticator app. */
  readonly confirmedAt: number | null;
};

/** The session of the request's cookie; null without one, after its end, and for a disabled account. */
export const findStaffSession = async (deps: StaffDeps, c: Context): Promise<OpenSession | null> => {
  const token = getCookie(c, cookieName(deps, 'staff'));
  if (token === undefined) return null;
  const now = deps.clock.now();
  const [found] = await deps.db
    .select({ session: staffSessions, account: staffAccounts })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.accountId))
    .where(and(eq(staffSessions.digest, tokenDigest(token)), isActive(now), eq(staffAccounts.isDisabled, false)));
  if (!found) return null;
  const { session, account } = found;
  if (now - session.lastSeenAt > SEEN_EVERY_MS)
    await deps.db.update(staffSessions).set({ lastSeenAt: now }).where(eq(staffSessions.id, session.id));
  return {
    session,
    member: {
      id: account.id,
      name: account.name,
      sessionId: session.id,
      device: session.device,
      ...(await resolveRoles(deps.db, account.roles)),
    },
    confirmedAt: account.totpSealed === null ? null : session.createdAt,
  };
};

/** An unknown session is no error. */
export const endStaffSession = async (db: Pick<Database, 'delete'>, id: string): Promise<void> => {
  await db.delete(staffSessions).where(eq(staffSessions.id, id));
};

export const endStaffSessionsOf = async (db: Pick<Database, 'delete'>, accountId: string): Promise<void> => {
  await db.delete(staffSessions).where(eq(staffSessions.accountId, accountId));
};

export const sweepStaffSessions = async (db: Database, now: number): Promise<void> => {
  await db
    .delete(staffSessions)
    .where(or(lt(staffSessions.expiresAt, now), lt(staffSessions.lastSeenAt, now - IDLE_HOURS * HOUR_MS)));
};

/** Remembers that a member logged in with this browser. */
export const rememberDevice = (deps: StaffDeps, c: Context, accountId: string): void =>
  writeCookie(deps, c, 'staff-device', issueDeviceMark(deps.secrets, 'staff-device', accountId), DEVICE_SECONDS);

/** The browser's id if this member has logged in with it before; else null. */
export const findKnownDevice = (deps: StaffDeps, c: Context, accountId: string): string | null =>
  readDeviceMark(deps.secrets, 'staff-device', accountId, getCookie(c, cookieName(deps, 'staff-device')) ?? '');
