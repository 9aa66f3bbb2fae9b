import { seededRandom } from '#adapters/memory/seeded-random.ts';
import { type SimulationReport, type Size, simulate } from './simulate.ts';

/** New sessions to run: the seed of the first one, how many, and of which size. */
export type Exploration = { readonly seed: number; readonly sessions: number; readonly size: Size };

/**
 * Reads SIM_SEED, SIM_SESSIONS and SIM_SIZE. Without SIM_SEED the seed is new; with it alone that one session is
 * replayed.
 */
export const explorationFrom = (
  { SIM_SEED, SIM_SESSIONS, SIM_SIZE }: Readonly<Record<string, string | undefined>>,
  newSeed: number,
  sessions: number,
): Exploration => ({
  seed: Number(SIM_SEED ?? newSeed),
  sessions: Number(SIM_SESSIONS ?? (SIM_SEED === undefined ? sessions : 1)),
  size: SIM_SIZE === 'nightly' ? 'nightly' : 'normal',
});

/** Divides an exploration into parts that run independently of each other. The parts depend on the seed alone. */
export const partsOf = ({ seed, sessions, size }: Exploration, sessionsPerPart: number): readonly Exploration[] => {
  const seeds = seededRandom(~seed);
  return Array.from({ length: Math.ceil(sessions / sessionsPerPart) }, (_, part) => ({
    seed: part === 0 ? seed : seeds.between(1, 2 ** 31 - 1),
    sessions: Math.min(sessionsPerPart, sessions - part * sessionsPerPart),
    size,
  }));
};

/** The broken promise, how to replay its session, and what happened in it; empty where all promises were kept. */
export const describeViolation = ({ violation, size }: SimulationReport): string => {
  if (violation === null) return '';
  const environment = `${size === 'normal' ? '' : `SIM_SIZE=${size} `}SIM_SEED=${violation.seed}`;
  const replay = `Replay: ${environment} npx vitest run --project house test/simulation/exploration`;
  return [violation.error.message, replay, ...violation.steps].join('\n');
};

/** Runs the sessions of an exploration until one breaks a promise; `violation` is empty where none did. */
export const explore = async ({
  seed,
  sessions,
  size,
}: Exploration): Promise<{ readonly sessions: number; readonly violation: string }> => {
  const report = await simulate(seed, sessions, { size });
  return { sessions: report.sessions, violation: describeViolation(report) };
};
