import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gracePeriodOfTerm, instalmentGrace } from '#core/ending-rules/grace.ts';
import {
  type Debt,
  type GracePeriod,
  type GraceStep,
  graceEndsOf,
  graceStageAt,
  graceSteps,
  isOverdue,
  nextGraceStep,
} from '#core/ending-rules/grace-steps.ts';
import { dayNumberAt } from '#core/shared/calendar.ts';
import { DAY_MS, HOUR_MS } from '#core/shared/durations.ts';
import type { ServiceKind } from '#core/shared/goods/service-kind.ts';

const DUE = Date.parse('2026-11-23T08:00:00Z');

const kinds: readonly ServiceKind[] = ['machine', 'site', 'mail', 'rack', 'backup', 'storage', 'lab', 'licence'];
const periods: readonly GracePeriod[] = [
  instalmentGrace,
  ...kinds.flatMap((kind) => gracePeriodOfTerm({ kind, name: 'web-01' }) ?? []),
];
const anyPeriod = fc.constantFrom(...periods);

/** A sweep may miss hours or weeks. */
const anySweeps = fc
  .array(fc.integer({ min: -10 * 24, max: 120 * 24 }), { maxLength: 60 })
  .map((hours) => hours.toSorted((a, b) => a - b).map((hour) => DUE + hour * HOUR_MS));

/** Hours from the due date at which a reminder was sent; null for none. */
const anyReminder = fc.option(fc.integer({ min: -30 * 24, max: 0 }));

type Taken = { readonly step: GraceStep; readonly at: number; readonly debt: Debt };

/** What the sweeps do about a debt, each as often as something is due. */
const run = (start: Debt, sweeps: readonly number[]): readonly Taken[] => {
  const taken: Taken[] = [];
  let debt = start;
  for (const at of sweeps)
    for (let step = nextGraceStep(debt, at); step !== null; step = nextGraceStep(debt, at)) {
      debt = { ...debt, taken: { ...debt.taken, [step]: at } };
      taken.push({ step, at, debt });
    }
  return taken;
};

const debtOf = (period: GracePeriod, reminded: number | null): Debt => ({
  dueAt: DUE,
  period,
  taken: reminded === null ? {} : { announce: DUE + reminded * HOUR_MS },
});

const check = (law: (steps: readonly Taken[], debt: Debt, sweeps: readonly number[]) => void): void =>
  fc.assert(
    fc.property(anyPeriod, anyReminder, anySweeps, (period, reminded, sweeps) => {
      const debt = debtOf(period, reminded);
      law(run(debt, sweeps), debt, sweeps);
    }),
    { numRuns: 500 },
  );

test('SVC-01 the steps come in their order, each once, and none is left out, however many sweeps are missed', () =>
  check((steps, debt) => {
    const expected = debt.taken.announce === undefined ? graceSteps : graceSteps.slice(1);
    expect(steps.map(({ step }) => step)).toEqual(expected.slice(0, steps.length));
  }));

test('SVC-01 nothing happens to a service that is not overdue', () =>
  check((steps) => {
    for (const { at } of steps) expect(dayNumberAt(at)).toBeGreaterThan(dayNumberAt(DUE));
  }));

test('SVC-01 a renewal ends every step: the new date is not overdue, and its history is empty', () =>
  check((steps, { period }) => {
    for (const { at } of steps) expect(nextGraceStep({ dueAt: at, period, taken: {} }, at)).toBeNull();
  }));

test('SVC-01 the days that a mail names are kept: it runs and can be paid at least until then, whatever comes late', () =>
  check((steps, debt) => {
    steps.forEach(({ at, debt: told }, index) => {
      const { runsUntil, payableUntil } = graceEndsOf(told, at);
      for (const later of steps.slice(index + 1)) {
        if (later.step === 'suspend') expect(dayNumberAt(later.at)).toBeGreaterThan(dayNumberAt(runsUntil));
        if (later.step === 'end') expect(dayNumberAt(later.at)).toBeGreaterThan(dayNumberAt(payableUntil));
      }
    });
    const ended = steps.find(({ step }) => step === 'end');
    if (ended) expect(dayNumberAt(ended.at)).toBeGreaterThan(dayNumberAt(DUE) + debt.period.payable);
  }));

test('SVC-01 whoever is suspended was told on an earlier day, and whoever loses the service was warned a day before', () =>
  check((steps, debt) => {
    const dayOf = (step: GraceStep): number | undefined => {
      const at = steps.find((each) => each.step === step)?.at ?? debt.taken[step];
      return at === undefined ? undefined : dayNumberAt(at);
    };
    const [announced, suspended, warned, ended] = graceSteps.map(dayOf);
    if (suspended !== undefined) expect(suspended).toBeGreaterThan(announced ?? Number.POSITIVE_INFINITY);
    if (ended !== undefined) expect(ended).toBeGreaterThan((warned ?? Number.POSITIVE_INFINITY) + 1);
  }));

test('SVC-01 with a reminder and a sweep every day, the stage is the one of the calendar', () =>
  fc.assert(
    fc.property(anyPeriod, fc.integer({ min: -3, max: 60 }), (period, days) => {
      const debt = debtOf(period, -24);
      const now = DUE + days * DAY_MS;
      const sweeps = Array.from({ length: Math.max(0, days + 1) }, (_, day) => DUE + day * DAY_MS);
      const steps = new Set(run(debt, sweeps).map(({ step }) => step));
      const stage = steps.has('end') ? 'ended' : steps.has('suspend') ? 'suspended' : 'running';
      expect(stage).toBe(graceStageAt(debt, now));
      expect(stage === 'running' || isOverdue(debt, now)).toBe(true);
    }),
  ));

test('SVC-01 a server is suspended the day after its term, warned three days before its last one, and ended after it', () => {
  const debt = debtOf({ runs: 0, payable: 7 }, -24);
  const sweeps = Array.from({ length: 12 }, (_, day) => DUE + day * DAY_MS);
  const days = run(debt, sweeps).map(({ step, at }) => [step, dayNumberAt(at) - dayNumberAt(DUE)]);
  expect(days).toEqual([
    ['suspend', 1],
    ['warn', 4],
    ['end', 8],
  ]);
});

test('SVC-01 a machine in a rack has three days: suspended on the first, warned on the second', () => {
  const period = gracePeriodOfTerm({ kind: 'rack', name: 'may-01' });
  if (period === null) throw new Error('a machine in a rack has a grace period');
  const sweeps = Array.from({ length: 8 }, (_, day) => DUE + day * DAY_MS);
  const days = run(debtOf(period, -24), sweeps).map(({ at }) => dayNumberAt(at) - dayNumberAt(DUE));
  expect(days).toEqual([1, 2, 4]);
});

test('DOM-01 a domain goes the way of its registry', () => {
  for (const name of ['may.vn', 'may.com']) expect(gracePeriodOfTerm({ kind: 'domain', name })).toBeNull();
});
