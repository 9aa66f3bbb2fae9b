import { type Refused, refuse } from './refusals.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;

/** Failed passwords and codes per account or browser in 15 minutes. */
const MAX_FAILURES = 10;
const WRONG_WINDOW_MS = 15 * MINUTE_MS;
/** Registrations, codes and resets per hour without a bot check. */
const MAX_UNVERIFIED = 5;
const UNPROVED_WINDOW_MS = 60 * MINUTE_MS;
const VERIFIED_MS = 10 * MINUTE_MS;

const countOf = (world: World, key: string): { readonly count: number; readonly until: number } => {
  const known = world.state.accounts.throttles.get(key);
  return known && world.state.now < known.until ? known : { count: 0, until: 0 };
};

const countUp = (world: World, key: string, windowMs: number): void => {
  const { count, until } = countOf(world, key);
  const ends = count === 0 ? world.state.now + windowMs : until;
  world.state.accounts.throttles.set(key, { count: count + 1, until: ends });
};

export const refuseIfThrottled = (world: World, ...keys: readonly string[]): Refused | null => {
  const over = keys.map((key) => countOf(world, `wrong ${key}`)).find(({ count }) => count >= MAX_FAILURES);
  return over ? refuse('too-many-tries', { retryAfter: Math.ceil((over.until - world.state.now) / 1_000) }) : null;
};

export const countFailure = (world: World, ...keys: readonly string[]): void => {
  for (const key of keys) countUp(world, `wrong ${key}`, WRONG_WINDOW_MS);
};

export const clearFailures = (world: World, key: string): void => {
  world.state.accounts.throttles.delete(`wrong ${key}`);
};

/** Exempts the browser for ten minutes. */
export const markVerified = (world: World, session: string): void => {
  world.state.accounts.throttles.set(`proved ${session}`, { count: 1, until: world.state.now + VERIFIED_MS });
};

/** Counts an action that scripts could abuse, and refuses above the limit. */
export const countUnverified = (world: World, session: string): Refused | null => {
  if (countOf(world, `proved ${session}`).count > 0) return null;
  const key = `unproved ${session}`;
  if (countOf(world, key).count >= MAX_UNVERIFIED) return refuse('bot-check-needed');
  countUp(world, key, UNPROVED_WINDOW_MS);
  return null;
};
