import type { PasskeyChallenge } from '#core/account/account.ts';
import type { User } from '#core/session/visitor.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Json } from '#core/shared/form-fields.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { keepWays, userById, waysOf } from './accounts.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { refuse } from './refusals.ts';
import type { World } from './world.ts';

/** Response of the fake authenticator: the challenge and the credential. */
const answered = (response: Json): { readonly challenge: string; readonly credential: string } => {
  const given = typeof response === 'object' && response !== null && 'challenge' in response ? response : {};
  return {
    challenge: 'challenge' in given ? String(given.challenge) : '',
    credential: 'credential' in given ? String(given.credential) : '',
  };
};

/** A challenge to create a credential; the fakes choose its id in advance. */
export const passkeyOffer = (world: World, userId: string): PasskeyChallenge => {
  const id = newChallenge(world, `make ${userId}`);
  return { id, options: { challenge: id, credential: world.random.id() } };
};

export const passkeyAdded = (
  world: World,
  userId: string,
  challengeId: string,
  response: Json,
  name: string,
): Result<void, PortFailure> => {
  const { challenge, credential } = answered(response);
  if (!takeChallenge(world, challengeId, `make ${userId}`)) return refuse('link-expired');
  if (challenge !== challengeId || credential === '') return refuse('bad-input');
  const { passkeys } = waysOf(world, userId);
  const made = { id: credential, name, createdAt: world.state.now, lastUsedAt: null };
  keepWays(world, userId, { passkeys: [...passkeys, made] });
  return ok(undefined);
};

/** The user whose credential answered a challenge. */
export const passkeyUser = (world: World, challengeId: string, response: Json): Result<User, PortFailure> => {
  const { challenge, credential } = answered(response);
  if (!takeChallenge(world, challengeId, 'log-in')) return refuse('link-expired');
  for (const [userId, { passkeys }] of world.state.accounts.ways) {
    const user = userById(world, userId);
    if (challenge !== challengeId || !user || !passkeys.some(({ id }) => id === credential)) continue;
    const used = passkeys.map((each) => (each.id === credential ? { ...each, lastUsedAt: world.state.now } : each));
    keepWays(world, userId, { passkeys: used });
    return ok(user);
  }
  return refuse('wrong-credentials');
};
