/**
 * A number of the business. `today`, `month`: turnover before VAT so far, before it that of yesterday and of last month up to
 * the same time; `recurring`: what running services cost a month, `renewals`: what those whose term ends within 30 days cost
 * for another term, with their count; `churn`: services that ended in 30 days, of those that ran or ended; `conversion`:
 * orders placed in 30 days that are paid, of all that were placed.
 */
export type FigureKind = 'today' | 'month' | 'recurring' | 'renewals' | 'churn' | 'conversion';

/** Amounts in đồng, else numbers of services or orders. */
export type FigureRecord = {
  readonly id: FigureKind;
  readonly value: number;
  /** What it is compared with; null for none. */
  readonly before: number | null;
  /** Of how many services or orders; null where it counts none. */
  readonly count: number | null;
};
