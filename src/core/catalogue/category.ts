import type { PriceUnit } from '#core/pricing/price.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { CategoryId } from '#core/shared/ids.ts';

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
  /** Lowest displayed price; null for an empty category. */
  readonly priceFrom: { readonly amount: Dong; readonly unit: PriceUnit } | null;
  readonly children: readonly Category[];
};

/** Drops other levels that the service may return at the top. [DATA-02] */
export const topCategories = (categories: readonly Category[]): readonly Category[] =>
  categories.filter((category) => category.level === 1);

/** Only the category page needs descriptions. */
export const withoutDescriptions = (categories: readonly Category[]): readonly Category[] =>
  categories.map((category) => ({ ...category, description: '', children: withoutDescriptions(category.children) }));
