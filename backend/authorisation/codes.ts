import { randomInt } from 'node:crypto';
import { isEmail } from '#core/shared/validation.ts';
import { outboxAddress } from '../outbox/service.ts';
import type { AccountDeps } from './account-deps.ts';

/** How long a code, a link or a ticket is good for, in milliseconds, and how often it may be tried. [ACC-02] */
export const STEP_LIFE_MS = 10 * 60_000;
export const MAX_TRIES = 5;

/** Six digits, each sequence as likely as any other. [VAL-06] */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/** `0912345678` → `09•• ••• 678`, `khach@example.vn` → `k•••@example.vn`. */
export const masked = (name: string): string => {
  if (isEmail(name)) return `${name.slice(0, 1)}•••${name.slice(name.indexOf('@'))}`;
  return /^\d{10}$/.test(name) ? `${name.slice(0, 2)}•• ••• ${name.slice(7)}` : '•••';
};

/** What the wire tells about a code that is on its way; never the code. [ENT-11] */
export const sentCode = (deps: AccountDeps, loginId: string, to: string, expiresAt: Date) => ({
  id: loginId,
  code: null,
  username: masked(to),
  timeExpired: expiresAt.toISOString(),
  sentTo: masked(to),
  outbox: outboxAddress(deps, isEmail(to) ? 'email' : 'sms'),
});
export type SentCode = ReturnType<typeof sentCode>;
