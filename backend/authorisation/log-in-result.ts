import { and, eq } from 'drizzle-orm';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { isVerifiedName, mainAccount } from './names.ts';
import { type SessionKind, sessions } from './schema.ts';
import { type Account, type AuthPorts, findAccount, isAlive, openSession } from './sessions.ts';

/** The browser that asks: the anonymous session it came from, and what it calls itself. */
export type Browser = { readonly guestSessionId: string | null; readonly device: string };

/** A log-in that succeeded. `existing`: it waits to be linked to the customer who has its e-mail address. */
export type LogInResult = Account & { readonly accessToken: string; readonly existing: boolean };

/** An UN_VERIFIED account gets a token that authorises nothing. */
export const kindFor = (status: string): SessionKind => (status === 'VERIFIED' ? 'session' : 'pending');

const waitsForLink = async ({ db }: AuthPorts, { login, party }: Account): Promise<boolean> =>
  login.status !== 'VERIFIED' && login.provider !== null && isVerifiedName(db, party.email, party.id);

/**
 * Opens what an account may have: a session under the log-in that stands for it, or a pending token where it is not
 * verified. Every log-in ends here.
 */
export const logInAs = async (ports: AuthPorts, given: Account, browser: Browser): Promise<LogInResult> => {
  const kind = kindFor(given.login.status);
  const account = (kind === 'session' ? await mainAccount(ports.db, given.party.id) : null) ?? given;
  const { accessToken } = await openSession(ports, { ...browser, userLoginId: account.login.id, kind });
  return { ...account, accessToken, existing: await waitsForLink(ports, account) };
};

const takeHandover = async ({ db, clock }: AuthPorts, token: string) => {
  const [taken] = await db
    .update(sessions)
    .set({ revokedAt: new Date(clock.now()) })
    .where(and(eq(sessions.tokenDigest, tokenDigest(token)), eq(sessions.kind, 'handover'), isAlive(clock.now())))
    .returning({ userLoginId: sessions.userLoginId, guestSessionId: sessions.guestSessionId });
  return taken;
};

/**
 * A hand-over token for a token that never was in an address. Guard: the conditional update that ends the first one.
 * [LAY-03]
 * @throws ServiceFailure LINK_EXPIRED for one that is used, over, or no hand-over token
 */
export const exchange = async (ports: AuthPorts, token: string, device: string): Promise<LogInResult> => {
  const taken = await takeHandover(ports, token);
  const account = taken?.userLoginId ? await findAccount(ports.db, taken.userLoginId) : undefined;
  if (!taken || !account) throw new ServiceFailure('LINK_EXPIRED', 'The hand-over token is over');
  return logInAs(ports, account, { guestSessionId: taken.guestSessionId, device });
};
