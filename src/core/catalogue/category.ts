import type { PriceUnit } from '#core/pricing/price.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { CategoryId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';

/** A category of the shop. Level 1 is a group («Máy chủ»), level 2 a product line («Cloud Server»). */
export type Category = {
  readonly id: CategoryId;
  /** Path segment: /cua-hang/danh-muc/{handle}. */
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly level: number;
  readonly parentHandle: string | null;
  /** Name of the product icon, the same as the handle of a product line. */
  readonly icon: string | null;
  readonly productCount: number;
  /** Lowest price per unit of time as the shop shows it; null for an empty category. */
  readonly priceFrom: { readonly amount: Dong; readonly unit: PriceUnit } | null;
  readonly children: readonly Category[];
};

/** Category of domain names: its products take the domain in an INPUT option. [spec 9] */
export const DOMAIN_CATEGORY_ID = '3511';

/** Path of a category's page: a group has its own, a product line stands below its group. [ROUTE-04, ROUTE-05] */
export const categoryHref = ({ handle, parentHandle }: Pick<Category, 'handle' | 'parentHandle'>): string =>
  paths.category(handle, parentHandle);

/** Only level-1 categories stand at the top of the tree, whatever the service puts there. [DATA-02] */
export const topCategories = (categories: readonly Category[]): readonly Category[] =>
  categories.filter((category) => category.level === 1);

/** The tree as every page carries it: what a category says of itself is told by its own page. */
export const bareTree = (categories: readonly Category[]): readonly Category[] =>
  categories.map((category) => ({ ...category, description: '', children: bareTree(category.children) }));
