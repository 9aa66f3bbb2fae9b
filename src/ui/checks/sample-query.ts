import { type ProductQuery, wholeShop } from '#core/catalogue/product.ts';

import type { ArticleQuery } from '#core/content/article.ts';

/** What the samples of the gallery are about: the shop's most popular plans. */
export const sampleQuery: ProductQuery = { ...wholeShop, perPage: 3 };

/** The newest article. */
export const sampleArticles: ArticleQuery = {
  search: null,
  category: null,
  tag: null,
  author: null,
  page: 1,
  perPage: 1,
};
