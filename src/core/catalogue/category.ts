import type { PriceUnit } from '#core/pricing/price.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { CategoryId, OptionId, OptionValueId } from '#core/shared/ids.ts';

/** An option by which the category's products can be filtered, with every value it offers. [spec 3, product_filter] */
export type CategoryFilter = {
  readonly id: OptionId;
  readonly name: string;
  readonly values: readonly { readonly id: OptionValueId; readonly title: string }[];
};

/** Level 1 is a group («Máy chủ»), level 2 a product line («Cloud Server»). */
export type Category = {
  readonly id: CategoryId;
  /** URL segment: /cua-hang/danh-muc/{handle}. */
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly level: number;
  readonly parentHandle: string | null;
  /** Equals the handle of a product line. */
  readonly icon: string | null;
  readonly productCount: number;
  /** Lowest displayed price with its term in the unit; null for an empty category. */
  readonly priceFrom: { readonly amount: Dong; readonly unit: PriceUnit; readonly term: number } | null;
  readonly filters: readonly CategoryFilter[];
  readonly children: readonly Category[];
};

/** Drops other levels that the service may return at the top. [DATA-02] */
export const topCategories = (categories: readonly Category[]): readonly Category[] =>
  categories.filter((category) => category.level === 1);

/** Only the category page needs descriptions, only lists need filters. */
export const withoutDetails = (categories: readonly Category[]): readonly Category[] =>
  categories.map((category) => ({
    ...category,
    description: '',
    filters: [],
    children: withoutDetails(category.children),
  }));
