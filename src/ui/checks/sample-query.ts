import { defaultProductQuery } from '#core/catalogue/product.ts';
import { publicPageQuery } from '#ui/app/page.ts';

export const sampleProducts = publicPageQuery('listProducts', () => ({ ...defaultProductQuery, perPage: 3 }));

export const sampleArticles = publicPageQuery('listArticles', () => ({
  search: null,
  category: null,
  tag: null,
  author: null,
  page: 1,
  perPage: 1,
}));
