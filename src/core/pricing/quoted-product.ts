import type { Dong } from '#core/shared/dong.ts';
import type { OptionId, OptionValueId, ProductId } from '#core/shared/ids.ts';
import type { PricePlan } from './instalment.ts';
import type { PriceEntry, Vat } from './price.ts';

/** How an option is filled in. v2 SELECT_ONE, SELECT_MULTI and TEXT; INPUT of v1 is text. [CAT-03] */
export type OptionKind = 'select-one' | 'select-multi' | 'text';

export type QuotedValue = {
  readonly id: OptionValueId;
  readonly title: string;
  /** The product that a priced value adds as a child item; null where the value costs nothing. [CART-08] */
  readonly productId: ProductId | null;
  /** đồng per month for this product, before VAT; 0 where it costs nothing. */
  readonly perMonth: Dong;
};

export type QuotedOption<Value = QuotedValue> = {
  readonly id: OptionId;
  readonly name: string;
  readonly kind: OptionKind;
  /** Empty for text. */
  readonly values: readonly Value[];
};

/** What a quote needs to know of a product. */
export type QuotedProduct = {
  readonly id: ProductId;
  readonly title: string;
  readonly vat: Vat;
  /** Every term, shortest first; never empty. */
  readonly prices: readonly PriceEntry[];
  readonly options: readonly QuotedOption[];
  /** Plans on which it may be paid by the month; absent or empty where it is sold for cash only. [INS-01] */
  readonly pricePlans?: readonly PricePlan[];
};
