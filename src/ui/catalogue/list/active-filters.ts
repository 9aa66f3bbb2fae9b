import type { ListQuery, ProductList } from '#core/catalogue/product-list.ts';
import { formatDong } from '#core/shared/dong.ts';
import { chosenFacetText } from './facet-names.vi.ts';
import { listTexts } from './list-texts.vi.ts';

/** A filter in force, and what the URL changes to drop it. */
type ActiveFilter = {
  /** A facet's name, `price` or `sale`, as the core names the filter to drop; else the parameter. */
  readonly name: string;
  readonly text: string;
  readonly changes: Readonly<Record<string, readonly string[] | null>>;
};

export const activeFilters = (query: ListQuery, { tagName }: Pick<ProductList, 'tagName'>): readonly ActiveFilter[] => [
  ...(query.keyword === null ? [] : [{ name: 'q', text: `“${query.keyword}”`, changes: { q: null } }]),
  ...Object.entries(query.facets ?? {}).flatMap(([name, values]) =>
    values.map((value) => ({
      name,
      text: chosenFacetText(name, value),
      changes: { [name]: values.length === 1 ? null : values.filter((each) => each !== value) },
    })),
  ),
  ...(query.priceFrom === null
    ? []
    : [{ name: 'price', text: listTexts.from(formatDong(query.priceFrom)), changes: { from: null } }]),
  ...(query.priceTo === null
    ? []
    : [{ name: 'price', text: listTexts.to(formatDong(query.priceTo)), changes: { to: null } }]),
  ...(query.onlyPromotion ? [{ name: 'sale', text: listTexts.sale, changes: { sale: null } }] : []),
  ...(query.tag === null ? [] : [{ name: 'tag', text: tagName ?? query.tag, changes: { tag: null } }]),
];
