import { type Refused, refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import type { SentCode } from '#core/account/account.ts';
import { CODE_TTL_MS, MAX_CODE_TRIES } from '#core/account-rules/account-limits.ts';
import { maskContact } from '#core/account-rules/mask-contact.ts';
import type { User } from '#core/session/visitor.ts';
import { ok } from '#core/shared/result.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import type { CodeRecord } from './accounts-state.ts';

const sendMessage = (world: World, to: string, text: string): void => {
  const channel = isEmail(to) ? 'email' : 'sms';
  world.state.accounts.outbox.push({ id: world.random.id(), channel, to, text, at: world.state.now });
};

/** Invalidates the previous code for this purpose; sends it when the account exists. */
export const createCode = (
  world: World,
  purpose: string,
  user: User | undefined,
  to: string,
  textOf: (code: string, secret: string) => string,
  hasDigits = true,
): SentCode => {
  // Nobody is told the code of a message without digits.
  const code = hasDigits ? String(world.random.between(0, 999_999)).padStart(6, '0') : world.random.id();
  const secret = world.random.id();
  const expiresAt = world.state.now + CODE_TTL_MS;
  const record = { user: user?.id ?? null, username: to, code, secret, left: MAX_CODE_TRIES, expiresAt };
  world.state.accounts.codes.set(purpose, record);
  if (user) sendMessage(world, to, textOf(code, secret));
  return { userId: user?.id ?? '', sentTo: maskContact(to), expiresAt, outbox: `${world.origin}/hop-thu` };
};

/** Each code works once; five wrong attempts invalidate it. */
export const verifyCode = (
  world: World,
  purpose: string,
  isRight: (record: CodeRecord) => boolean,
): { readonly ok: true; readonly value: CodeRecord } | Refused => {
  const { codes } = world.state.accounts;
  const record = codes.get(purpose);
  if (!record || world.state.now >= record.expiresAt || record.left === 0) return refuse('code-expired');
  if (record.user !== null && isRight(record)) {
    codes.delete(purpose);
    return ok(record);
  }
  const left = record.left - 1;
  codes.set(purpose, { ...record, left });
  return refuse('code-wrong', { left });
};
