import fc from 'fast-check';
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { type SeedOption, type SeedOptionValue, seedOptionPrice, seedOptions } from '#contracts/seed/options.ts';
import type { NewChild, NewLine } from '#core/orders/order-gateway.port.ts';
import { optionCharge } from '#core/pricing/line-price.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { multiplyDong, zeroDong } from '#core/shared/dong.ts';
import { optionId, productId } from '#core/shared/ids.ts';

/** Products that need no domain name. */
export const plans = seedProducts.filter((product) => product.type !== 'domain');
export const domainProducts = seedProducts.filter((product) => product.type === 'domain');

export const productBySku = (sku: string): SeedProduct => {
  const found = seedProducts.find((product) => product.sku === sku);
  if (!found) throw new Error(`the seed has no ${sku}`);
  return found;
};

export const priceOf = (product: SeedProduct, time: number): PriceEntry => {
  const price = product.prices.find((each) => each.term === time);
  if (!price) throw new Error(`${product.sku} is not sold for ${time}`);
  return price;
};

/** Options of a plan that have priced values. */
export const pricedOptions = (product: SeedProduct): readonly SeedOption[] =>
  seedOptions.filter(
    (option) => product.optionIds.includes(option.id) && option.values.some((value) => value.productId !== null),
  );

export const pricedValues = (option: SeedOption): readonly SeedOptionValue[] =>
  option.values.filter((value) => value.productId !== null);

export const childFor = (product: SeedProduct, option: SeedOption, value: SeedOptionValue, time: number): NewChild => ({
  productId: productId(value.productId ?? ''),
  option: optionId(option.id),
  title: value.title,
  charge: optionCharge(seedOptionPrice(product, value), product.unit.id === 'YEAR' ? time * 12 : time),
});

export type LineWish = {
  readonly term?: number;
  readonly quantity?: number;
  readonly description?: string;
  readonly children?: readonly NewChild[];
};

/** A line for a seed product at the seed's price. */
export const lineFor = (
  product: SeedProduct,
  { term = product.prices[0]?.term ?? 1, quantity = 1, description = '', children = [] }: LineWish = {},
): NewLine => {
  const price = priceOf(product, term);
  return {
    productId: productId(product.id),
    term,
    quantity,
    charge: price.charge,
    priceType: price.type,
    oldCharge: price.oldPerUnit && { net: multiplyDong(price.oldPerUnit, term), exempt: zeroDong },
    description,
    options: [],
    children,
    campaign: price.campaign,
    gift: false,
    source: null,
  };
};

const extensionOf = (title: string): string => title.replace('Tên miền ', '');

/** Uses the product with the longest matching extension: `x.com.vn` is not a `.vn` name. */
export const domainLine = (description: string): NewLine => {
  const [product] = domainProducts
    .filter((each) => description.endsWith(extensionOf(each.title)))
    .sort((a, b) => b.title.length - a.title.length);
  if (!product) throw new Error(`nobody sells ${description}`);
  return lineFor(product, { description });
};

const anyChildren = (product: SeedProduct, time: number): fc.Arbitrary<readonly NewChild[]> =>
  fc
    .subarray([...pricedOptions(product)])
    .chain((options) =>
      options.length === 0
        ? fc.constant<NewChild[]>([])
        : fc.tuple(
            ...options.map((option) =>
              fc.constantFrom(...pricedValues(option)).map((value) => childFor(product, option, value, time)),
            ),
          ),
    );

/** Any plan with any of its terms, priced options and quantities. */
export const anyLine: fc.Arbitrary<NewLine> = fc
  .constantFrom(...plans)
  .chain((product) =>
    fc
      .constantFrom(...product.prices)
      .chain(({ term }) =>
        fc
          .tuple(fc.integer({ min: 1, max: 50 }), anyChildren(product, term))
          .map(([count, children]) => lineFor(product, { term: term, quantity: count, children })),
      ),
  );

export const anyCount = fc.integer({ min: 1, max: 50 });
export const anyWrongCount = fc.constantFrom(0, -1, 51, 1_000_000_000);
