import type { Product } from '#core/catalogue/product.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import * as paths from '#core/shared/paths.ts';
import { configurationToQuery, type UrlQuery } from './configuration.ts';

/** The only supported value of `{checkout}` in /san-pham/{slug}/{checkout}. [ROUTE-09] */
export const BUY_NOW = 'mua-ngay';

/** The query holds the configuration. */
export const buyNowPath = (slug: string): string => `${paths.product(slug)}/${BUY_NOW}`;

/** Query parameter for voucher codes, separated by commas. */
const CODES_PARAM = 'voucher';
/** More codes than one order accepts. */
const MAX_CODES = 10;

/** Each code once. [VOU-01] */
export const voucherCodesFromQuery = (search: UrlQuery): readonly string[] => {
  const given = [search[CODES_PARAM]].flat().join(',').split(',').map(normaliseVoucherCode);
  return [...new Set(given)].filter((code) => code !== '').slice(0, MAX_CODES);
};

/** [ROUTE-09, VOU-01] */
export const buyNowUrl = (product: Product, configuration: Configuration, codes: readonly string[]): string => {
  const query = {
    ...configurationToQuery(product, configuration),
    ...(codes.length > 0 && { [CODES_PARAM]: codes.join(',') }),
  };
  const parts = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(each)}`),
  );
  return parts.length === 0 ? buyNowPath(product.slug) : `${buyNowPath(product.slug)}?${parts.join('&')}`;
};
