import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '#core/shared/environment.port.ts';

const endsAt = new AsyncLocalStorage<number>();

/** Gives all reads of `work` together `milliseconds`, so that retries do not add up while a service hangs. */
export const withReadDeadline = <Value>(
  clock: Clock,
  milliseconds: number,
  work: () => Promise<Value>,
): Promise<Value> => endsAt.run(clock.now() + milliseconds, work);

/** In ms; infinite outside of a request. */
export const remainingReadMs = (clock: Clock): number => (endsAt.getStore() ?? Number.POSITIVE_INFINITY) - clock.now();
