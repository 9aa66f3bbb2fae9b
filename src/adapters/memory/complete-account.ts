import type { PortFailure } from '#core/shared/failure.ts';
import type { Token } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { isEmail, isPhone } from '#core/shared/validation.ts';
import { findStepUser, findUserByName, updateLoginMethods } from './accounts.ts';
import { refuse } from './refusals.ts';
import type { World } from './world.ts';

/** Phone and e-mail must be unused. */
export const completeAccount = (
  world: World,
  held: Token,
  { fullName, phone, email }: { readonly fullName: string; readonly phone: string; readonly email: string },
): Result<{ readonly userId: string }, PortFailure> => {
  const user = findStepUser(world, held, 'pending');
  if (!user) return refuse('link-expired');
  if (fullName === '' || !isPhone(phone) || !(email === '' || isEmail(email))) return refuse('bad-input');
  const usernames = [email, phone].filter((each) => each !== '');
  const taken = usernames.map((each) => findUserByName(world, each)).some((other) => other && other.id !== user.id);
  if (taken) return refuse('account-exists');
  world.state.users.set(user.id, { ...user, fullName, phone, email });
  updateLoginMethods(world, user.id, { usernames });
  return ok({ userId: user.id });
};
