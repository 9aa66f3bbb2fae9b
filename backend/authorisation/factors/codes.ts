import { randomInt } from 'node:crypto';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { outboxUrl } from '#backend/outbox/service.ts';
import { isEmail } from '#core/shared/text/validation.ts';

/** Lifetime of a code, link or ticket in ms, and its maximum number of tries. [ACC-02] */
export const STEP_TTL_MS = 10 * 60_000;
export const MAX_TRIES = 5;

/** Six digits, uniformly distributed. [VAL-06] */
export const generateCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/** `0912345678` → `09•• ••• 678`, `khach@example.vn` → `k•••@example.vn`. */
export const maskRecipient = (name: string): string => {
  if (isEmail(name)) return `${name.slice(0, 1)}•••${name.slice(name.indexOf('@'))}`;
  return /^\d{10}$/.test(name) ? `${name.slice(0, 2)}•• ••• ${name.slice(7)}` : '•••';
};

/** Contains no code. [ENT-11] */
export const toSentCode = (deps: AccountDeps, loginId: string, to: string, expiresAt: Date) => ({
  id: loginId,
  code: null,
  username: maskRecipient(to),
  timeExpired: expiresAt.toISOString(),
  sentTo: maskRecipient(to),
  outbox: outboxUrl(deps, isEmail(to) ? 'email' : 'sms'),
});
export type SentCode = ReturnType<typeof toSentCode>;
