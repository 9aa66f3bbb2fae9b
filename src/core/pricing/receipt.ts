import type { Dong } from '#core/shared/dong.ts';
import type { InstalmentBreakdown, PricePlan } from './instalment.ts';
import type { Amounts, Charge, PriceEntry } from './price.ts';

export type QuoteLine = {
  readonly title: string;
  /** Whole term, all machines. */
  readonly amounts: Amounts;
};
/** The receipt of a configuration: what is due today, what a month costs, what renewal costs and from when. */
export type Quote = {
  readonly price: PriceEntry;
  /** The plan first, then each priced option. */
  readonly lines: readonly QuoteLine[];
  readonly totals: Amounts;
  /** What the term discount and a promotion save against the shortest term's list price, đồng before VAT; 0 where nothing. */
  readonly saved: Dong;
  /** gross of totals over the months (or years) of the term, rounded half up. */
  readonly perUnitGross: Dong;
  readonly renewal: Amounts;
  /** Charges of one machine, for the line that is sent. */
  readonly planCharge: Charge;
  readonly optionCharges: readonly { readonly optionId: string; readonly valueId: string; readonly charge: Charge }[];
  /** Where it is paid by the month: then lines, totals and charges are the first month's, and renewal is a later month. */
  readonly instalment?: {
    readonly plan: PricePlan;
    readonly breakdown: InstalmentBreakdown;
    /** The same paid at once, đồng with VAT. */
    readonly cash: Dong;
  };
};
