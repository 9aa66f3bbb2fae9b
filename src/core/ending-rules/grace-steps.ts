import { dayNumberAt } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';

/** What the shop does about a debt, in this order, each with a mail. A reminder before the due date announces too. */
export const graceSteps = ['announce', 'suspend', 'warn', 'end'] as const;
export type GraceStep = (typeof graceSteps)[number];

/** Days after the due date on which the service still runs, and on which it can still be paid. */
export type GracePeriod = { readonly runs: number; readonly payable: number };

/** When each step was taken, in ms since 1970 UTC. */
export type GraceHistory = Readonly<Partial<Record<GraceStep, number>>>;

/** A term that is not renewed, or an instalment that is not paid. `dueAt`: a time on the last day to pay in time. */
export type Debt = { readonly dueAt: number; readonly period: GracePeriod; readonly taken: GraceHistory };

/** The last warning comes this many days before the last day to pay. */
const warningDays = ({ runs, payable }: GracePeriod): number => (payable - runs < 7 ? 1 : 3);

/** Days of Vietnam: the last one on which the service runs, and the last one to pay. */
type LastDays = { readonly runs: number; readonly payable: number };

/** A step that came late moves what follows, so that the days that its mail named stay true. */
const lastDaysOf = ({ dueAt, period, taken: { announce, suspend, warn } }: Debt, now: number): LastDays => {
  const [due, warning] = [dayNumberAt(dueAt), warningDays(period)];
  const announced = dayNumberAt(announce ?? Math.max(now, dueAt));
  const runs = suspend === undefined ? Math.max(due + period.runs, announced) : dayNumberAt(suspend) - 1;
  const warned = warn === undefined ? 0 : dayNumberAt(warn) + warning;
  return { runs, payable: Math.max(due + period.payable, runs + 2 + warning, warned) };
};

/** The last day of each stage, in ms since 1970 UTC. */
export type GraceEnds = { readonly runsUntil: number; readonly payableUntil: number };

export const graceEndsOf = (debt: Debt, now: number): GraceEnds => {
  const { runs, payable } = lastDaysOf(debt, now);
  const timeOf = (day: number): number => debt.dueAt + (day - dayNumberAt(debt.dueAt)) * DAY_MS;
  return { runsUntil: timeOf(runs), payableUntil: timeOf(payable) };
};

export const isOverdue = ({ dueAt }: Pick<Debt, 'dueAt'>, now: number): boolean =>
  dayNumberAt(now) > dayNumberAt(dueAt);

/** The next step that is due at `now` (ms since 1970 UTC); null when it has to wait, or nothing is left to do. */
export const nextGraceStep = (debt: Debt, now: number): GraceStep | null => {
  const { taken, period } = debt;
  if (!isOverdue(debt, now) || taken.end !== undefined) return null;
  if (taken.announce === undefined) return 'announce';
  const [today, last] = [dayNumberAt(now), lastDaysOf(debt, now)];
  if (taken.suspend === undefined) return today > last.runs ? 'suspend' : null;
  if (taken.warn === undefined) return today >= last.payable - warningDays(period) ? 'warn' : null;
  return today > last.payable ? 'end' : null;
};

export type GraceStage = 'running' | 'suspended' | 'ended';

/** By time alone, as if every step had been taken in time. */
export const graceStageAt = ({ dueAt, period }: Omit<Debt, 'taken'>, now: number): GraceStage => {
  const days = dayNumberAt(now) - dayNumberAt(dueAt);
  if (days <= period.runs) return 'running';
  return days <= period.payable ? 'suspended' : 'ended';
};
