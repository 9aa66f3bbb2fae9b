import type { Dong } from '#core/shared/dong.ts';
import type { InstalmentBreakdown, InstalmentPlan } from './instalment.ts';
import type { Amounts, Charge, PriceEntry } from './price.ts';

export type QuoteLine = {
  readonly title: string;
  /** Whole term and quantity. */
  readonly amounts: Amounts;
};
/** Price summary of a configuration: amount due today, price per month, renewal price and date. */
export type Quote = {
  readonly price: PriceEntry;
  /** The plan first, then the priced options. */
  readonly lines: readonly QuoteLine[];
  readonly totals: Amounts;
  /** Against the shortest term's list price, in đồng before VAT; may be 0. */
  readonly savings: Dong;
  /** Per month or year of the term, rounded half up. */
  readonly perUnitGross: Dong;
  readonly renewal: Amounts;
  /** Charge of one unit, for the order line. */
  readonly planCharge: Charge;
  readonly optionCharges: readonly { readonly optionId: string; readonly valueId: string; readonly charge: Charge }[];
  /** On a plan, lines, totals and charges are the first instalment, renewal is a later one. */
  readonly instalmentQuote?: {
    readonly plan: InstalmentPlan;
    readonly breakdown: InstalmentBreakdown;
    /** Full payment, in đồng with VAT. */
    readonly cash: Dong;
  };
};
