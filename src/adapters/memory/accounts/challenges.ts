import type { World } from '#adapters/memory/world.ts';
import { CHALLENGE_TTL_MS } from '#core/account-rules/account-limits.ts';

/** Valid once and for five minutes. */
export const createChallenge = (world: World, purpose: string): string => {
  const id = world.random.id();
  world.state.accounts.challenges.set(id, { purpose, expiresAt: world.state.now + CHALLENGE_TTL_MS });
  return id;
};

/** False when unknown, expired or for another purpose. */
export const consumeChallenge = (world: World, id: string, purpose: string): boolean => {
  const found = world.state.accounts.challenges.get(id);
  world.state.accounts.challenges.delete(id);
  return found !== undefined && found.purpose === purpose && world.state.now < found.expiresAt;
};
