import type { Dong } from '#core/shared/dong.ts';
import type { OptionId, OptionValueId, ProductId } from '#core/shared/ids.ts';
import type { InstalmentPlan } from './instalment.ts';
import type { PriceEntry, Vat } from './price.ts';

/** Wire v2: SELECT_ONE, SELECT_MULTI, TEXT; v1: INPUT for text. [CAT-03] */
export type OptionKind = 'select-one' | 'select-multi' | 'text';

export type OptionRules = {
  /** The buyer writes the answer, which is stored as a text and free; else they choose offered values. */
  readonly isWritten: boolean;
  /** Takes several values. */
  readonly isMultiple: boolean;
  /** A new configuration chooses a value. */
  readonly hasDefault: boolean;
};

export const optionKinds: Readonly<Record<OptionKind, OptionRules>> = {
  'select-one': { isWritten: false, isMultiple: false, hasDefault: true },
  'select-multi': { isWritten: false, isMultiple: true, hasDefault: false },
  text: { isWritten: true, isMultiple: false, hasDefault: false },
};

/** Whether the buyer writes the answer to an option. */
export const isWritten = ({ kind }: { readonly kind: OptionKind }): boolean => optionKinds[kind].isWritten;

export type QuotedValue = {
  readonly id: OptionValueId;
  readonly title: string;
  /** Becomes the child item; null when free. [CART-08] */
  readonly productId: ProductId | null;
  /** In đồng before VAT, for this product; 0 when free. */
  readonly perMonth: Dong;
};

export type QuotedOption<Value = QuotedValue> = {
  readonly id: OptionId;
  readonly name: string;
  readonly kind: OptionKind;
  /** Empty for a written answer. */
  readonly values: readonly Value[];
};

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
