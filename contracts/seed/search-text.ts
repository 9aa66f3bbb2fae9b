import { buildSearchText } from '#core/shared/search-terms.ts';
import type { SeedProduct } from './catalogue.ts';
import { seedCategories } from './categories.ts';
import { contentOf } from './product-content.ts';

/** SKU, title, specs, summary and category names. */
export const seedSearchText = (product: SeedProduct): string => {
  const line = seedCategories.find(({ id }) => id === product.categoryId);
  const group = seedCategories.find(({ id }) => id === line?.parentId);
  return buildSearchText(product.sku, [
    product.title,
    product.specs,
    contentOf(product).summary,
    line?.title ?? '',
    group?.title ?? '',
  ]);
};
