import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { nestedProductQuery, type ProductQueryName, productQuery } from '#contracts/rest/product-rest.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { ListQuery } from './list-products.ts';
import { toListQuery } from './list-query.ts';

const isQueryName = (name: string): name is ProductQueryName => productQuery.some((each) => each === name);

/** `query[price][from]` and `filter[price][from]` mean `price[from]`; `query[tag]` means `tag`. */
const parseQueryName = (key: string): ProductQueryName | undefined => {
  const inner = /^(?:query|filter)\[(\w+)\](.*)$/.exec(key);
  const bare = inner ? `${inner[1]}${inner[2]}` : key;
  return isQueryName(bare) ? bare : lookUp(nestedProductQuery, bare);
};

const parseNumber = (text: string | undefined): number | null => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
};

/** More than all parameters in each of their spellings. [ASVS V15.2.2] */
const MAX_PARAMETERS = 100;

/** Parses nested parameters and ignores unknown ones. Throws BAD_USER_INPUT for too many. [REST-04] */
export const parseRestListQuery = (query: Readonly<Record<string, string>>): ListQuery => {
  if (Object.keys(query).length > MAX_PARAMETERS)
    throw new ServiceFailure('BAD_USER_INPUT', `At most ${MAX_PARAMETERS} parameters are allowed`);
  const given: Partial<Record<ProductQueryName, string>> = {};
  for (const [key, value] of Object.entries(query)) {
    const name = parseQueryName(key);
    if (name !== undefined && value !== '') given[name] = value;
  }
  const { priceFrom, priceTo, onlyPromotion, currentPage, maxResult, ...texts } = given;
  return toListQuery({
    ...texts,
    priceFrom: parseNumber(priceFrom),
    priceTo: parseNumber(priceTo),
    onlyPromotion: onlyPromotion === 'true' || onlyPromotion === '1',
    currentPage: parseNumber(currentPage),
    maxResult: parseNumber(maxResult),
  });
};
