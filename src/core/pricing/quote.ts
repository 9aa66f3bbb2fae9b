import type { Product } from '#core/catalogue/product.ts';
import type { ShopFailure } from '#core/failures.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { Result } from '#core/shared/result.ts';
import type { Amounts, Charge, PriceEntry } from './price.ts';

/** What the shopper chose on a product page; it is also the query of the page's address. */
export type Configuration = {
  /** Term in the price's unit. */
  readonly time: number;
  readonly count: number;
  /** Option id → ids of the chosen values, or the text for a text option. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
};

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
};

/** Signature only: implemented below. */
export type QuoteOf = (product: Product, configuration: Configuration) => Result<Quote, ShopFailure>;
