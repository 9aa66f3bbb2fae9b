import { refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import type { SentCode } from '#core/account/account.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { type Token, token } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import {
  endSessions,
  endStepToken,
  findStepUser,
  findUserByName,
  loginMethodsOf,
  newStepToken,
  passwordDigest,
  refuseIfWeak,
  updateLoginMethods,
} from './accounts.ts';
import { createCode, verifyCode } from './codes.ts';
import { maySendResetCode } from './throttles.ts';

/** The key identifies the request, the link adds a secret. Unknown usernames get the same answer. */
export const startReset = (world: World, username: string): { readonly key: Token; readonly sent: SentCode } => {
  const key = token(world.random.id());
  const hasCode = maySendResetCode(world, username);
  const text = (code: string, secret: string): string =>
    `Đặt lại mật khẩu ${sampleIdentity.name}: ${hasCode ? `mã ${code}, hoặc ` : ''}mở ${world.origin}/reset?key=${key}.${secret}`;
  const sent = createCode(world, `reset ${key}`, findUserByName(world, username), username, text, hasCode);
  return { key, sent: { ...sent, userId: '' } };
};

/** Accepts key and code, or the link's full key alone. */
export const verifyReset = (
  world: World,
  held: Token,
  code: string,
): Result<{ readonly token: Token; readonly username: string }, PortFailure> => {
  const [key = '', secret] = held.split('.');
  const right = verifyCode(world, `reset ${key}`, (record) =>
    secret === undefined ? record.code === code : record.secret === secret,
  );
  if (!right.ok) return secret === undefined ? right : refuse('link-expired');
  const { user, username } = right.value;
  return user === null ? refuse('link-expired') : ok({ token: newStepToken(world, 'reset', user), username });
};

/**
 * Ends all sessions and cancels a deletion that was asked for, maybe by a thief. A refused password does not consume the
 * token.
 */
export const resetPassword = (
  world: World,
  held: Token,
  username: string,
  password: string,
): Result<void, PortFailure> => {
  const user = findStepUser(world, held, 'reset');
  if (!user || !loginMethodsOf(world, user.id).usernames.includes(username)) return refuse('link-expired');
  const weak = refuseIfWeak(password, [user.email, user.phone]);
  if (weak) return weak;
  endStepToken(world, held);
  updateLoginMethods(world, user.id, { password: passwordDigest(user.id, password) });
  endSessions(world, user.partyId, null);
  world.state.accounts.deletions.delete(user.id);
  return ok(undefined);
};
