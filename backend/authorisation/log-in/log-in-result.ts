import { and, eq, inArray } from 'drizzle-orm';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { secondFactorTickets } from '#backend/authorisation/factors/step-schema.ts';
import { hasTotp } from '#backend/authorisation/factors/totp.ts';
import { type MailDeps, queueAccountMail } from '#backend/authorisation/queue-account-mail.ts';
import { parties, type SessionKind, sessions } from '#backend/authorisation/schema.ts';
import { recordSecurityEvent } from '#backend/authorisation/security-log/security-log.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { CODE_TTL_MS } from '#core/account-rules/account-limits.ts';
import { endSurplusSessions, selectLoginIds } from './end-sessions.ts';
import { issueDeviceMark } from './known-device.ts';
import { findMainAccount, isVerifiedName } from './names.ts';
import {
  type Account,
  type AuthPorts,
  findAccount,
  generateToken,
  isActiveSession,
  type NewSession,
  openSession,
  revokeSessions,
} from './sessions.ts';

/** Log-ins tell of new devices, and issue the marks of known ones. */
type LogInPorts = AuthPorts & MailDeps & Pick<AccountDeps, 'secrets'>;
export type Browser = Pick<NewSession, 'guestSessionId' | 'sameAgeAs'> & { readonly device: string };

/** `existing`: a customer with the same e-mail address exists, and the login awaits linking. */
export type LogInResult = Account & {
  readonly accessToken: string;
  readonly existing: boolean;
  /** For a browser with a session; null while the account is unverified. */
  readonly deviceMark: string | null;
};
export type LogInStep = LogInResult | (Account & { readonly secondFactorTicket: string });

/** An UN_VERIFIED account gets a token that authorises nothing. */
export const sessionKindFor = (status: string): SessionKind => (status === 'VERIFIED' ? 'session' : 'pending');

const awaitsLinking = async ({ db }: AuthPorts, { login, party }: Account): Promise<boolean> =>
  login.status !== 'VERIFIED' && login.provider !== null && isVerifiedName(db, party.email, party.id);

/** An account that is younger got its first session by its registration. */
const FIRST_HOUR_MS = 3_600_000;

/** A device is new when no session of the account, however it ended, had its browser and operating system. */
const mailNewDevice = async (ports: LogInPorts, tx: Transaction, { login, party }: Account, device: string) => {
  const own = and(inArray(sessions.userLoginId, selectLoginIds(tx, party.id)), eq(sessions.kind, 'session'));
  const known = await tx.selectDistinct({ device: sessions.device }).from(sessions).where(own);
  const isFirst = known.length === 0 && ports.clock.now() - login.createdAt.getTime() < FIRST_HOUR_MS;
  if (isFirst || known.some((each) => each.device === device)) return;
  await queueAccountMail(ports, tx, { partyId: party.id, device }, 'new-device');
};

const limitSessions = async (ports: LogInPorts, tx: Transaction, partyId: string, newest: string): Promise<void> => {
  const ended = await endSurplusSessions(tx, partyId, newest, ports.clock.now());
  if (ended === 0) return;
  await recordSecurityEvent({ ...ports, db: tx }, { event: 'oldest-session-ended', partyId, address: '' });
};

/** A block waits for log-ins that have begun, and ends their sessions. Throws ACCOUNT_BLOCKED. */
const refuseBlocked = async (tx: Transaction, { party }: Account): Promise<void> => {
  const { id, blockedAt } = parties;
  const [found] = await tx.select({ blockedAt }).from(parties).where(eq(id, party.id)).for('share');
  if (found?.blockedAt) throw new ServiceFailure('ACCOUNT_BLOCKED', 'The staff have blocked the account');
};

/**
 * Issues a session, or a pending token for an unverified account. Every login ends here; a caller proved two factors,
 * or the account has one only. Throws ACCOUNT_BLOCKED.
 */
export const openLogIn = async (ports: LogInPorts, given: Account, browser: Browser): Promise<LogInResult> => {
  const kind = sessionKindFor(given.login.status);
  const account = (kind === 'session' ? await findMainAccount(ports.db, given.party.id) : null) ?? given;
  const { accessToken } = await ports.db.transaction(async (tx) => {
    await refuseBlocked(tx, account);
    if (kind === 'session') await mailNewDevice(ports, tx, account, browser.device);
    const opened = await openSession({ ...ports, db: tx }, { ...browser, userLoginId: account.login.id, kind });
    if (kind === 'session') await limitSessions(ports, tx, account.party.id, opened.accessToken);
    return opened;
  });
  const deviceMark = kind === 'session' ? issueDeviceMark(ports.secrets, 'customer-device', account.party.id) : null;
  return { ...account, accessToken, deviceMark, existing: await awaitsLinking(ports, account) };
};

/** Proves one factor; valid for ten minutes and five tries. */
const issueTicket = async ({ db, clock }: AuthPorts, userLoginId: string, guestSessionId: string | null) => {
  const ticket = generateToken();
  const expiresAt = new Date(clock.now() + CODE_TTL_MS);
  await db.insert(secondFactorTickets).values({ digest: tokenDigest(ticket), userLoginId, guestSessionId, expiresAt });
  return ticket;
};

/** Every login by one factor: an account with an authenticator app gets a ticket for its code. [ASVS 6.3.4] */
export const logInWithOneFactor = async (ports: LogInPorts, account: Account, browser: Browser): Promise<LogInStep> => {
  const { login, party } = account;
  if (login.status !== 'VERIFIED' || !(await hasTotp(ports.db, party.id))) return openLogIn(ports, account, browser);
  return { ...account, secondFactorTicket: await issueTicket(ports, login.id, browser.guestSessionId) };
};

const consumeLoginToken = async ({ db, clock }: AuthPorts, token: string) => {
  const now = clock.now();
  const unused = and(eq(sessions.tokenDigest, tokenDigest(token)), eq(sessions.kind, 'handover'), isActiveSession(now));
  const { userLoginId, guestSessionId } = sessions;
  const [taken] = await revokeSessions(db, unused, now).returning({ userLoginId, guestSessionId });
  return taken;
};

/** The session of a portal, whose token an address handed over. It goes on beside the one that is opened here. */
const findPortalSession = async ({ db, clock }: AuthPorts, token: string) => {
  const { userLoginId, createdAt, expiresAt } = sessions;
  const [found] = await db
    .select({ userLoginId, sameAgeAs: { createdAt, expiresAt } })
    .from(sessions)
    .where(
      and(eq(sessions.tokenDigest, tokenDigest(token)), eq(sessions.kind, 'session'), isActiveSession(clock.now())),
    );
  const account = found?.userLoginId ? await findAccount(db, found.userLoginId) : undefined;
  return found && account && { account, sameAgeAs: found.sameAgeAs };
};

/**
 * Exchanges a one-time login token for a token that never appeared in a URL; the conditional update revokes the first
 * one. The token of a customer's session proved every factor already, so it opens a session of the same age.
 * Throws LINK_EXPIRED for a used, expired or other token. [LAY-03]
 */
export const exchangeLoginToken = async (ports: LogInPorts, token: string, browser: Browser): Promise<LogInStep> => {
  const taken = await consumeLoginToken(ports, token);
  const portal = taken ? undefined : await findPortalSession(ports, token);
  if (portal) return openLogIn(ports, portal.account, { ...browser, sameAgeAs: portal.sameAgeAs });
  const account = taken?.userLoginId ? await findAccount(ports.db, taken.userLoginId) : undefined;
  if (!taken || !account) throw new ServiceFailure('LINK_EXPIRED', 'The hand-over token is over');
  // A pending token belongs to the browser that holds it, a session also to the guest who began the login.
  const isPending = sessionKindFor(account.login.status) === 'pending';
  const guestSessionId = (isPending ? browser.guestSessionId : null) ?? taken.guestSessionId;
  return logInWithOneFactor(ports, account, { guestSessionId, device: browser.device });
};
