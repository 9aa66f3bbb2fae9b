import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import { refuse } from './refusals.ts';
import type { World } from './world.ts';

const IDEMPOTENCY_TTL_MS = 48 * 3_600_000;

/** undefined when the key is new or has expired. */
export const findStoredAnswer = (world: World, session: string, idempotencyKey: string, operation: string): unknown => {
  const known = world.state.idempotencyKeys.get(`${session} ${idempotencyKey}`);
  const fresh = known !== undefined && world.state.now < known.at + IDEMPOTENCY_TTL_MS;
  return fresh && known.input.startsWith(JSON.stringify([operation]).slice(0, -1)) ? known.answer : undefined;
};

/** Once per session and key; another input is `idempotency-key-reused`. Refusals are not stored, so retries work. */
export const runOnce = <Value>(
  world: World,
  session: string,
  idempotencyKey: string,
  input: readonly unknown[],
  effect: () => Result<Value, PortFailure>,
): Result<Value, PortFailure> => {
  const key = `${session} ${idempotencyKey}`;
  const asked = JSON.stringify(input);
  const known = world.state.idempotencyKeys.get(key);
  if (known && world.state.now < known.at + IDEMPOTENCY_TTL_MS) {
    // Safe because the input includes the operation's name.
    return known.input === asked ? (known.answer as Result<Value, PortFailure>) : refuse('idempotency-key-reused');
  }
  const answer = effect();
  if (answer.ok) world.state.idempotencyKeys.set(key, { input: asked, answer, at: world.state.now });
  return answer;
};
