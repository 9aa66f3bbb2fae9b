import { dayAt, isoDayAt } from '#core/shared/calendar.ts';
import type { Dong } from '#core/shared/dong.ts';

/** The PDFs of a month and a table of them as one file. */
export const INVOICE_MONTH_PATH = '/hoa-don-thang.zip';

/** Of one file of a month; a month with more has several files. */
export const INVOICES_PER_FILE = 50;

/** What was invoiced to a customer in a month such as `2026-11` in Vietnam. */
export type InvoiceMonth = {
  readonly month: string;
  readonly invoices: number;
  /** Paid, VAT included, less what adjusting invoices give back. */
  readonly total: Dong;
};

/** A month that a customer can choose; `files` is 0 when it has no invoices. */
export type MonthChoice = { readonly month: string; readonly invoices: number; readonly files: number };

/** Years of months; older ones are asked for by their address. */
const MAX_CHOICES = 36;

/** Every month from the first with invoices to that of `now` in ms, newest first, at most three years. */
export const toMonthChoices = (months: readonly InvoiceMonth[], now: number): readonly MonthChoice[] => {
  const counted = new Map(months.map(({ month, invoices }) => [month, invoices]));
  const oldest = months.map(({ month }) => month).toSorted()[0];
  if (oldest === undefined) return [];
  const choices: MonthChoice[] = [];
  for (let { year, month } = dayAt(now); choices.length < MAX_CHOICES; ) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name < oldest) break;
    const invoices = counted.get(name) ?? 0;
    choices.push({ month: name, invoices, files: Math.ceil(invoices / INVOICES_PER_FILE) });
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
  }
  return choices;
};

/** `2026-11`, of the month in Vietnam at a time in ms since 1970 UTC. */
export const isoMonthAt = (milliseconds: number): string => isoDayAt(milliseconds).slice(0, 7);
