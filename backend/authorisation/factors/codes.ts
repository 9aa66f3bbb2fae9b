import { randomInt } from 'node:crypto';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { outboxUrl } from '#backend/outbox/service.ts';
import { maskContact } from '#core/account-rules/mask-contact.ts';
import { isEmail } from '#core/shared/text/email-address.ts';

/** Six digits, uniformly distributed. [VAL-06] */
export const generateCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/** Contains no code. [ENT-11] */
export const toSentCode = (deps: AccountDeps, loginId: string, to: string, expiresAt: Date) => ({
  id: loginId,
  code: null,
  username: maskContact(to),
  timeExpired: expiresAt.toISOString(),
  sentTo: maskContact(to),
  outbox: outboxUrl(deps, isEmail(to) ? 'email' : 'sms'),
});
export type SentCode = ReturnType<typeof toSentCode>;
