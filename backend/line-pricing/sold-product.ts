import type { StockedOption } from '#contracts/place-stock.ts';
import type { InstalmentPlan } from '#core/pricing/instalment.ts';
import type { Charge, PriceType } from '#core/pricing/price.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import type { Dong } from '#core/shared/dong.ts';

/** For the whole term and one unit. */
export type SoldTerm = {
  readonly time: number;
  readonly type: PriceType;
  readonly charge: Charge;
  readonly renewal: Charge;
  /** đồng for the whole term; null without promotion. */
  readonly oldPrice: Dong | null;
  readonly campaign: { readonly id: string; readonly actionId: string } | null;
};

export type SoldOptionValue = {
  readonly id: string;
  readonly title: string;
  /** Product of a priced value; null for a free value. */
  readonly productId: string | null;
  readonly perMonth: Dong;
  /** null when not tracked. [CAT-10] */
  readonly stock: StockedOption['values'][number]['stock'];
};

export type SoldOption = {
  readonly id: string;
  readonly name: string;
  readonly type: 'SELECT_ONE' | 'SELECT_MULTI' | 'TEXT';
  readonly required: boolean;
  readonly values: readonly SoldOptionValue[];
};

/** What an order needs to know about a product. */
export type SoldProduct = {
  readonly id: string;
  readonly sku: string;
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly categoryId: string;
  /** Also false when every location is sold out. */
  readonly available: boolean;
  readonly unit: { readonly id: 'MONTH' | 'YEAR'; readonly name: string };
  readonly vatInside: boolean;
  /** «.com.vn» for a domain product, otherwise null. */
  readonly extension: string | null;
  readonly terms: readonly SoldTerm[];
  readonly options: readonly SoldOption[];
  readonly plans: readonly InstalmentPlan[];
};

export type PriceList = ReadonlyMap<string, SoldProduct>;

/** Used for prices per month. */
export const termInMonths = (product: SoldProduct, time: number): number => toMonths(time, product.unit.id);
