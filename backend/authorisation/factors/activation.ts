import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { isKeyedDigest, keyedDigest } from '#backend/authorisation/keyed.ts';
import { type Caller, toBrowser, toClient } from '#backend/authorisation/log-in/caller.ts';
import { type LogInResult, openLogIn } from '#backend/authorisation/log-in/log-in-result.ts';
import { claimVerifiedName, findAccountByName } from '#backend/authorisation/log-in/names.ts';
import { type Account, findAccount, isActiveSession, revokeSessions } from '#backend/authorisation/log-in/sessions.ts';
import { countClientTry, countTry } from '#backend/authorisation/rate-limits.ts';
import { sessions, userLogins } from '#backend/authorisation/schema.ts';
import { activationMail } from '#backend/mails/account-mails.vi.ts';
import { freshKey, toMessage } from '#backend/mails/queue-mail.ts';
import { deliverMessages } from '#backend/outbox/deliver-messages.ts';
import { queueMessage } from '#backend/outbox/service.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { CODE_TTL_MS, MAX_CODE_TRIES } from '#core/account-rules/account-limits.ts';
import { requireHuman } from './bot-check.ts';
import { generateCode, type SentCode, toSentCode } from './codes.ts';
import { activationCodes } from './step-schema.ts';

/** The login name, or the contact that a provider account supplied; null without either. */
const recipientOf = ({ login }: Account): string | null =>
  login.provider === null ? login.userLoginId : login.contact;

/**
 * Only the browser that registered, or that gave the account's password, holds a pending token. Without this, a
 * stranger could register an address, and its owner would verify the stranger's password. [ASVS 6.6.2]
 */
const isOwnRegistration = async ({ db, clock }: AccountDeps, { visitor }: Caller, loginId: string) => {
  const browser = visitor?.sessionId ?? null;
  const [held] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userLoginId, loginId),
        eq(sessions.kind, 'pending'),
        browser === null ? isNull(sessions.guestSessionId) : eq(sessions.guestSessionId, browser),
        isActiveSession(clock.now()),
      ),
    )
    .limit(1);
  return held !== undefined;
};

/** Throws LINK_EXPIRED. */
const requireOwnRegistration = async (deps: AccountDeps, caller: Caller, loginId: string): Promise<void> => {
  if (!(await isOwnRegistration(deps, caller, loginId)))
    throw new ServiceFailure('LINK_EXPIRED', 'Another browser registered this account');
};

/** Locks the login's row; a new code replaces the old one. */
const sendNewCode = async (deps: AccountDeps, loginId: string, to: string): Promise<Date> => {
  const code = generateCode();
  const expiresAt = new Date(deps.clock.now() + CODE_TTL_MS);
  const fresh = {
    sentTo: to,
    tries: 0,
    expiresAt,
    digest: keyedDigest(deps.secrets, 'activation-code', loginId, code),
  };
  const message = toMessage(deps.environment.identity, activationMail(code), { to, key: freshKey('activation-code') });
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(activationCodes)
      .values({ userLoginId: loginId, ...fresh })
      .onConflictDoUpdate({ target: activationCodes.userLoginId, set: fresh });
    await queueMessage({ db: tx, clock: deps.clock }, message);
  });
  void deliverMessages(deps);
  return expiresAt;
};

/**
 * Sends a new activation code and invalidates the previous one. Throws BOT_CHECK_NEEDED, TOO_MANY_TRIES, LINK_EXPIRED
 * when no account of this browser awaits a code. [GQL-09, SDK-04, ACC-02]
 */
export const sendActivationCode = async (deps: AccountDeps, caller: Caller, loginId: string): Promise<SentCode> => {
  await requireHuman(deps, caller);
  await countClientTry(deps, 'codeSent', toClient(caller));
  // First, so that strangers do not use up the tries of the browser that registered.
  await requireOwnRegistration(deps, caller, loginId);
  await countTry(deps, 'code', loginId);
  const account = await findAccount(deps.db, loginId);
  const to = account ? recipientOf(account) : null;
  if (!account || account.login.status === 'VERIFIED' || to === null)
    throw new ServiceFailure('LINK_EXPIRED', 'Nothing waits for a code');
  return toSentCode(deps, loginId, to, await sendNewCode(deps, loginId, to));
};

/**
 * The same by login name. Another browser than the one that registered gets the same answer with the same work and no
 * message, whoever has the name, so that it learns nothing. [ENT-11]
 */
export const sendCodeByName = async (deps: AccountDeps, caller: Caller, username: string): Promise<SentCode> => {
  await requireHuman(deps, caller);
  await countClientTry(deps, 'codeSent', toClient(caller));
  const account = await findAccountByName(deps.db, username);
  const isOwn = await isOwnRegistration(deps, caller, account?.login.id ?? '');
  if (!account || !isOwn || account.login.status === 'VERIFIED')
    return { ...toSentCode(deps, newId(), username, new Date(deps.clock.now() + CODE_TTL_MS)), username };
  await countTry(deps, 'code', account.login.id);
  const expiresAt = await sendNewCode(deps, account.login.id, username);
  return { ...toSentCode(deps, account.login.id, username, expiresAt), username };
};

/** A conditional update counts the try before comparing, so each counts. Throws CODE_EXPIRED, CODE_WRONG {left}. */
const consumeCode = async ({ db, clock, secrets }: AccountDeps, loginId: string, code: string) => {
  const [tried] = await db
    .update(activationCodes)
    .set({ tries: sql`${activationCodes.tries} + 1` })
    .where(
      and(
        eq(activationCodes.userLoginId, loginId),
        lt(activationCodes.tries, MAX_CODE_TRIES),
        gt(activationCodes.expiresAt, new Date(clock.now())),
      ),
    )
    .returning();
  if (!tried) throw new ServiceFailure('CODE_EXPIRED', 'The code is over');
  if (!isKeyedDigest(secrets, tried.digest, 'activation-code', loginId, code))
    throw new ServiceFailure('CODE_WRONG', 'Another code was sent', { left: MAX_CODE_TRIES - tried.tries });
  return tried;
};

const markVerified = async (tx: Transaction, account: Account, sentTo: string, now: number): Promise<void> => {
  const { login, party } = account;
  if (login.provider !== null) await claimVerifiedName(tx, { username: sentTo, partyId: party.id, now });
  await tx.update(userLogins).set({ status: 'VERIFIED' }).where(eq(userLogins.id, login.id));
  // The pending token of the registration is no longer needed.
  await revokeSessions(tx, eq(sessions.userLoginId, login.id), now);
};

/**
 * Verifies the account that this browser registered with the right code, which can be used once. Throws CODE_WRONG
 * {left}, CODE_EXPIRED, LINK_EXPIRED, TOO_MANY_TRIES, ACCOUNT_EXISTS. [GQL-09 verifyCode, ACC-02]
 */
export const verifyActivation = async (deps: AccountDeps, caller: Caller, loginId: string, code: string) => {
  await countClientTry(deps, 'codeByClient', toClient(caller));
  await requireOwnRegistration(deps, caller, loginId);
  const { digest, sentTo } = await consumeCode(deps, loginId, code);
  return deps.db.transaction(async (tx): Promise<Account> => {
    const used = and(eq(activationCodes.userLoginId, loginId), eq(activationCodes.digest, digest));
    const [taken] = await tx.delete(activationCodes).where(used).returning();
    const account = await findAccount(tx, loginId);
    if (!taken || !account) throw new ServiceFailure('CODE_EXPIRED', 'The code was used');
    await markVerified(tx, account, sentTo, deps.clock.now());
    return { ...account, login: { ...account.login, status: 'VERIFIED' } };
  });
};

export const activateAndLogIn = async (
  deps: AccountDeps,
  caller: Caller,
  loginId: string,
  code: string,
): Promise<LogInResult> => openLogIn(deps, await verifyActivation(deps, caller, loginId, code), toBrowser(caller));

/** Returns an unused id for an unknown name. */
export const findLoginId = async ({ db }: AccountDeps, username: string): Promise<string> =>
  (await findAccountByName(db, username))?.login.id ?? newId();
