import type { Clock, Delay } from '#core/shared/environment.port.ts';

/** The machine's time. */
export const systemClock: Clock = { now: () => Date.now() };

/** Waits by a timer. */
export const timerDelay: Delay = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
