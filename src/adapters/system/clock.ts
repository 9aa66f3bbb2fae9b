import type { Clock, Deadline, Delay } from '#core/shared/environment.port.ts';

export const systemClock: Clock = { now: () => Date.now() };

export const timerDelay: Delay = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** Clears the timer when the answer arrives. */
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
