import { dayNumberAt, VIETNAM_OFFSET_MS } from '#core/shared/calendar.ts';
import { DAY_MS, MINUTE_MS } from '#core/shared/durations.ts';

/** One measurement of each part stands for this long. */
export const INTERVAL_MS = 5 * MINUTE_MS;
export const STATUS_DAYS = 90;
/** Incidents as Atom. */
export const STATUS_FEED = '/tinh-trang.xml';

/** Measurements of a day in Vietnam, of which each stands for an interval. `day`: consecutive number. */
export type MeasuredDay = { readonly day: number; readonly up: number; readonly down: number };

/** A part of the shop that measures itself. */
export type StatusPart = {
  /** `shop`, `orders`, `dns`, `mail`, or `payment-VNPAY` of a gateway. */
  readonly id: string;
  /** Days with measurements. */
  readonly days: readonly MeasuredDay[];
  /** ms since 1970 UTC; null for one that was never measured. */
  readonly latest: { readonly at: number; readonly isUp: boolean } | null;
};

/** What the staff write about a fault; times in ms since 1970 UTC, `endedAt` null while it lasts. */
export type Incident = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Ids of parts. */
  readonly parts: readonly string[];
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Oldest first. */
  readonly updates: readonly { readonly at: number; readonly text: string }[];
};

/** `now`: when the service answered, ms since 1970 UTC. Incidents newest first. */
export type StatusReport = {
  readonly now: number;
  readonly parts: readonly StatusPart[];
  readonly incidents: readonly Incident[];
};

/** `partial`: measured only in part, without a fault. */
export type DayState = 'up' | 'down' | 'partial' | 'unknown';

/** Counts of intervals. An interval that nobody measured is `unknown`. */
export type StatusDay = MeasuredDay & { readonly unknown: number; readonly state: DayState };

const stateOf = ({ up, down, unknown }: Omit<StatusDay, 'state'>): DayState => {
  if (down > 0) return 'down';
  if (up === 0) return 'unknown';
  return unknown > 0 ? 'partial' : 'up';
};

/** The last ninety days, oldest first; today has the intervals that are over. */
export const statusDays = (days: readonly MeasuredDay[], now: number): readonly StatusDay[] => {
  const today = dayNumberAt(now);
  const sinceMidnight = now + VIETNAM_OFFSET_MS - today * DAY_MS;
  return Array.from({ length: STATUS_DAYS }, (_, at) => {
    const day = today - STATUS_DAYS + 1 + at;
    const { up, down } = days.find((each) => each.day === day) ?? { up: 0, down: 0 };
    const intervals = Math.floor((day === today ? sinceMidnight : DAY_MS) / INTERVAL_MS);
    const counted = { day, up, down, unknown: Math.max(0, intervals - up - down) };
    return { ...counted, state: stateOf(counted) };
  });
};

/** Of the measured intervals those that were up, in thousandths of a percent, rounded down; null for none. */
export const uptimeOf = (days: readonly MeasuredDay[]): number | null => {
  const [up, down] = days.reduce(([ups, downs], day) => [ups + day.up, downs + day.down], [0, 0] as [number, number]);
  return up + down === 0 ? null : Math.floor((up * 100_000) / (up + down));
};

/** A measurement counts for the interval that it stands for and the next one, in which the next is made. */
export const stateNow = ({ latest }: Pick<StatusPart, 'latest'>, now: number): 'up' | 'down' | 'unknown' => {
  if (latest === null || now - latest.at >= 2 * INTERVAL_MS) return 'unknown';
  return latest.isUp ? 'up' : 'down';
};
