import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { passkeys } from '#backend/authorisation/factors/credential-schema.ts';
import { passkeyHandle } from '#backend/authorisation/factors/passkeys.ts';
import {
  findPasswordDigest,
  hashPassword,
  ownNames,
  requireStrongPassword,
  setPassword,
  verifyPassword,
} from '#backend/authorisation/factors/passwords.ts';
import { loadTotp } from '#backend/authorisation/factors/totp.ts';
import {
  endOtherSessions,
  endPendingChanges,
  listedKinds,
  selectLoginIds,
} from '#backend/authorisation/log-in/end-sessions.ts';
import {
  type Account,
  isActiveSession,
  readAccount,
  requireAccount,
  revokeSessions,
} from '#backend/authorisation/log-in/sessions.ts';
import { deviceOf } from '#backend/authorisation/viewing/viewed-device.vi.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { FRESH_LOGIN_MS } from '#core/account-rules/account-limits.ts';
import type { AccountDeps } from './account-deps.ts';
import { type Actor, queueAccountMail } from './queue-account-mail.ts';
import { countTry, resetTries } from './rate-limits.ts';
import { type SessionKind, sessions, userLogins } from './schema.ts';

export type Customer = Account & {
  readonly sessionId: string;
  readonly loggedInAt: Date;
  /** Browser and operating system of the session. */
  readonly device: string;
};

export const toActor = ({ party, device }: Customer): Actor => ({ partyId: party.id, device });

/** Throws LOGIN_TOO_OLD. A new login is the way to authenticate again: it may use any factor, and its token is new. */
export const requireFreshLogin = ({ clock }: Pick<AccountDeps, 'clock'>, loggedInAt: Date): void => {
  if (clock.now() - loggedInAt.getTime() > FRESH_LOGIN_MS)
    throw new ServiceFailure('LOGIN_TOO_OLD', 'Log in again first');
};

type FoundAccount = Awaited<ReturnType<typeof readAccount>>;

const toCustomer = (found: FoundAccount | null, kinds: readonly SessionKind[]): Customer => {
  if (found === null || !kinds.includes(found.session.kind))
    throw new ServiceFailure('UNAUTHENTICATED', 'Only a customer who is logged in');
  const { login, party, session } = found;
  return { login, party, sessionId: session.id, loggedInAt: session.createdAt, device: session.device };
};

/** Throws UNAUTHENTICATED unless the token is a customer's session, and VIEW_ONLY for that of a view. */
export const requireCustomer = async (deps: AccountDeps, token: string | null): Promise<Customer> =>
  toCustomer(token === null ? null : await requireAccount(deps, token), ['session']);

/** The same for reading, which a view may too. */
export const readCustomer = async (deps: AccountDeps, token: string | null): Promise<Customer> =>
  toCustomer(token === null ? null : await readAccount(deps, token), ['session', 'view']);

/** Throws UNAUTHENTICATED, LOGIN_TOO_OLD. */
export const requireFreshCustomer = async (deps: AccountDeps, token: string | null): Promise<Customer> => {
  const customer = await requireCustomer(deps, token);
  requireFreshLogin(deps, customer.loggedInAt);
  return customer;
};

/** Readable in an authenticator even when the login name is a provider's number. */
export const accountLabel = ({ login, party }: Account): string =>
  login.provider === null ? login.userLoginId : party.email || party.phone || party.fullName;

const listSessions = ({ db, clock }: AccountDeps, partyId: string) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        inArray(sessions.userLoginId, selectLoginIds(db, partyId)),
        inArray(sessions.kind, listedKinds),
        isActiveSession(clock.now()),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));

export const securityOverview = async (deps: AccountDeps, customer: Customer) => {
  const { id } = customer.party;
  const linked = and(eq(userLogins.partyId, id), isNotNull(userLogins.provider));
  return {
    hasPassword: (await findPasswordDigest(deps.db, id)) !== null,
    sessions: (await listSessions(deps, id)).map((each) => ({
      id: each.id,
      current: each.id === customer.sessionId,
      device: deviceOf(each),
      createdAt: each.createdAt.toISOString(),
      lastSeenAt: each.lastSeenAt.toISOString(),
    })),
    passkeys: (
      await deps.db.select().from(passkeys).where(eq(passkeys.partyId, id)).orderBy(passkeys.createdAt, passkeys.id)
    ).map((each) => ({
      id: passkeyHandle(each.id),
      name: each.name,
      createdAt: each.createdAt.toISOString(),
      lastUsedAt: each.lastUsedAt?.toISOString() ?? null,
    })),
    totp: await loadTotp(deps, id, accountLabel(customer)),
    linked: (await deps.db.select().from(userLogins).where(linked).orderBy(userLogins.createdAt, userLogins.id)).map(
      (each) => ({ id: each.id, provider: each.provider ?? '', name: each.externalName }),
    ),
  };
};

/** The session may be the current one. Throws NOT_FOUND for another customer's or an ended session. */
export const endSession = async ({ db, clock }: AccountDeps, { party }: Customer, id: string): Promise<void> => {
  const now = clock.now();
  const own = and(
    eq(sessions.id, id),
    inArray(sessions.userLoginId, selectLoginIds(db, party.id)),
    isActiveSession(now),
  );
  const ended = await revokeSessions(db, own, now).returning();
  if (ended.length === 0) throw notFound('session');
};

/** Ends all sessions except the current one; returns their number. */
export const endOtherSessionsOf = ({ db, clock }: AccountDeps, { party, sessionId }: Customer): Promise<number> =>
  endOtherSessions(db, party.id, sessionId, clock.now());

/**
 * Also sets the first password (`old` is empty) after a fresh login, and ends all other sessions. Throws
 * WRONG_CREDENTIALS, WEAK_PASSWORD, LOGIN_TOO_OLD, TOO_MANY_TRIES. [SDK-03 updatePassword]
 */
export const changePassword = async (
  deps: AccountDeps,
  customer: Customer,
  { old, password }: { readonly old: string; readonly password: string },
): Promise<void> => {
  const { party, sessionId } = customer;
  await countTry(deps, 'password', sessionId);
  const digest = await findPasswordDigest(deps.db, party.id);
  if (digest === null) requireFreshLogin(deps, customer.loggedInAt);
  const right = digest === null ? old === '' : await verifyPassword(digest, old);
  if (!right) throw new ServiceFailure('WRONG_CREDENTIALS', 'The old password is wrong');
  requireStrongPassword(password, deps.environment.identity.minPasswordLength, ownNames(deps, customer));
  const made = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    await setPassword(tx, party.id, made, deps.clock.now());
    await endOtherSessions(tx, party.id, sessionId, deps.clock.now());
    await endPendingChanges(tx, party.id);
    await queueAccountMail(deps, tx, toActor(customer), digest === null ? 'password-set' : 'password-changed');
  });
  await resetTries(deps, 'password', sessionId);
};
