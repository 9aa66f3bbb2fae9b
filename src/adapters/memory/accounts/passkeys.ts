import { refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import type { PasskeyChallenge } from '#core/account/account.ts';
import type { User } from '#core/session/visitor.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { Json } from '#core/shared/text/form-fields.ts';
import { findUserById, loginMethodsOf, updateLoginMethods } from './accounts.ts';
import { consumeChallenge, createChallenge } from './challenges.ts';

const parseResponse = (response: Json): { readonly challenge: string; readonly credential: string } => {
  const given = typeof response === 'object' && response !== null && 'challenge' in response ? response : {};
  return {
    challenge: 'challenge' in given ? String(given.challenge) : '',
    credential: 'credential' in given ? String(given.credential) : '',
  };
};

/** The fakes choose the credential id in advance. */
export const createPasskeyChallenge = (world: World, userId: string): PasskeyChallenge => {
  const id = createChallenge(world, `make ${userId}`);
  return { id, options: { challenge: id, credential: world.random.id() } };
};

export const addPasskey = (
  world: World,
  userId: string,
  challengeId: string,
  response: Json,
  name: string,
): Result<void, PortFailure> => {
  const { challenge, credential } = parseResponse(response);
  if (!consumeChallenge(world, challengeId, `make ${userId}`)) return refuse('link-expired');
  if (challenge !== challengeId || credential === '') return refuse('bad-input');
  const { passkeys } = loginMethodsOf(world, userId);
  const made = { id: credential, name, createdAt: world.state.now, lastUsedAt: null };
  updateLoginMethods(world, userId, { passkeys: [...passkeys, made] });
  return ok(undefined);
};

export const findPasskeyUser = (world: World, challengeId: string, response: Json): Result<User, PortFailure> => {
  const { challenge, credential } = parseResponse(response);
  if (!consumeChallenge(world, challengeId, 'log-in')) return refuse('link-expired');
  for (const [userId, { passkeys }] of world.state.accounts.loginMethods) {
    const user = findUserById(world, userId);
    if (challenge !== challengeId || !user || !passkeys.some(({ id }) => id === credential)) continue;
    const used = passkeys.map((each) => (each.id === credential ? { ...each, lastUsedAt: world.state.now } : each));
    updateLoginMethods(world, userId, { passkeys: used });
    return ok(user);
  }
  return refuse('wrong-credentials');
};
