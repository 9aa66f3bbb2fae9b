import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { normaliseUsername } from '#core/shared/validation.ts';
import type { AccountDeps } from './account-deps.ts';
import { type Caller, toBrowser, toClient } from './caller.ts';
import { type LogInStep, logInWithOneFactor } from './log-in-result.ts';
import { findAccountByName } from './names.ts';
import { findPasswordDigest, verifyPassword } from './passwords.ts';
import { countClientTry, countTry, refundClientTry, resetTries } from './rate-limits.ts';
import type { Account } from './sessions.ts';

/** An unknown user and a wrong password give the same answer in the same time. [ACC-01] */
const checkPassword = async ({ db }: AccountDeps, username: string, password: string): Promise<Account> => {
  const account = await findAccountByName(db, username);
  const digest = account ? await findPasswordDigest(db, account.party.id) : null;
  const right = await verifyPassword(digest, password);
  if (!account || !right) throw new ServiceFailure('WRONG_CREDENTIALS', 'Username or password is wrong');
  return account;
};

/** Throws WRONG_CREDENTIALS, TOO_MANY_TRIES {retryAfter}. [GQL-10 login, REST-08, SDK-04] */
export const logIn = async (
  deps: AccountDeps,
  caller: Caller,
  { username: typed, password }: { readonly username: string; readonly password: string },
): Promise<LogInStep> => {
  const username = normaliseUsername(typed);
  await countClientTry(deps, 'logInByClient', toClient(caller));
  await countTry(deps, 'logInByName', username);
  const account = await checkPassword(deps, username, password);
  await resetTries(deps, 'logInByName', username);
  await refundClientTry(deps, 'logInByClient', toClient(caller));
  return logInWithOneFactor(deps, account, toBrowser(caller));
};
