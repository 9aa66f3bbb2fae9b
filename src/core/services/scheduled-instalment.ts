import type { Amounts } from '#core/pricing/price.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import type { InstalmentId, LineItemId, OrderId, ServiceId } from '#core/shared/ids.ts';

/** A later instalment of a line on an instalment plan, at the amount shown at purchase. [INS-01] */
export type ScheduledInstalment = {
  readonly id: InstalmentId;
  readonly orderId: OrderId;
  readonly lineId: LineItemId;
  /** Title of the purchased product, and handle of its product line. */
  readonly title: string;
  readonly type: string;
  /** One per unit; empty before provisioning. */
  readonly services: readonly { readonly id: ServiceId; readonly name: string }[];
  /** 2 to `months`; the order paid the first. */
  readonly month: number;
  readonly months: number;
  /** ms since 1970 UTC, on the due day in Vietnam. */
  readonly dueDate: number;
  /** All units of the line with their options. */
  readonly amounts: Amounts;
  /** null while unpaid. */
  readonly paid: { readonly at: number; readonly order: OrderId } | null;
  /** The open order that pays it. */
  readonly pendingOrderId: OrderId | null;
};

export type InstalmentRow = ScheduledInstalment & {
  readonly state: 'paid' | 'due' | 'overdue';
  /** 0 on the due day, negative afterwards. */
  readonly daysLeft: number;
};

export type InstalmentsView = {
  /** Next due first. */
  readonly dues: readonly InstalmentRow[];
  /** Payable now or in an open order: the earliest of each line, and those due soon after. */
  readonly offered: readonly InstalmentRow[];
  /** The next unpaid one. */
  readonly next: InstalmentRow | null;
};

/** Offered together with earlier ones. */
export const PAYABLE_WITHIN_DAYS = 31;

/** `now` in ms since 1970 UTC; days change at midnight in Vietnam. */
export const toInstalmentRow = (due: ScheduledInstalment, now: number): InstalmentRow => {
  const daysLeft = daysUntil(due.dueDate, now);
  if (due.paid !== null) return { ...due, daysLeft, state: 'paid' };
  return { ...due, daysLeft, state: daysLeft < 0 ? 'overdue' : 'due' };
};

export const instalmentsOfService = (service: ServiceId, dues: readonly InstalmentRow[]): readonly InstalmentRow[] =>
  dues.filter(({ services }) => services.some(({ id }) => id === service));

const isEarliest = (due: InstalmentRow, unpaid: readonly InstalmentRow[]): boolean =>
  !unpaid.some(({ lineId, month }) => lineId === due.lineId && month < due.month);

/** Expects `dues` sorted by due date. */
export const toInstalmentsView = (dues: readonly ScheduledInstalment[], now: number): InstalmentsView => {
  const rows = dues.map((due) => toInstalmentRow(due, now));
  const unpaid = rows.filter(({ state }) => state !== 'paid');
  const offered = unpaid.filter((row) => row.daysLeft <= PAYABLE_WITHIN_DAYS || isEarliest(row, unpaid));
  return { dues: rows, offered, next: unpaid[0] ?? null };
};
