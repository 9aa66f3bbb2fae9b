import type { Clock, Delay, Log } from '#core/shared/environment.port.ts';
import type { World } from './world.ts';
/** Only tests and delays advance it. */
export const memoryClock = (world: World): Clock => ({ now: () => world.state.now });

/** Advances the world's clock. */
export const memoryDelay = (world: World): Delay => ({
  wait: async (milliseconds) => {
    world.state.now += milliseconds;
  },
});

export const memoryLog = (world: World): Log => ({
  warn: (event, facts = {}) => {
    world.log.push({ event, facts });
  },
});
