import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { requireProof } from '#backend/authorisation/factors/bot-check.ts';
import { canTry, countTry, resetTries } from '#backend/authorisation/rate-limits.ts';
import { type Caller, toClient } from './caller.ts';
import { readDeviceMark } from './known-device.ts';
import type { Account } from './sessions.ts';

const limitNames = {
  logIn: { here: 'logInHere', everywhere: 'logInEverywhere' },
  reset: { here: 'resetHere', everywhere: 'resetEverywhere' },
} as const;
export type NameLimit = keyof typeof limitNames;

export type NameTry = {
  readonly username: string;
  /** undefined when nobody has the name. */
  readonly account: Account | undefined;
  /** What an earlier login gave this browser; null without one. */
  readonly deviceMark: string | null;
};

/** The browser's id if it logged in to the account before. Unknown names cost the same digest. */
export const knownDeviceOf = ({ secrets }: AccountDeps, { account, deviceMark }: NameTry): string | null => {
  const device = readDeviceMark(secrets, 'customer-device', account?.party.id ?? '', deviceMark ?? '');
  return account === undefined ? null : device;
};

const subjectHere = (caller: Caller, { username }: NameTry, device: string | null): string =>
  device === null ? `${username} at ${toClient(caller).network ?? 'near'}` : `device ${device}`;

/**
 * Counts a try at a login name so that strangers cannot lock its owner out. A browser that the account knows has its
 * own count. Other tries count by network, and are refused there; beyond the limit of all networks together each needs
 * a proof of work of its own. Throws TOO_MANY_TRIES {retryAfter}, BOT_CHECK_NEEDED. [ASVS 6.1.1, 6.3.1]
 */
export const countNameTry = async (
  deps: AccountDeps,
  caller: Caller,
  limit: NameLimit,
  tried: NameTry,
): Promise<void> => {
  const device = knownDeviceOf(deps, tried);
  const { here, everywhere } = limitNames[limit];
  await countTry(deps, here, subjectHere(caller, tried, device));
  if (device !== null) return;
  if (!(await canTry(deps, everywhere, tried.username))) await requireProof(deps, caller);
};

/** After success. */
export const forgetNameTries = async (
  deps: AccountDeps,
  caller: Caller,
  limit: NameLimit,
  tried: NameTry,
): Promise<void> => {
  const { here, everywhere } = limitNames[limit];
  await resetTries(deps, here, subjectHere(caller, tried, knownDeviceOf(deps, tried)));
  await resetTries(deps, everywhere, tried.username);
};
