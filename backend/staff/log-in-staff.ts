import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { verifyPassword } from '#backend/authorisation/factors/passwords.ts';
import { countTry, resetTries } from '#backend/authorisation/rate-limits.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { type StaffAccountRow, staffAccounts } from './schema.ts';
import { normaliseStaffName } from './staff-accounts.ts';
import type { StaffDeps } from './staff-deps.ts';
import { logStaffAction } from './staff-log.ts';
import { networkOfRequest } from './staff-network.ts';
import { findKnownDevice, openStaffSession, rememberDevice } from './staff-sessions.ts';
import { consumeTotp } from './staff-totp.ts';

export type LogInOutcome = 'open' | 'wrong' | 'too-many';
type Typed = { readonly name: string; readonly password: string; readonly code: string };

/**
 * Counts the try for a browser that the account knows, otherwise for the name at this network and for the network:
 * strangers elsewhere cannot lock a member out. Returns what to reset after success.
 */
const countLogIn = async (deps: StaffDeps, c: Context, name: string, account: StaffAccountRow | undefined) => {
  const device = account === undefined ? null : findKnownDevice(deps, c, account.id);
  const network = networkOfRequest(deps, c);
  const subject = device === null ? `name ${name} at ${network}` : `device ${device}`;
  if (device === null) await countTry(deps, 'staffLogInByNetwork', network);
  await countTry(deps, 'staffLogIn', subject);
  return subject;
};

const attempt = async (deps: StaffDeps, c: Context, { name, password, code }: Typed): Promise<LogInOutcome> => {
  const [account] = await deps.db.select().from(staffAccounts).where(eq(staffAccounts.name, name));
  const subject = await countLogIn(deps, c, name, account);
  // The code of an account is consumed only by somebody who has its password.
  const isRight = await verifyPassword(account?.passwordDigest ?? null, password);
  if (!isRight || account === undefined || account.isDisabled || !(await consumeTotp(deps, account, code)))
    return 'wrong';
  await resetTries(deps, 'staffLogIn', subject);
  await openStaffSession(deps, c, account.id);
  rememberDevice(deps, c, account.id);
  return 'open';
};

/** Password and code of the authenticator app together; the answer does not tell which one was wrong. */
export const logInStaff = async (deps: StaffDeps, c: Context, typed: Typed): Promise<LogInOutcome> => {
  const name = normaliseStaffName(typed.name);
  const outcome = await attempt(deps, c, { ...typed, name }).catch((failure: unknown): LogInOutcome => {
    if (failure instanceof ServiceFailure && failure.code === 'TOO_MANY_TRIES') return 'too-many';
    throw failure;
  });
  await logStaffAction(deps, {
    accountId: '',
    name,
    path: '/log-in',
    network: networkOfRequest(deps, c),
    action: outcome === 'too-many' ? 'log in: too many tries' : 'log in',
    result: outcome === 'open' ? 'done' : 'refused',
  });
  return outcome;
};
