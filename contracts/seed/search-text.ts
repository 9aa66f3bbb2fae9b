import { buildProductSearchText, type SearchText } from '#core/search-rules/product-search-text.ts';
import type { SeedProduct } from './catalogue.ts';
import { seedCategories } from './categories.ts';
import { seedOptions, valuesOfLine } from './options.ts';
import { contentOf } from './product-content.ts';

/** What the search reads of a seed product, with the values of its options and the names of its categories. */
export const seedSearchText = (product: SeedProduct): SearchText => {
  const { sku, title, type, specs, categoryId, optionIds } = product;
  const { summary, specifications } = contentOf(product);
  const line = seedCategories.find(({ id }) => id === product.categoryId);
  const group = seedCategories.find(({ id }) => id === line?.parentId);
  return buildProductSearchText({
    sku,
    title,
    type,
    specs,
    summary,
    specifications,
    categoryTitles: [line?.title ?? '', group?.title ?? ''],
    optionValues: seedOptions
      .filter(({ id }) => optionIds.includes(id))
      .flatMap(({ values }) => valuesOfLine(values, categoryId).map((value) => value.title)),
  });
};
