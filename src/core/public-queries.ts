import type { PublicQueries } from './use-cases.ts';

/** Names of the reads that give every visitor the same. They stand apart because a page's first script needs no others. */
export const publicQueries = [
  'shell',
  'home',
  'category',
  'products',
  'product',
  'selfCheck',
  'provinces',
  'wards',
  'domainStatus',
  'checkRedirect',
  'reviews',
  'colleges',
  'loginProviders',
  'articles',
  'article',
  'author',
  'project',
  'contentPage',
  'publications',
  'promotions',
  'search',
  'suggest',
] as const satisfies readonly (keyof PublicQueries)[];
