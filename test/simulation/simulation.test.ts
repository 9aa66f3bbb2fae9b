import { describe, expect, test } from 'vitest';
import { actions } from './actions.ts';
import { faultKinds } from './faults.ts';
import { plantedBugs } from './planted-bugs.ts';
import { type SimulationReport, simulate } from './simulate.ts';

/** The suite always walks the same sessions; the bench walks new ones. */
const SUITE_SEED = 20_261_120;
const replayed = process.env.SIM_SEED;
const seed = replayed === undefined ? SUITE_SEED : Number(replayed);
const SESSIONS = replayed === undefined ? 1_500 : 1;
const MAX_SESSIONS_TO_FIND = 2_000;

const told = ({ violation }: SimulationReport): string =>
  violation === null
    ? ''
    : [`${violation.error.message}`, `replay with SIM_SEED=${violation.seed}`, ...violation.steps].join('\n');

describe('CART-17 whole sessions under trouble', () => {
  test('CART-17 CART-19 nothing accepted is lost, doubled or resurrected, and what is charged was shown last', async () => {
    const report = await simulate(seed, SESSIONS);
    expect(told(report)).toBe('');
  });

  test('CART-17 the same seed does the same', async () => {
    const [first, second] = [await simulate(seed, 40), await simulate(seed, 40)];
    expect(first.acted).toEqual(second.acted);
    expect(first.faults).toEqual(second.faults);
  });

  test('CART-17 every action and every fault takes part', async () => {
    const report = await simulate(seed, 300);
    expect(actions.map(({ name }) => name).filter((name) => !report.acted.has(name))).toEqual([]);
    expect(faultKinds.filter((kind) => !report.faults.has(kind))).toEqual([]);
  });

  for (const { name, bug, breaks } of plantedBugs)
    test(`CART-17 it is found when ${name}`, async () => {
      const { violation } = await simulate(seed, MAX_SESSIONS_TO_FIND, { bug });
      expect(breaks).toContain(violation?.error.kind);
    });
});
