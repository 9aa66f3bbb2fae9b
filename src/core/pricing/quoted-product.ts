import type { Dong } from '#core/shared/dong.ts';
import type { OptionId, OptionValueId, ProductId } from '#core/shared/ids.ts';
import type { InstalmentPlan } from './instalment.ts';
import type { PriceEntry, Vat } from './price.ts';

/** Input type of an option. API v2: SELECT_ONE, SELECT_MULTI, TEXT; INPUT of v1 maps to text. [CAT-03] */
export type OptionKind = 'select-one' | 'select-multi' | 'text';

export type QuotedValue = {
  readonly id: OptionValueId;
  readonly title: string;
  /** Product that a priced value adds as a child item; null when the value is free. [CART-08] */
  readonly productId: ProductId | null;
  /** đồng per month for this product, before VAT; 0 when free. */
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
  /** All terms, shortest first; never empty. */
  readonly prices: readonly PriceEntry[];
  readonly options: readonly QuotedOption[];
  /** Instalment plans of the product; absent or empty when there are none. [INS-01] */
  readonly instalmentPlans?: readonly InstalmentPlan[];
};
