import { seededRandom } from '#adapters/memory/environment.ts';
import type { Random } from '#core/shared/environment.port.ts';
import { actions } from './actions.ts';
import type { FaultKind } from './faults.ts';
import { goOn, settle } from './settle.ts';
import { type PlantedBug, Simulation } from './simulation.ts';
import { Violation } from './violation.ts';

export type SimulationOptions = {
  /** Actions of one session. */
  readonly steps?: number;
  /** Faults in a thousand calls of a service. */
  readonly faultsPerMille?: number;
  readonly bug?: PlantedBug;
};

export type SimulationReport = {
  readonly sessions: number;
  /** The first broken promise, with the seed of its session: `SIM_SEED` replays it. */
  readonly violation: { readonly seed: number; readonly error: Violation; readonly steps: readonly string[] } | null;
  readonly acted: ReadonlyMap<string, number>;
  readonly faults: ReadonlyMap<FaultKind, number>;
};

const STEPS = 18;
const FAULTS_PER_MILLE = 40;

const totalWeight = actions.reduce((sum, { weight }) => sum + weight, 0);
const someAction = (random: Random): (typeof actions)[number] => {
  let left = random.between(1, totalWeight);
  const found = actions.find(({ weight }) => {
    left -= weight;
    return left <= 0;
  });
  if (!found) throw new Error('the weights do not add up');
  return found;
};

/** A few actions of two shoppers, each followed by an audit, and the end. */
const live = async (simulation: Simulation, steps: number, acted: Map<string, number>): Promise<void> => {
  const { random, shoppers } = simulation;
  const [first, second] = shoppers;
  for (let step = 0; step < steps; step += 1) {
    const shopper = random.between(0, 3) === 0 ? second : first;
    const { name, act } = someAction(random);
    simulation.steps.push(`${shopper.name}: ${name}`);
    acted.set(name, (acted.get(name) ?? 0) + 1);
    await act(simulation, shopper);
    simulation.audit();
  }
  simulation.audit();
  for (const shopper of shoppers) await settle(simulation, shopper);
  await goOn(simulation, random.between(0, 1) === 0 ? first : second);
};

/**
 * Runs whole sessions of shoppers over the use cases on the memory adapters, each with its own world, until one breaks
 * a promise. A session's seed decides all of it: the seed that the report names replays the session that failed.
 */
export const simulate = async (
  seed: number,
  sessions: number,
  { steps = STEPS, faultsPerMille = FAULTS_PER_MILLE, bug }: SimulationOptions = {},
): Promise<SimulationReport> => {
  const acted = new Map<string, number>();
  const faults = new Map<FaultKind, number>();
  const seeds = seededRandom(seed);
  for (let session = 0; session < sessions; session += 1) {
    const own = session === 0 ? seed : seeds.between(1, 2 ** 31 - 1);
    const simulation = new Simulation(own, faultsPerMille, faults, bug);
    try {
      await live(simulation, steps, acted);
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      return { sessions: session + 1, violation: { seed: own, error, steps: simulation.steps }, acted, faults };
    }
  }
  return { sessions, violation: null, acted, faults };
};
