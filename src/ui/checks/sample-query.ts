import { defaultProductQuery } from '#core/catalogue/product.ts';
import { publicPageQuery } from '#ui/app/page.ts';

/** Products for the gallery's samples: the shop's most popular plans. */
export const sampleProducts = publicPageQuery('listProducts', () => ({ ...defaultProductQuery, perPage: 3 }));

/** The newest article. */
export const sampleArticles = publicPageQuery('listArticles', () => ({
  search: null,
  category: null,
  tag: null,
  author: null,
  page: 1,
  perPage: 1,
}));
