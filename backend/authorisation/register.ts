import { requireHuman } from '#backend/authorisation/factors/bot-check.ts';
import { hashPassword, requireStrongPassword, setPassword } from '#backend/authorisation/factors/passwords.ts';
import { type Caller, toBrowser, toClient } from '#backend/authorisation/log-in/caller.ts';
import { findAccountByName, parseUsername, registerName } from '#backend/authorisation/log-in/names.ts';
import { type Account, findAccount, openSession } from '#backend/authorisation/log-in/sessions.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { organisationId } from '#contracts/organisation.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isName } from '#core/shared/text/validation.ts';
import type { AccountDeps } from './account-deps.ts';
import { keyedDigest } from './keyed.ts';
import { countClientTry } from './rate-limits.ts';
import { customers, parties } from './schema.ts';

export type Registration = {
  readonly username: string;
  readonly fullName: string;
  /** null: the account gets its password later. */
  readonly password: string | null;
};

const validateRegistration = (
  { environment }: AccountDeps,
  { username: typed, fullName: name, password }: Registration,
) => {
  const username = parseUsername(typed);
  const fullName = cleanTyped(name);
  if (!isName(fullName))
    throw new ServiceFailure('BAD_USER_INPUT', 'A person has a name of at most 100 characters', { field: 'fullName' });
  if (password !== null)
    requireStrongPassword(password, environment.identity.minPasswordLength, [environment.identity.name, username]);
  return { username, fullName };
};

type NewAccount = { readonly username: string; readonly fullName: string; readonly digest: string | null };

/** The unique index rejects a taken name. */
const createAccount = async (tx: Transaction, { username, fullName, digest }: NewAccount, now: number) => {
  const partyId = newId();
  const contact = isEmail(username) ? { email: username } : { phone: username };
  await tx.insert(parties).values({ id: partyId, fullName, ...contact });
  const loginId = await registerName(tx, { username, partyId, now });
  await tx.insert(customers).values({ id: partyId, tenantId: organisationId, sourceCustomer: 'WEBSITE' });
  if (digest !== null) await setPassword(tx, partyId, digest, now);
  return { loginId };
};

const countRegistration = async (deps: AccountDeps, caller: Caller): Promise<void> => {
  await requireHuman(deps, caller);
  await countClientTry(deps, 'register', toClient(caller));
};

/**
 * Whether `register` would refuse the name. Counts as a registration, so that asking reveals nothing faster. Throws
 * BOT_CHECK_NEEDED, TOO_MANY_TRIES. [GQL-09 checkUsernameExisted]
 */
export const isNameTaken = async (deps: AccountDeps, caller: Caller, username: string): Promise<boolean> => {
  await countRegistration(deps, caller);
  return (await findAccountByName(deps.db, username))?.login.status === 'VERIFIED';
};

/**
 * Creates an UN_VERIFIED account without sending a code, and replaces an unverified one of the same name. The same
 * idempotency key returns the same account with a new pending token. Throws USERNAME_TAKEN, WEAK_PASSWORD,
 * BAD_USER_INPUT, BOT_CHECK_NEEDED, TOO_MANY_TRIES, INTENT_REUSED.
 * [GQL-10 register, SDK-04, REST-08]
 */
export const register = async (
  deps: AccountDeps,
  caller: Caller,
  given: Registration,
): Promise<Account & { readonly accessToken: string }> => {
  const { username, fullName } = validateRegistration(deps, given);
  await countRegistration(deps, caller);
  // Slow, so computed before the transaction. The idempotency hash contains only a keyed digest of the password.
  const digest = given.password === null ? null : await hashPassword(given.password);
  const passwordDigest = given.password === null ? null : keyedDigest(deps.secrets, 'intent', given.password);
  const hash = inputHash(['register', username, fullName, passwordDigest]);
  const session = caller.visitor?.sessionId ?? 'none';
  return deps.db.transaction(async (tx) => {
    const { loginId } = await runOnce(tx, session, caller.idempotencyKey, hash, () =>
      createAccount(tx, { username, fullName, digest }, deps.clock.now()),
    );
    const account = await findAccount(tx, loginId);
    if (!account) throw notFound('account');
    // A repeated key does not prove the password, so its token is always a pending one.
    const pending = { ...toBrowser(caller), userLoginId: loginId, kind: 'pending' } as const;
    const opened = await openSession({ db: tx, clock: deps.clock }, pending);
    return { ...account, accessToken: opened.accessToken };
  });
};
