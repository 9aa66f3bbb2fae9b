import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import { refuse } from './refusals.ts';
import type { World } from './world.ts';

/** How long an intent is remembered. */
const REMEMBERED_MS = 48 * 3_600_000;

/** What an intent answered when it was pressed for this operation; undefined where it was not, or is forgotten. */
export const answerTo = (world: World, session: string, intent: string, operation: string): unknown => {
  const known = world.state.intents.get(`${session} ${intent}`);
  const fresh = known !== undefined && world.state.now < known.at + REMEMBERED_MS;
  return fresh && known.input.startsWith(JSON.stringify([operation]).slice(0, -1)) ? known.answer : undefined;
};

/**
 * Runs an effect once per session and intent; a repetition answers what the first one answered. The same intent with
 * another input is `intent-reused`. Refusals leave nothing behind, so that a corrected try may follow.
 */
export const once = <Value>(
  world: World,
  session: string,
  intent: string,
  input: readonly unknown[],
  effect: () => Result<Value, PortFailure>,
): Result<Value, PortFailure> => {
  const key = `${session} ${intent}`;
  const asked = JSON.stringify(input);
  const known = world.state.intents.get(key);
  if (known && world.state.now < known.at + REMEMBERED_MS) {
    // The input names the operation first, so the answer kept for an equal input is of this operation's type.
    return known.input === asked ? (known.answer as Result<Value, PortFailure>) : refuse('intent-reused');
  }
  const answer = effect();
  if (answer.ok) world.state.intents.set(key, { input: asked, answer, at: world.state.now });
  return answer;
};
