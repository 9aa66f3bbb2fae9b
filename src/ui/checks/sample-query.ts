import { wholeShop } from '#core/catalogue/product.ts';
import { pageQuery } from '#ui/app/page.ts';

/** What the samples of the gallery are about: the shop's most popular plans. */
export const sampleProducts = pageQuery('listProducts', () => ({ ...wholeShop, perPage: 3 }));

/** The newest article. */
export const sampleArticles = pageQuery('listArticles', () => ({
  search: null,
  category: null,
  tag: null,
  author: null,
  page: 1,
  perPage: 1,
}));
