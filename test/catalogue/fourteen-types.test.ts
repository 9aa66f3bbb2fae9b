import { describe, expect, test } from 'vitest';
import options from '#contracts/seed/options.json' with { type: 'json' };
import { isAvailable } from '#core/catalogue/availability.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { defaultProductQuery, type Product } from '#core/catalogue/product.ts';
import { isDomainOption, validateConfiguration } from '#core/catalogue/validate-configuration.ts';
import { type Configuration, computeQuote, optionFieldName } from '#core/pricing/quote.ts';
import { parseExtension } from '#core/shared/domains/domain-name.ts';
import { productTypes } from '#core/shared/goods/product-types.ts';
import { expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';
import { products, textsFor } from '#test/pricing/products.ts';

const ofType = (type: string): readonly Product[] => products.filter((product) => product.type === type);

/** The options that the option file defines for a product line. */
const specifiedOptionsOf = (type: string) =>
  options.options
    .filter(({ appliesTo }) => appliesTo.includes(type))
    .map((option) => ({
      name: option.name,
      required: option.required || ('requiredFor' in option && option.requiredFor.includes(type)),
    }));

/** The default configuration with a text in every text option and the last available value in every other option. */
const completeConfiguration = (product: Product): Configuration => ({
  ...defaultConfiguration(product),
  chosen: Object.fromEntries(
    product.options.map((option) => [
      option.id,
      [
        option.kind === 'text'
          ? isDomainOption(option)
            ? `mây-thử${parseExtension(product) ?? '.com.vn'}`
            : (textsFor(option.name)[0]?.[0] ?? '')
          : (option.values.filter(isAvailable).at(-1)?.id ?? ''),
      ],
    ]),
  ),
});

describe.each(productTypes)('CAT-10 %s', (type) => {
  test(`CAT-10 ${type} can be browsed: its category lists all of its products`, async () => {
    const { useCases } = openShop();
    const page = expectOk(await useCases.listProducts({ ...defaultProductQuery, category: type, perPage: 100 }));
    expect(page.products.map(({ slug }) => slug).sort()).toEqual(
      ofType(type)
        .map(({ slug }) => slug)
        .sort(),
    );
    expect(page.total).toBeGreaterThan(0);
  });

  test(`CAT-10 ${type} has exactly the options of the option file`, () => {
    for (const product of ofType(type))
      expect(product.options.map(({ name, required }) => ({ name, required }))).toEqual(specifiedOptionsOf(type));
  });

  test(`CAT-10 ${type} can be configured with every option, and a missing value is an error of its field`, () => {
    for (const product of ofType(type)) {
      expect(validateConfiguration(product, completeConfiguration(product))).toEqual({});
      const required = product.options.filter((option) => option.required && option.kind === 'text');
      expect(Object.keys(validateConfiguration(product, defaultConfiguration(product)))).toEqual(
        required.map(({ id }) => optionFieldName(id)),
      );
      for (const { term } of product.prices)
        expect(computeQuote(product, { ...completeConfiguration(product), term }).ok).toBe(true);
    }
  });

  test(`CAT-10 ${type} can be added to the cart at the price that its page shows`, async () => {
    const [product] = ofType(type);
    if (product === undefined) throw new Error(`the seed has no ${type}`);
    const configuration = completeConfiguration(product);
    const { totals } = expectOk(computeQuote(product, configuration));
    const { cart } = expectOk(
      await openShop().useCases.addToCart({
        slug: product.slug,
        configuration,
        expectedTotal: totals.gross,
        idempotencyKey: freshIdempotencyKey(),
        orderId: null,
        keepPointer: true,
        campaign: null,
        source: null,
      }),
    );
    expect(cart?.totals.gross).toBe(totals.gross);
  });
});
