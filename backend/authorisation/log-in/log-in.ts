import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { findPasswordDigest, verifyPassword } from '#backend/authorisation/factors/passwords.ts';
import { countClientTry, refundClientTry } from '#backend/authorisation/rate-limits.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import { type Caller, toBrowser, toClient } from './caller.ts';
import { countNameTry, forgetNameTries, knownDeviceOf, type NameTry } from './count-name-try.ts';
import { type LogInStep, logInWithOneFactor } from './log-in-result.ts';
import { findAccountByName } from './names.ts';
import type { Account } from './sessions.ts';

/** An unknown user and a wrong password give the same answer in the same time. [ACC-01] */
const checkPassword = async ({ db }: AccountDeps, account: Account | undefined, password: string): Promise<Account> => {
  const digest = await findPasswordDigest(db, account?.party.id ?? '');
  const right = await verifyPassword(digest, password);
  if (!account || !right) throw new ServiceFailure('WRONG_CREDENTIALS', 'Username or password is wrong');
  return account;
};

export type Credentials = {
  readonly username: string;
  readonly password: string;
  /** What an earlier login gave this browser. */
  readonly deviceMark?: string | null | undefined;
};

/** Throws WRONG_CREDENTIALS, TOO_MANY_TRIES {retryAfter}, BOT_CHECK_NEEDED. [GQL-10 login, REST-08, SDK-04] */
export const logIn = async (
  deps: AccountDeps,
  caller: Caller,
  { username: typed, password, deviceMark = null }: Credentials,
): Promise<LogInStep> => {
  const username = normaliseUsername(typed);
  const tried: NameTry = { username, deviceMark, account: await findAccountByName(deps.db, username) };
  // Strangers in its network do not use up the tries of a browser that the account knows.
  const isKnown = knownDeviceOf(deps, tried) !== null;
  if (!isKnown) await countClientTry(deps, 'logInByClient', toClient(caller));
  await countNameTry(deps, caller, 'logIn', tried);
  const account = await checkPassword(deps, tried.account, password);
  await forgetNameTries(deps, caller, 'logIn', tried);
  if (!isKnown) await refundClientTry(deps, 'logInByClient', toClient(caller));
  return logInWithOneFactor(deps, account, toBrowser(caller));
};
