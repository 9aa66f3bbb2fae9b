import type { Delay } from './environment.port.ts';
import type { PortFailure } from './failure.ts';
import { fail, ok, type Result } from './result.ts';

type Outcome<Value> = Promise<Result<Value, PortFailure>>;

const RETRY_DELAYS_MS = [150, 450];

/** Retries only when no answer arrives. */
export const readWithRetry = async <Value>(delay: Delay, read: () => Outcome<Value>): Outcome<Value> => {
  let answer = await read();
  for (const pause of RETRY_DELAYS_MS) {
    if (answer.ok || answer.failure.kind !== 'unreachable') return answer;
    await delay.wait(pause);
    answer = await read();
  }
  return answer;
};

/**
 * Sends until the outcome is known: retries after `unreachable`; after `unknown` verifies and sends again with the same
 * idempotency key only when the write certainly had no effect. Without `look` it sends again, which is right for
 * idempotent writes. [CART-17]
 */
export const writeOnce = async <Value>(
  delay: Delay,
  send: () => Outcome<Value>,
  look: () => Outcome<Value | null> = async () => ok(null),
): Outcome<Value> => {
  let answer = await send();
  for (const pause of RETRY_DELAYS_MS) {
    if (answer.ok || (answer.failure.kind !== 'unknown' && answer.failure.kind !== 'unreachable')) return answer;
    await delay.wait(pause);
    if (answer.failure.kind === 'unknown') {
      const found = await readWithRetry(delay, look);
      if (!found.ok) return fail({ kind: 'unknown' });
      if (found.value !== null) return { ok: true, value: found.value };
    }
    answer = await send();
  }
  return answer;
};
