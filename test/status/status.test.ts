import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumberAt } from '#core/shared/calendar.ts';
import { INTERVAL_MS, type MeasuredDay, STATUS_DAYS, stateNow, statusDays, uptimeOf } from '#core/status/status.ts';

const NOW = Date.parse('2026-11-29T05:00:00Z');
const today = dayNumberAt(NOW);
const A_DAY = 288;

const anyDays: fc.Arbitrary<readonly MeasuredDay[]> = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: today - 120, max: today }), fc.integer({ min: 0, max: A_DAY }))
    .chain(([day, all]) => fc.integer({ min: 0, max: all }).map((up) => ({ day, up, down: all - up }))),
  { selector: ({ day }) => day, maxLength: 100 },
);

describe('the days of a part', () => {
  test('are ninety, and every interval of a day is up, down or unknown, once', () =>
    fc.assert(
      fc.property(anyDays, (days) => {
        const shown = statusDays(days, NOW);
        expect(shown.map(({ day }) => day)).toEqual(Array.from({ length: STATUS_DAYS }, (_, at) => today - 89 + at));
        for (const { day, up, down, unknown, state } of shown) {
          const given = days.find((each) => each.day === day);
          expect([up, down]).toEqual([given?.up ?? 0, given?.down ?? 0]);
          if (day < today) expect(up + down + unknown).toBe(A_DAY);
          if (given === undefined || up + down === 0) expect(state).toBe('unknown');
          if (state === 'up') expect([down, unknown]).toEqual([0, 0]);
          if (down > 0) expect(state).toBe('down');
        }
      }),
    ));

  test('fewer measurements never make a day look better', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: A_DAY }), fc.integer({ min: 0, max: A_DAY }), (more, less) => {
        const [few, many] = [Math.min(more, less), Math.max(more, less)];
        const stateOf = (up: number) => statusDays([{ day: today - 1, up, down: 0 }], NOW).at(-2)?.state;
        if (stateOf(few) === 'up') expect(stateOf(many)).toBe('up');
        if (stateOf(many) === 'unknown') expect(stateOf(few)).toBe('unknown');
      }),
    ));

  test.each([
    ['all measured', { up: 288, down: 0 }, 'up', 0],
    ['one not measured', { up: 287, down: 0 }, 'partial', 1],
    ['one fault', { up: 287, down: 1 }, 'down', 0],
    ['a fault and gaps', { up: 10, down: 1 }, 'down', 277],
    ['only faults', { up: 0, down: 288 }, 'down', 0],
    ['one measurement', { up: 1, down: 0 }, 'partial', 287],
    ['none', { up: 0, down: 0 }, 'unknown', 288],
  ])('yesterday with %s', (_, counts, state, unknown) => {
    expect(statusDays([{ day: today - 1, ...counts }], NOW).at(-2)).toMatchObject({ state, unknown });
  });

  test('today counts the intervals that are over: at noon in Vietnam 144', () => {
    expect(statusDays([], NOW).at(-1)).toMatchObject({ day: today, unknown: 144, state: 'unknown' });
    expect(statusDays([{ day: today, up: 144, down: 0 }], NOW).at(-1)).toMatchObject({ unknown: 0, state: 'up' });
  });
});

describe('the share of what was measured', () => {
  test.each([
    [[], null],
    [[{ day: 1, up: 0, down: 0 }], null],
    [[{ day: 1, up: 1, down: 0 }], 100_000],
    [[{ day: 1, up: 0, down: 1 }], 0],
    [[{ day: 1, up: 2, down: 1 }], 66_666],
    [
      [
        { day: 1, up: 288, down: 0 },
        { day: 2, up: 287, down: 1 },
      ],
      99_826,
    ],
    [[{ day: 1, up: 99_999, down: 1 }], 99_999],
    [[{ day: 1, up: 999_999, down: 1 }], 99_999],
  ])('%j is %j thousandths of a percent', (days, share) => {
    expect(uptimeOf(days)).toBe(share);
  });
});

describe('the state now', () => {
  const part = (ago: number, isUp: boolean) => ({ latest: { at: NOW - ago, isUp } });
  test.each([
    [{ latest: null }, 'unknown'],
    [part(0, true), 'up'],
    [part(0, false), 'down'],
    [part(INTERVAL_MS, true), 'up'],
    [part(2 * INTERVAL_MS - 1, false), 'down'],
    [part(2 * INTERVAL_MS, true), 'unknown'],
    [part(2 * INTERVAL_MS, false), 'unknown'],
    [part(86_400_000, true), 'unknown'],
  ])('of %j is %s', (latest, state) => {
    expect(stateNow(latest, NOW)).toBe(state);
  });
});
