import type { PriceUnit } from '#core/pricing/price.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { Handover } from '#core/shared/goods/own-line.ts';
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
  /** Of a product line: one of `lineIcons`. */
  readonly icon: string | null;
  /** How soon what the line sells can be used, where the line says it. */
  readonly handover: Handover | null;
  /** Labels of specifications that are the columns of its plans; empty: the sizes. */
  readonly columns: readonly string[];
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

/** What the product lines say of how soon they are handed over, by handle. */
export const handoversOfLines = (categories: readonly Category[]): ReadonlyMap<string, Handover> =>
  new Map(
    categories.flatMap(({ handle, handover, children }) => [
      ...(handover === null ? [] : [[handle, handover] as const]),
      ...handoversOfLines(children),
    ]),
  );

/** Of the category of this handle, at any level; empty for one that is not there. */
export const columnsOfLine = (categories: readonly Category[], line: string | null): readonly string[] =>
  categories.flatMap(({ handle, columns, children }) => [
    ...(handle === line ? columns : []),
    ...columnsOfLine(children, line),
  ]);
