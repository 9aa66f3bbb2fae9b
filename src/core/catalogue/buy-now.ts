import type { Product } from '#core/catalogue/product.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { normalVoucherCode } from '#core/pricing/voucher-code.ts';
import * as paths from '#core/shared/paths.ts';
import { configurationToQuery, type Search } from './configuration.ts';

/** The one value of `{checkout}` in /san-pham/{slug}/{checkout} that the shop knows. [ROUTE-09] */
export const BUY_NOW = 'mua-ngay';

/** Where one product is ordered without the cart; its configuration stands in the query. */
export const buyNowPath = (slug: string): string => `${paths.product(slug)}/${BUY_NOW}`;

/** Query parameter of its codes, with commas between them. */
const CODES = 'voucher';
/** More than one order can bear. */
const MAX_CODES = 10;

/** The codes that an address asks for, each once. [VOU-01] */
export const codesFromQuery = (search: Search): readonly string[] => {
  const given = [search[CODES]].flat().join(',').split(',').map(normalVoucherCode);
  return [...new Set(given)].filter((code) => code !== '').slice(0, MAX_CODES);
};

/** The whole address of a configured product that is ordered straight with these codes. [ROUTE-09, VOU-01] */
export const buyNowAddress = (product: Product, configuration: Configuration, codes: readonly string[]): string => {
  const query = {
    ...configurationToQuery(product, configuration),
    ...(codes.length > 0 && { [CODES]: codes.join(',') }),
  };
  const parts = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(each)}`),
  );
  return parts.length === 0 ? buyNowPath(product.slug) : `${buyNowPath(product.slug)}?${parts.join('&')}`;
};
