import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { normaliseUsername } from '#core/shared/validation.ts';
import type { AccountDeps } from './account-deps.ts';
import { browserOf, type Caller, clientOf } from './caller.ts';
import { type LogInResult, logInAs } from './log-in-result.ts';
import { findByName } from './names.ts';
import { digestOf, isPassword } from './passwords.ts';
import { issueTicket } from './second-factor.ts';
import type { Account } from './sessions.ts';
import { countClientTry, countTry, forgetTries, giveClientTryBack } from './throttle.ts';
import { hasTotp } from './totp.ts';

/** Result of a correct password: a token, or a ticket for the second factor. */
export type LogInStep = LogInResult | (Account & { readonly secondFactorTicket: string });

/** An unknown user and a wrong password give the same answer in the same time. [ACC-01] */
const checkPassword = async ({ db }: AccountDeps, username: string, password: string): Promise<Account> => {
  const account = await findByName(db, username);
  const digest = account ? await digestOf(db, account.party.id) : null;
  const right = await isPassword(digest, password);
  if (!account || !right) throw new ServiceFailure('WRONG_CREDENTIALS', 'Username or password is wrong');
  return account;
};

/**
 * Logs in with a password. [GQL-10 login, REST-08, SDK-04]
 * @throws ServiceFailure WRONG_CREDENTIALS, TOO_MANY_TRIES {retryAfter}
 */
export const logIn = async (
  deps: AccountDeps,
  caller: Caller,
  { username: typed, password }: { readonly username: string; readonly password: string },
): Promise<LogInStep> => {
  const username = normaliseUsername(typed);
  await countClientTry(deps, 'logInByClient', clientOf(caller));
  await countTry(deps, 'logInByName', username);
  const account = await checkPassword(deps, username, password);
  await forgetTries(deps, 'logInByName', username);
  await giveClientTryBack(deps, 'logInByClient', clientOf(caller));
  if (account.login.status === 'VERIFIED' && (await hasTotp(deps.db, account.party.id)))
    return { ...account, secondFactorTicket: await issueTicket(deps, account.login.id, browserOf(caller)) };
  return logInAs(deps, account, browserOf(caller));
};
