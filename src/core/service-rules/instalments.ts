import type { Amounts } from '#core/pricing/price.ts';
import type { ScheduledInstalment } from '#core/services/scheduled-instalment.ts';
import { addMonthsToTime } from '#core/shared/calendar.ts';
import type { Rejection } from '#core/shared/failure.ts';

/**
 * The instalments after the first of a line that was paid at `paidAt` (ms since 1970 UTC): each is due on the same day
 * of a following month in Vietnam. None when the first one was the whole price. [INS-01]
 */
export const scheduleInstalments = (
  months: number,
  amounts: Amounts,
  paidAt: number,
): readonly Pick<ScheduledInstalment, 'month' | 'months' | 'dueDate' | 'amounts'>[] =>
  Array.from({ length: amounts.gross === 0 ? 0 : months - 1 }, (_, at) => ({
    month: at + 2,
    months,
    dueDate: addMonthsToTime(paidAt, at + 1),
    amounts,
  }));

/** An instalment with the order that paid it and the open order that pays it; null when there is none. */
type PayableInstalment = {
  readonly id: string;
  readonly lineId: string;
  readonly month: number;
  readonly paidOrderId: string | null;
  readonly pendingOrderId: string | null;
};

type InstalmentRefusal = {
  readonly code: 'instalment-paid' | 'instalment-in-open-order' | 'earlier-instalment-unpaid';
  readonly detail: Rejection;
};

/**
 * Why one order cannot pay the instalments with these ids; null when it can. Instalments of a line are paid in order.
 * `all` has every instalment of their lines. [INS-01]
 */
export const refuseInstalments = (
  ids: readonly string[],
  all: readonly PayableInstalment[],
): InstalmentRefusal | null => {
  for (const { id, lineId, month, paidOrderId, pendingOrderId } of all) {
    if (!ids.includes(id)) continue;
    if (paidOrderId !== null) return { code: 'instalment-paid', detail: { orderId: paidOrderId } };
    const earlier = all.find(
      (each) => each.lineId === lineId && each.month < month && each.paidOrderId === null && !ids.includes(each.id),
    );
    const busy = pendingOrderId ?? earlier?.pendingOrderId;
    if (busy) return { code: 'instalment-in-open-order', detail: { orderId: busy } };
    if (earlier) return { code: 'earlier-instalment-unpaid', detail: { month: earlier.month } };
  }
  return null;
};
