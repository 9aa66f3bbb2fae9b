import { seededRandom } from '#adapters/memory/seeded-random.ts';
import type { Random } from '#core/shared/environment.port.ts';
import { actions } from './actions.ts';
import type { FaultKind } from './faults.ts';
import { checkCartPage, checkNextOrders } from './final-checks.ts';
import { type PlantedBug, Simulation } from './simulation.ts';
import { Violation } from './violation.ts';

/** How long a session is, and how many calls per thousand fail. */
export const sizes = {
  normal: { actions: 18, faultsPerMille: 40 },
  nightly: { actions: 40, faultsPerMille: 100 },
} as const;
export type Size = keyof typeof sizes;

export type SimulationOptions = { readonly size?: Size; readonly bug?: PlantedBug };

export type SimulationReport = {
  readonly sessions: number;
  readonly size: Size;
  /** The first broken promise, with the seed of its session. */
  readonly violation: { readonly seed: number; readonly error: Violation; readonly steps: readonly string[] } | null;
  readonly acted: ReadonlyMap<string, number>;
  readonly faults: ReadonlyMap<FaultKind, number>;
};

const totalWeight = actions.reduce((sum, { weight }) => sum + weight, 0);
const randomAction = (random: Random): (typeof actions)[number] => {
  let left = random.between(1, totalWeight);
  const found = actions.find(({ weight }) => {
    left -= weight;
    return left <= 0;
  });
  if (!found) throw new Error('the weights do not add up');
  return found;
};

/** Runs the actions of two shoppers with an audit after each, then stops all faults and checks how the session ends. */
const runSession = async (simulation: Simulation, length: number, acted: Map<string, number>): Promise<void> => {
  const { random, shoppers } = simulation;
  const [first, second] = shoppers;
  for (let step = 0; step < length; step += 1) {
    const shopper = random.between(0, 3) === 0 ? second : first;
    const { name, act } = randomAction(random);
    simulation.steps.push(`${shopper.name}: ${name}`);
    acted.set(name, (acted.get(name) ?? 0) + 1);
    await act(simulation, shopper);
    simulation.audit();
  }
  for (const shopper of shoppers) await checkCartPage(simulation, shopper);
  simulation.audit();
  await checkNextOrders(simulation, random.between(0, 1) === 0 ? first : second);
};

/**
 * Runs whole sessions over the use cases on the memory adapters, each in a world of its own, until one breaks a
 * promise. A session's seed decides all of it, and the first session has the given seed: the seed in the report replays
 * the session that failed.
 */
export const simulate = async (
  seed: number,
  sessions: number,
  { size = 'normal', bug }: SimulationOptions = {},
): Promise<SimulationReport> => {
  const acted = new Map<string, number>();
  const faults = new Map<FaultKind, number>();
  const seeds = seededRandom(seed);
  for (let session = 0; session < sessions; session += 1) {
    const own = session === 0 ? seed : seeds.between(1, 2 ** 31 - 1);
    const simulation = new Simulation(own, sizes[size].faultsPerMille, faults, bug);
    try {
      await runSession(simulation, sizes[size].actions, acted);
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      return { sessions: session + 1, size, violation: { seed: own, error, steps: simulation.steps }, acted, faults };
    }
  }
  return { sessions, size, violation: null, acted, faults };
};
