import { and, eq, exists, gt, isNull, lt, sql } from 'drizzle-orm';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { cancelDeletionOnReset } from '#backend/authorisation/deletion/account-deletion.ts';
import { isKeyedDigest, keyedDigest } from '#backend/authorisation/keyed.ts';
import { type Caller, toClient } from '#backend/authorisation/log-in/caller.ts';
import { countNameTry } from '#backend/authorisation/log-in/count-name-try.ts';
import { endAllSessions } from '#backend/authorisation/log-in/end-sessions.ts';
import { findAccountByName, parseUsername } from '#backend/authorisation/log-in/names.ts';
import { findAccount, generateToken } from '#backend/authorisation/log-in/sessions.ts';
import { findVerifiedContact, queueAccountMail } from '#backend/authorisation/queue-account-mail.ts';
import { canTry, countClientTry, resetTries } from '#backend/authorisation/rate-limits.ts';
import { userLogins } from '#backend/authorisation/schema.ts';
import { resetMail } from '#backend/mails/account-mails.vi.ts';
import { freshKey, toMessage } from '#backend/mails/queue-mail.ts';
import { deliverMessages } from '#backend/outbox/deliver-messages.ts';
import { queueMessageIf } from '#backend/outbox/service.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { CODE_TTL_MS, MAX_CODE_TRIES } from '#core/account-rules/account-limits.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import { requireHuman } from './bot-check.ts';
import { generateCode, type SentCode, toSentCode } from './codes.ts';
import { hashPassword, ownNames, requireStrongPassword, setPassword } from './passwords.ts';
import { resetRequests } from './step-schema.ts';

/**
 * Sends a code, and by e-mail a link; returns a key that is useless without the code. Unknown names get the same
 * answer with the same work, and their codes fail in the same way. Requests do not end each other, so that a stranger's
 * does not end the owner's. Throws BOT_CHECK_NEEDED, TOO_MANY_TRIES, BAD_USER_INPUT. [ACC-03 createResetKey]
 */
export const requestReset = async (
  deps: AccountDeps,
  caller: Caller,
  typed: string,
  deviceMark: string | null = null,
): Promise<{ readonly key: string; readonly sent: SentCode }> => {
  const username = parseUsername(typed);
  await requireHuman(deps, caller);
  await countClientTry(deps, 'codeSent', toClient(caller));
  const { clock, db, environment, secrets } = deps;
  const account = await findAccountByName(db, username);
  await countNameTry(deps, caller, 'reset', { username, account, deviceMark });
  const hasDigits = await canTry(deps, 'resetDigits', username);
  const [key, link, code] = [generateToken(), generateToken(), generateCode()];
  const expiresAt = new Date(clock.now() + CODE_TTL_MS);
  const keyDigest = tokenDigest(key);
  const codeDigest = keyedDigest(secrets, 'reset-code', keyDigest, code);
  const row = {
    keyDigest,
    codeDigest,
    linkDigest: tokenDigest(link),
    expiresAt,
    maxTries: hasDigits ? MAX_CODE_TRIES : 0,
  };
  const mail = resetMail(hasDigits ? code : null, `${environment.publicOrigin}/reset?key=${link}`);
  const message = toMessage(environment.identity, mail, { to: username, key: freshKey('reset-code') });
  await db.transaction(async (tx) => {
    await tx.insert(resetRequests).values({ ...row, username, userLoginId: account?.login.id ?? null });
    const isKnown = exists(
      tx
        .select()
        .from(userLogins)
        .where(eq(userLogins.id, account?.login.id ?? '')),
    );
    await queueMessageIf({ db: tx, clock }, message, isKnown);
  });
  void deliverMessages(deps);
  return { key, sent: toSentCode(deps, '', username, expiresAt) };
};

const linkExpiredFailure = () => new ServiceFailure('LINK_EXPIRED', 'The request for a new password is over');

/** The conditional update counts the try before the code is compared. */
const verifyCode = async ({ db, clock, secrets }: AccountDeps, key: string, code: string): Promise<string> => {
  const keyDigest = tokenDigest(key);
  const [known] = await db.select().from(resetRequests).where(eq(resetRequests.keyDigest, keyDigest));
  if (!known) throw linkExpiredFailure();
  const [tried] = await db
    .update(resetRequests)
    .set({ tries: sql`${resetRequests.tries} + 1` })
    .where(
      and(
        eq(resetRequests.keyDigest, keyDigest),
        lt(resetRequests.tries, resetRequests.maxTries),
        gt(resetRequests.expiresAt, new Date(clock.now())),
      ),
    )
    .returning();
  if (!tried || tried.tokenDigest !== null) throw new ServiceFailure('CODE_EXPIRED', 'The code is over');
  const right = isKeyedDigest(secrets, tried.codeDigest, 'reset-code', keyDigest, code);
  if (!right || tried.userLoginId === null)
    throw new ServiceFailure('CODE_WRONG', 'Another code was sent', { left: tried.maxTries - tried.tries });
  return tried.linkDigest;
};

/**
 * Takes the key of a request, a dot and its code, or the whole key of the link. Returns a token that sets one password
 * within ten minutes; a conditional update issues it once. Throws CODE_WRONG {left}, CODE_EXPIRED, LINK_EXPIRED,
 * TOO_MANY_TRIES. [ACC-03 checkResetKey]
 */
export const checkReset = async (deps: AccountDeps, caller: Caller, resetKey: string) => {
  await countClientTry(deps, 'codeByClient', toClient(caller));
  const { db, clock } = deps;
  const [key = '', code] = resetKey.split('.');
  const linkDigest = code === undefined ? tokenDigest(key) : await verifyCode(deps, key, code);
  const token = generateToken();
  const now = clock.now();
  const [opened] = await db
    .update(resetRequests)
    .set({ tokenDigest: tokenDigest(token), expiresAt: new Date(now + CODE_TTL_MS) })
    .where(
      and(
        eq(resetRequests.linkDigest, linkDigest),
        isNull(resetRequests.tokenDigest),
        gt(resetRequests.expiresAt, new Date(now)),
      ),
    )
    .returning();
  if (!opened || opened.userLoginId === null) throw linkExpiredFailure();
  return { userLoginId: opened.username, isVerified: true, accessToken: token, errorMessage: null };
};

const openedReset = (username: string, token: string, now: number) =>
  and(
    eq(resetRequests.username, username),
    eq(resetRequests.tokenDigest, tokenDigest(token)),
    gt(resetRequests.expiresAt, new Date(now)),
  );

/**
 * Sets a password, once per token, ends all sessions and cancels a deletion that was asked for. The code proved
 * ownership of the name, so the name becomes verified. Throws WEAK_PASSWORD, LINK_EXPIRED. [GQL-10 resetPassword]
 */
export const resetPassword = async (
  deps: AccountDeps,
  given: { readonly username: string; readonly password: string; readonly token: string; readonly device: string },
): Promise<void> => {
  const username = normaliseUsername(given.username);
  const now = deps.clock.now();
  const opened = openedReset(username, given.token, now);
  const [known] = await deps.db.select().from(resetRequests).where(opened);
  const account = known?.userLoginId ? await findAccount(deps.db, known.userLoginId) : undefined;
  // Before the password is judged: the reasons would tell a stranger the account's other names.
  if (!account) throw linkExpiredFailure();
  requireStrongPassword(given.password, deps.environment.identity.minPasswordLength, ownNames(deps, account));
  const digest = await hashPassword(given.password);
  await deps.db.transaction(async (tx) => {
    const taken = await tx.delete(resetRequests).where(opened).returning();
    if (taken.length === 0) throw linkExpiredFailure();
    const contact = (await findVerifiedContact(tx, account.party.id)) ?? username;
    await setPassword(tx, account.party.id, digest, now);
    await tx.update(userLogins).set({ status: 'VERIFIED' }).where(eq(userLogins.id, account.login.id));
    await endAllSessions(tx, account.party.id, now);
    await cancelDeletionOnReset(deps, tx, account.party.id);
    const actor = { partyId: account.party.id, device: given.device };
    await queueAccountMail(deps, tx, actor, 'password-reset', contact);
  });
  await resetTries(deps, 'logInEverywhere', username);
};
