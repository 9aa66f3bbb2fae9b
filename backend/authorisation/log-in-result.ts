import { and, eq } from 'drizzle-orm';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { STEP_TTL_MS } from './codes.ts';
import { findMainAccount, isVerifiedName } from './names.ts';
import { type SessionKind, sessions } from './schema.ts';
import {
  type Account,
  type AuthPorts,
  findAccount,
  generateToken,
  isActiveSession,
  openSession,
  revokeSessions,
} from './sessions.ts';
import { secondFactorTickets } from './step-schema.ts';
import { hasTotp } from './totp.ts';

export type Browser = { readonly guestSessionId: string | null; readonly device: string };

/** `existing`: a customer with the same e-mail address exists, and the login awaits linking. */
export type LogInResult = Account & { readonly accessToken: string; readonly existing: boolean };
export type LogInStep = LogInResult | (Account & { readonly secondFactorTicket: string });

/** An UN_VERIFIED account gets a token that authorises nothing. */
export const sessionKindFor = (status: string): SessionKind => (status === 'VERIFIED' ? 'session' : 'pending');

const awaitsLinking = async ({ db }: AuthPorts, { login, party }: Account): Promise<boolean> =>
  login.status !== 'VERIFIED' && login.provider !== null && isVerifiedName(db, party.email, party.id);

/**
 * Issues a session, or a pending token for an unverified account. Every login ends here; a caller proved two factors, or
 * the account has one only.
 */
export const openLogIn = async (ports: AuthPorts, given: Account, browser: Browser): Promise<LogInResult> => {
  const kind = sessionKindFor(given.login.status);
  const account = (kind === 'session' ? await findMainAccount(ports.db, given.party.id) : null) ?? given;
  const { accessToken } = await openSession(ports, { ...browser, userLoginId: account.login.id, kind });
  return { ...account, accessToken, existing: await awaitsLinking(ports, account) };
};

/** Proves one factor; valid for ten minutes and five tries. */
const issueTicket = async ({ db, clock }: AuthPorts, userLoginId: string, guestSessionId: string | null) => {
  const ticket = generateToken();
  const expiresAt = new Date(clock.now() + STEP_TTL_MS);
  await db.insert(secondFactorTickets).values({ digest: tokenDigest(ticket), userLoginId, guestSessionId, expiresAt });
  return ticket;
};

/** Every login by one factor: an account with an authenticator app gets a ticket for its code. [ASVS 6.3.4] */
export const logInWithOneFactor = async (ports: AuthPorts, account: Account, browser: Browser): Promise<LogInStep> => {
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

/**
 * Exchanges a one-time login token for a token that never appeared in a URL; the conditional update revokes the first
 * one. Throws LINK_EXPIRED for a used, expired or other token. [LAY-03]
 */
export const exchangeLoginToken = async (ports: AuthPorts, token: string, browser: Browser): Promise<LogInStep> => {
  const taken = await consumeLoginToken(ports, token);
  const account = taken?.userLoginId ? await findAccount(ports.db, taken.userLoginId) : undefined;
  if (!taken || !account) throw new ServiceFailure('LINK_EXPIRED', 'The hand-over token is over');
  // A pending token belongs to the browser that holds it, a session also to the guest who began the login.
  const isPending = sessionKindFor(account.login.status) === 'pending';
  const guestSessionId = (isPending ? browser.guestSessionId : null) ?? taken.guestSessionId;
  return logInWithOneFactor(ports, account, { guestSessionId, device: browser.device });
};
