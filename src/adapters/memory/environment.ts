import type { Clock, Delay, Log } from '#core/shared/environment.port.ts';
import type { World } from './world.ts';
/** The world's clock; only tests and waiting move it. */
export const memoryClock = (world: World): Clock => ({ now: () => world.state.now });

/** Waiting takes no time and moves the world's clock. */
export const memoryDelay = (world: World): Delay => ({
  wait: async (milliseconds) => {
    world.state.now += milliseconds;
  },
});

/** Remembers what was logged, for tests to read. */
export const memoryLog = (world: World): Log => ({
  warn: (event, facts = {}) => {
    world.log.push({ event, facts });
  },
});
