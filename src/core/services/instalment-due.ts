import type { Amounts } from '#core/pricing/price.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import type { DueId, LineItemId, OrderId, ServiceId } from '#core/shared/ids.ts';

/** A later month of a line that was bought on a price plan, at what was shown when it was bought. [INS-01] */
export type InstalmentDue = {
  readonly id: DueId;
  /** Order and line that it was bought with. */
  readonly order: OrderId;
  readonly line: LineItemId;
  /** Of the machine that was bought, and the handle of its product line. */
  readonly title: string;
  readonly type: string;
  /** What the line became: a service for each machine; none before they are made. */
  readonly services: readonly { readonly id: ServiceId; readonly name: string }[];
  /** 2 to `months`: the first month was paid with the order. */
  readonly month: number;
  readonly months: number;
  /** ms since 1970 UTC: a moment of the day on which it is due, in Vietnam. */
  readonly dueDate: number;
  /** For all machines of the line with their options. */
  readonly amounts: Amounts;
  /** null while it is due. */
  readonly paid: { readonly at: number; readonly order: OrderId } | null;
  /** An open order that pays it; null where there is none. */
  readonly waiting: OrderId | null;
};

/** A month beside what the clock makes of it. */
export type DueRow = InstalmentDue & {
  readonly state: 'paid' | 'due' | 'overdue';
  /** Days until it is due; 0 on its day, negative after it. */
  readonly daysLeft: number;
};

export type DuesView = {
  /** The next due first. */
  readonly dues: readonly DueRow[];
  /** What can be paid now, or waits in an order: the earliest of each line, and what falls due soon after it. */
  readonly offered: readonly DueRow[];
  /** The first of all that is due; null where nothing is. */
  readonly next: DueRow | null;
};

/** Months that are due within so many days are offered together with those before them. */
export const OFFERED_DAYS = 31;

/** At `now`, ms since 1970 UTC; days change at midnight in Vietnam. */
export const dueRow = (due: InstalmentDue, now: number): DueRow => {
  const daysLeft = daysUntil(due.dueDate, now);
  if (due.paid !== null) return { ...due, daysLeft, state: 'paid' };
  return { ...due, daysLeft, state: daysLeft < 0 ? 'overdue' : 'due' };
};

/** The months that one service was bought with. */
export const duesOf = (service: ServiceId, dues: readonly DueRow[]): readonly DueRow[] =>
  dues.filter(({ services }) => services.some(({ id }) => id === service));

const isEarliest = (due: DueRow, unpaid: readonly DueRow[]): boolean =>
  !unpaid.some(({ line, month }) => line === due.line && month < due.month);

/** What a customer sees of his plans. `dues` come with the next due first. */
export const duesView = (dues: readonly InstalmentDue[], now: number): DuesView => {
  const rows = dues.map((due) => dueRow(due, now));
  const unpaid = rows.filter(({ state }) => state !== 'paid');
  const offered = unpaid.filter((row) => row.daysLeft <= OFFERED_DAYS || isEarliest(row, unpaid));
  return { dues: rows, offered, next: unpaid[0] ?? null };
};
