import fc from 'fast-check';
import { expect } from 'vitest';
import oracle from '#contracts/seed/catalogue.json' with { type: 'json' };
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedPricePlanCategories, seedPricePlans } from '#contracts/seed/instalment-plans.ts';
import { seedOptionPrice, seedOptions, valuesOfLine } from '#contracts/seed/options.ts';
import { productImageOf, screensOf } from '#contracts/seed/product-image.ts';
import { seedStockOf } from '#contracts/seed/stock.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { displayAmount } from '#core/pricing/amounts.ts';
import type { OptionKind } from '#core/pricing/quoted-product.ts';
import { productId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { anySeedProduct, leadOf, listAllProducts, valueOrThrow } from './catalogue-subject.ts';

const runs = { numRuns: 25 };

const kinds: Readonly<Record<string, OptionKind>> = { SELECT_ONE: 'select-one', SELECT_MULTI: 'select-multi' };

/** Laws of products and their prices. */
export const productLaws: readonly Law<Catalogue>[] = [
  {
    name: 'CAT-04 ENT-07 every price of every term is the seed price, shortest term first',
    check: async (open) => {
      const products = await listAllProducts(await open(), {});
      expect(products).toHaveLength(seedProducts.length);
      for (const product of products) {
        const seed = seedProducts.find(({ id }) => id === product.id);
        for (const [index, price] of product.prices.entries()) {
          const expected = seed?.prices[index];
          const shown = product.vat.isIncluded
            ? {}
            : { perUnit: expected?.perUnit, renewalPerUnit: expected?.renewalPerUnit };
          expect(price).toMatchObject({ ...expected, perUnit: price.perUnit, renewalPerUnit: price.renewalPerUnit });
          expect(price).toMatchObject(shown);
        }
        expect(product.prices).toHaveLength(seed?.prices.length ?? 0);
      }
    },
  },
  {
    name: 'CAT-04 every price matches the price list to the đồng: 67 plans × all terms, total and per month',
    check: async (open) => {
      const products = await listAllProducts(await open(), {});
      let compared = 0;
      for (const plan of oracle.categories.flatMap(({ plans }) => plans)) {
        const product = products.find(({ sku }) => sku === plan.code);
        for (const { time, pricePerMonth, total } of plan.prices) {
          const price = product?.prices.find((each) => each.term === time);
          expect([price?.perUnit, price && product && displayAmount(price.charge, product.vat)]).toEqual([
            pricePerMonth,
            total,
          ]);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(67 * 3);
    },
  },
  {
    name: 'CAT-04 the shown prices of domains include VAT',
    check: async (open) => {
      for (const { vat } of await listAllProducts(await open(), { category: 'domain' }))
        expect(vat.isIncluded).toBe(true);
    },
  },
  {
    name: 'CAT-03 a product shows its own picture first, a machine also the page where it is managed',
    check: async (open) => {
      const catalogue = await open();
      const machines = new Set<string>();
      for (const seed of seedProducts) {
        const { image, images } = valueOrThrow(await catalogue.productById(productId(seed.id)));
        expect(images).toEqual([productImageOf(seed), ...screensOf(seed)]);
        expect(images[0]).toEqual(image);
        if (images.length > 1) machines.add(seed.type);
      }
      expect(machines.size).toBe(5);
    },
  },
  {
    name: 'CAT-06 the default term is 3 months where the product has it, otherwise its shortest term',
    check: async (open) => {
      for (const { defaultTerm, prices, type } of await listAllProducts(await open(), {})) {
        const times = prices.map(({ term }) => term);
        expect(defaultTerm).toBe(type !== 'domain' && times.includes(3) ? 3 : Math.min(...times));
      }
    },
  },
  {
    name: 'CAT-03 a list names the gift of a running campaign as the page does: on every hosting plan and on no other',
    check: async (open) => {
      for (const { type, gift } of await listAllProducts(await open(), {}))
        expect([type, gift !== null]).toEqual([type, type === 'web-hosting']);
    },
  },
  {
    name: 'CAT-03 the operating systems that a specification names can be chosen, the first one without a further press',
    check: async (open) => {
      const catalogue = await open();
      let named = 0;
      for (const seed of seedProducts) {
        const product = valueOrThrow(await catalogue.productById(productId(seed.id)));
        const system = product.options.find(({ name }) => name === 'Hệ điều hành');
        const said = product.specifications.find(({ label }) => label === 'Hệ điều hành')?.value ?? '';
        if (system === undefined || said === '') continue;
        named += 1;
        const [chosen = ''] = defaultConfiguration(product).chosen[system.id] ?? [];
        for (const [at, name] of said.split(' hoặc ').entries()) {
          const offered = system.values.filter(({ title }) => title.startsWith(name)).map(({ id }) => id as string);
          expect([product.sku, name, offered.length > 0]).toEqual([product.sku, name, true]);
          if (at === 0) expect(offered).toContain(chosen);
        }
      }
      expect(named).toBe(5);
    },
  },
  {
    name: 'ENT-08 every option of a product has its values at the prices of this plan',
    check: async (open) => {
      const catalogue = await open();
      for (const seed of seedProducts) {
        const { options } = valueOrThrow(await catalogue.productById(productId(seed.id)));
        const expected = seedOptions.filter(({ id }) => seed.optionIds.includes(id));
        expect(options).toEqual(
          expected.map((option) => ({
            id: option.id,
            name: option.name,
            kind: kinds[option.type] ?? 'text',
            required: seed.requiredOptionIds.includes(option.id),
            values: valuesOfLine(option.values, seed.categoryId).map((value) => ({
              id: value.id,
              title: value.title,
              productId: value.productId,
              perMonth: seedOptionPrice(seed, value),
              stock: seedStockOf(seed, value),
            })),
          })),
        );
      }
    },
  },
  {
    name: 'INS-01 ENT-12 a server has every instalment plan whole, other products have none',
    check: async (open) => {
      const catalogue = await open();
      for (const { id, categoryId: line } of seedProducts.filter((_, at) => at % 5 === 0)) {
        const { instalmentPlans } = valueOrThrow(await catalogue.productById(productId(id)));
        expect(instalmentPlans).toEqual(seedPricePlanCategories.includes(line) ? seedPricePlans : []);
      }
    },
  },
  {
    name: 'GQL-05 listed offers contain each requested product once and leave out unknown ones',
    check: async (open) => {
      const catalogue = await open();
      const anyIds = fc.uniqueArray(fc.constantFrom(...seedProducts.map(({ id }) => id), 'khong-co'), {
        maxLength: 12,
      });
      await fc.assert(
        fc.asyncProperty(anyIds, async (ids) => {
          const offers = valueOrThrow(await catalogue.listOffers(ids.map(productId)));
          expect(offers.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'khong-co'));
          for (const { id, prices, locations } of offers) {
            const product = valueOrThrow(await catalogue.productById(id));
            expect({ prices, locations }).toEqual({ prices: product.prices, locations: product.locations });
          }
        }),
        { numRuns: 8 },
      );
    },
  },
  {
    name: 'CAT-06 REST-05 siblings are the plans of the line; combos are the extras and never the product itself',
    check: async (open) => {
      const catalogue = await open();
      const all = await listAllProducts(catalogue, { sort: 'price-asc' });
      await fc.assert(
        fc.asyncProperty(anySeedProduct, async ({ id, categoryId: line }) => {
          const { siblings, extras } = valueOrThrow(await catalogue.productById(productId(id)));
          const plans = all.filter(({ category }) => category.id === line);
          expect(siblings.map((each) => each.id).toSorted()).toEqual(plans.map((each) => each.id).toSorted());
          expect(siblings.map((each) => each.id)).toContain(id);
          for (const { id: own, price, unit } of siblings) {
            const plan = plans.find((each) => each.id === own);
            expect([price, unit]).toEqual([plan && leadOf(plan), plan?.prices[0]?.unit]);
          }
          expect(extras.length).toBeGreaterThan(0);
          expect(extras.map((each) => each.id)).not.toContain(id);
          expect(valueOrThrow(await catalogue.combos(productId(id)))).toEqual(extras);
        }),
        runs,
      );
    },
  },
];
