import type { StockedOption } from '#contracts/place-stock.ts';
import type { PricePlan } from '#core/pricing/instalment.ts';
import type { Charge, PriceType } from '#core/pricing/price.ts';
import { monthsIn } from '#core/pricing/term-price.ts';
import type { Dong } from '#core/shared/dong.ts';

/** What one term costs today; whole term, one machine. */
export type SoldTerm = {
  readonly time: number;
  readonly type: PriceType;
  readonly charge: Charge;
  readonly renewal: Charge;
  /** Before the promotion, đồng for the whole term; null where there is none. */
  readonly oldPrice: Dong | null;
  readonly campaign: { readonly id: string; readonly actionId: string } | null;
};

export type SoldOptionValue = {
  readonly id: string;
  readonly title: string;
  /** Product of a priced value; null where it is free. */
  readonly productId: string | null;
  /** đồng per month for this product. */
  readonly perMonth: Dong;
  /** How it can be had; null where that is not told apart. [CAT-10] */
  readonly stock: StockedOption['values'][number]['stock'];
};

export type SoldOption = {
  readonly id: string;
  readonly name: string;
  readonly type: 'SELECT_ONE' | 'SELECT_MULTI' | 'TEXT';
  readonly required: boolean;
  readonly values: readonly SoldOptionValue[];
};

/** All that an order needs to know of a product. */
export type SoldProduct = {
  readonly id: string;
  readonly sku: string;
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly categoryId: string;
  /** False also where no place has one left. */
  readonly available: boolean;
  readonly unit: { readonly id: 'MONTH' | 'YEAR'; readonly name: string };
  readonly vatInside: boolean;
  /** «.com.vn» of a domain product, else null. */
  readonly extension: string | null;
  readonly terms: readonly SoldTerm[];
  readonly options: readonly SoldOption[];
  /** On which its terms may be paid by the month. */
  readonly plans: readonly PricePlan[];
};

export type PriceList = ReadonlyMap<string, SoldProduct>;

/** Months of a term, for what is priced by the month. */
export const monthsOf = (product: SoldProduct, time: number): number => monthsIn(time, product.unit.id);
