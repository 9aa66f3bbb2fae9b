import { type Refused, refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import { PROOF_TTL_MS, tryLimits } from '#core/account-rules/account-limits.ts';

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
  const over = keys.map((key) => countOf(world, `wrong ${key}`)).find(({ count }) => count >= tryLimits.wrong.most);
  return over ? refuse('too-many-tries', { retryAfter: Math.ceil((over.until - world.state.now) / 1_000) }) : null;
};

/** A try at a login name, and what counts it. */
export type NameTry = {
  readonly username: string;
  readonly network: string;
  /** The id of a browser that the account knows; null for all others. */
  readonly device: string | null;
};

const networkKey = ({ username, network, device }: NameTry): string =>
  device === null ? `account ${username} at ${network}` : `device ${device}`;
const accountKey = ({ username }: NameTry): string => `account ${username}`;

/** Unknown browsers are limited per network; above the limit of all networks each attempt needs a solved bot check. */
export const refuseNameTry = (world: World, session: string, tried: NameTry): Refused | null => {
  const slowed = refuseIfThrottled(world, networkKey(tried));
  if (slowed || tried.device !== null) return slowed;
  const isGuessedAt = countOf(world, `wrong ${accountKey(tried)}`).count >= tryLimits.wrong.most;
  return isGuessedAt && !takeProof(world, session) ? refuse('bot-check-needed') : null;
};

export const countWrongName = (world: World, tried: NameTry): void => {
  countFailure(world, networkKey(tried));
  if (tried.device === null) countFailure(world, accountKey(tried));
};

export const forgetNameTries = (world: World, tried: NameTry): void => {
  clearFailures(world, networkKey(tried));
  clearFailures(world, accountKey(tried));
};

/** Counts a reset request alike. */
export const countReset = (world: World, session: string, tried: NameTry): Refused | null => {
  const [here, everywhere] = [`reset ${networkKey(tried)}`, `reset ${accountKey(tried)}`];
  const used = countOf(world, here);
  if (used.count >= tryLimits.reset.most)
    return refuse('too-many-tries', { retryAfter: Math.ceil((used.until - world.state.now) / 1_000) });
  countUp(world, here, tryLimits.reset.windowMs);
  if (tried.device !== null) return null;
  const isOver = countOf(world, everywhere).count >= tryLimits.reset.most;
  countUp(world, everywhere, tryLimits.reset.windowMs);
  return isOver && !takeProof(world, session) ? refuse('bot-check-needed') : null;
};

/** False when so many codes were sent to the name that the message holds the link only. */
export const maySendResetCode = (world: World, username: string): boolean => {
  const key = `reset codes ${username}`;
  countUp(world, key, tryLimits.resetDigits.windowMs);
  return countOf(world, key).count <= tryLimits.resetDigits.most;
};

export const countFailure = (world: World, ...keys: readonly string[]): void => {
  for (const key of keys) countUp(world, `wrong ${key}`, tryLimits.wrong.windowMs);
};

export const clearFailures = (world: World, key: string): void => {
  world.state.accounts.throttles.delete(`wrong ${key}`);
};

/** Whether the browser had a proof, which is used up. */
const takeProof = (world: World, session: string): boolean => {
  const isProven = countOf(world, `proved ${session}`).count > 0;
  world.state.accounts.throttles.delete(`proved ${session}`);
  return isProven;
};

/** Exempts the browser for ten minutes. */
export const markVerified = (world: World, session: string): void => {
  world.state.accounts.throttles.set(`proved ${session}`, { count: 1, until: world.state.now + PROOF_TTL_MS });
};

/** Counts an action that scripts could abuse, and refuses above the limit. */
export const countUnverified = (world: World, session: string): Refused | null => {
  if (countOf(world, `proved ${session}`).count > 0) return null;
  const key = `unproved ${session}`;
  if (countOf(world, key).count >= tryLimits.unproven.most) return refuse('bot-check-needed');
  countUp(world, key, tryLimits.unproven.windowMs);
  return null;
};
