import type { Clock, Deadline, Delay } from '#core/shared/environment.port.ts';

/** The machine's time. */
export const systemClock: Clock = { now: () => Date.now() };

/** Waits by a timer. */
export const timerDelay: Delay = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Stops waiting by a timer, which goes with the answer. */
export const timerDeadline: Deadline = {
  within: async (milliseconds, call) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), milliseconds);
    });
    try {
      return await Promise.race([call, late]);
    } finally {
      clearTimeout(timer);
    }
  },
};
