import { describe, expect, test } from 'vitest';
import { actions } from './actions.ts';
import { describeViolation } from './exploration.ts';
import { faultKinds } from './faults.ts';
import { plantedBugs } from './planted-bugs.ts';
import { type SimulationReport, simulate } from './simulate.ts';

/** These sessions are the same in every run; `exploration.test.ts` runs new ones. */
const SEED = 20_261_120;
const SESSIONS = 1_500;
const MAX_SESSIONS_TO_FIND = 2_000;

let report: Promise<SimulationReport> | undefined;
/** Runs the fixed sessions once for all tests that read their report. */
const fixedSessions = (): Promise<SimulationReport> => {
  report ??= simulate(SEED, SESSIONS);
  return report;
};

describe('CART-17 whole sessions under faults', () => {
  test('CART-17 CART-19 the shop never loses, doubles or resurrects an accepted item, and charges what it showed last', async () => {
    expect(describeViolation(await fixedSessions())).toBe('');
  });

  test('CART-17 every action and every fault occurs', async () => {
    const { acted, faults } = await fixedSessions();
    expect(actions.map(({ name }) => name).filter((name) => !acted.has(name))).toEqual([]);
    expect(faultKinds.filter((kind) => !faults.has(kind))).toEqual([]);
  });

  test('CART-17 the same seed gives the same session', async () => {
    const [first, second] = [await simulate(SEED, 40), await simulate(SEED, 40)];
    expect(first.acted).toEqual(second.acted);
    expect(first.faults).toEqual(second.faults);
  });

  for (const { name, bug, breaks } of plantedBugs)
    test(`CART-17 the simulation finds that ${name}`, async () => {
      const { violation } = await simulate(SEED, MAX_SESSIONS_TO_FIND, { bug });
      expect(breaks).toContain(violation?.error.kind);
    });
});
