import { memoryLog } from '#adapters/memory/environment.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { systemClock, timerDeadline, timerDelay } from '#adapters/system/clock.ts';
import { platformRandom } from '#adapters/system/random.ts';
import { environmentContract } from './environment.contract.ts';

environmentContract('the system environment', async () => ({
  clock: systemClock,
  delay: timerDelay,
  deadline: timerDeadline,
  random: platformRandom,
  log: memoryLog(memoryWorld()),
}));
