import type { PriceUnit } from '#core/pricing/price.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { CategoryId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';

/** A category of the shop. Level 1 is a group («Máy chủ»), level 2 a product line («Cloud Server»). */
export type Category = {
  readonly id: CategoryId;
  /** URL segment: /cua-hang/danh-muc/{handle}. */
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly level: number;
  readonly parentHandle: string | null;
  /** Name of the product icon; equals the handle of a product line. */
  readonly icon: string | null;
  readonly productCount: number;
  /** Lowest displayed price per time unit; null for an empty category. */
  readonly priceFrom: { readonly amount: Dong; readonly unit: PriceUnit } | null;
  readonly children: readonly Category[];
};

/** Category of domain names; its products take the domain in an INPUT option. [spec 9] */
export const DOMAIN_CATEGORY_ID = '3511';

/**
 * Path of a category page: a group has its own page, a product line is nested below its group. [ROUTE-04, ROUTE-05]
 */
export const categoryPath = ({ handle, parentHandle }: Pick<Category, 'handle' | 'parentHandle'>): string =>
  paths.category(handle, parentHandle);

/** Keeps only level-1 categories at the top of the tree, whatever the service returns. [DATA-02] */
export const topCategories = (categories: readonly Category[]): readonly Category[] =>
  categories.filter((category) => category.level === 1);

/** The category tree for every page, without the descriptions, which only the category page needs. */
export const withoutDescriptions = (categories: readonly Category[]): readonly Category[] =>
  categories.map((category) => ({ ...category, description: '', children: withoutDescriptions(category.children) }));
