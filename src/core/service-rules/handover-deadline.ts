import { handoverOf } from '#core/services/handover.ts';
import { dayNumberAt } from '#core/shared/calendar.ts';
import { DAY_MS, MINUTE_MS } from '#core/shared/durations.ts';
import type { Handover } from '#core/shared/goods/own-line.ts';

/** Between the estimate of minutes and a mail that says sorry. */
export const SET_UP_DEADLINE_MS = 30 * MINUTE_MS;
/** Registrars let a name go within five days of the request. [ICANN Transfer Policy, I.A.2] */
export const TRANSFER_DEADLINE_MS = 7 * DAY_MS;

/** Day number 0 was a Thursday. */
const isWeekend = (at: number): boolean => (dayNumberAt(at) + 4) % 7 === 6 || (dayNumberAt(at) + 4) % 7 === 0;

const nextWorkingDay = (at: number): number => (isWeekend(at) ? nextWorkingDay(at + DAY_MS) : at);

const deadlines: Readonly<Record<Handover, (paidAt: number) => number>> = {
  minutes: (paidAt) => paidAt + SET_UP_DEADLINE_MS,
  day: (paidAt) => paidAt + DAY_MS,
  'working-day': (paidAt) => nextWorkingDay(nextWorkingDay(paidAt) + DAY_MS),
  // The name is registered at once; what its owner hands in takes as long as it takes.
  documents: (paidAt) => paidAt + SET_UP_DEADLINE_MS,
};

/** When a line paid at `paidAt` is late, by what the product line says, else the shop's texts; both in ms since 1970 UTC. */
export const handoverDeadline = (
  line: Parameters<typeof handoverOf>[0] & { readonly isTransfer: boolean },
  paidAt: number,
  written: Handover | null,
): number => (line.isTransfer ? paidAt + TRANSFER_DEADLINE_MS : deadlines[handoverOf(line, written)](paidAt));
