import fc from 'fast-check';
import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedPricePlanCategories, seedPricePlans } from '#contracts/seed/instalment-plans.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { SelectedOptionTitles } from '#core/catalogue/instalment-plan-queries.ts';
import type { Product } from '#core/catalogue/product.ts';
import { computeInstalmentPrice } from '#core/pricing/instalment.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import { optionId, productId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { anyConfigurationOf, products } from '#test/pricing/products.ts';
import { valueOrThrow } from './catalogue-subject.ts';

const RUNS = 12;
const hasInstalmentPlans = ({ categoryId }: { readonly categoryId: string }): boolean =>
  seedPricePlanCategories.includes(categoryId);
const productsWithPlans = products.filter(({ id }) =>
  seedProducts.some((seed) => seed.id === id && hasInstalmentPlans(seed)),
);

/** A product on an instalment plan, in any configuration with the plan's term. */
const anyProductWithPlan = fc
  .tuple(fc.constantFrom(...productsWithPlans), fc.constantFrom(...seedPricePlans))
  .chain(([product, plan]) =>
    anyConfigurationOf(product).map((configuration) => ({
      product,
      plan,
      configuration: { ...configuration, term: plan.loanTenure },
    })),
  );

const titlesOf = (product: Product, { chosen }: Configuration): SelectedOptionTitles =>
  product.options.flatMap((option) =>
    option.values
      .filter(({ id }) => chosen[option.id]?.includes(id))
      .map(({ title }) => ({ option: option.id, title })),
  );

const cashOf = (product: Product, configuration: Configuration) => {
  const quote = computeQuote(product, { ...configuration, plan: null });
  if (!quote.ok) throw new Error(JSON.stringify(quote.failure));
  return [quote.value.planCharge, ...quote.value.optionCharges.map(({ charge }) => charge)];
};

const planGone = { ok: false, failure: { kind: 'rejected', code: 'instalment-plan-not-found' } };

/** Laws of instalment plans for every catalogue. */
export const pricePlanLaws: readonly Law<Catalogue>[] = [
  {
    name: 'INS-01 ENT-12 getPricePlans returns every plan whole for server products and none for others',
    check: async (open) => {
      const catalogue = await open();
      for (const seed of seedProducts.filter((_, at) => at % 5 === 0)) {
        const plans = valueOrThrow(await catalogue.instalmentPlans(productId(seed.id)));
        expect(plans).toEqual(hasInstalmentPlans(seed) ? seedPricePlans : []);
        expect(valueOrThrow(await catalogue.productById(productId(seed.id))).instalmentPlans).toEqual(plans);
      }
    },
  },
  {
    name: 'CAT-06 ENT-12 getPriceForProductOptionAndPricePlan applies the pricing rules to the cash price',
    check: async (open) => {
      const catalogue = await open();
      await fc.assert(
        fc.asyncProperty(anyProductWithPlan, async ({ product, plan, configuration }) => {
          const price = valueOrThrow(
            await catalogue.priceOnPlan(product.id, titlesOf(product, configuration), plan.id),
          );
          expect(price).toEqual(computeInstalmentPrice(product.id, cashOf(product, configuration), plan));
        }),
        { numRuns: RUNS },
      );
    },
  },
  {
    name: 'INS-01 ENT-12 getPriceInstallment returns the instalments that the product page shows',
    check: async (open) => {
      const catalogue = await open();
      await fc.assert(
        fc.asyncProperty(anyProductWithPlan, async ({ product, plan, configuration }) => {
          const titles = titlesOf(product, configuration);
          const months = valueOrThrow(await catalogue.instalments(product.id, titles, plan.id, configuration.quantity));
          const page = valueOrThrow(await catalogue.productById(product.id));
          const shown = computeQuote(page, { ...configuration, plan: plan.id });
          expect(shown.ok && shown.value.instalmentQuote?.breakdown).toEqual(months);
        }),
        { numRuns: RUNS },
      );
    },
  },
  {
    name: 'INS-01 an unknown plan, a product without plans, an unknown option and an invalid quantity are rejected',
    check: async (open) => {
      const catalogue = await open();
      const [server] = productsWithPlans;
      const [cloud] = seedProducts;
      if (!server || !cloud) throw new Error('the seed is empty');
      expect(await catalogue.priceOnPlan(server.id, [], 'tra-gop-99')).toMatchObject(planGone);
      expect(await catalogue.instalments(server.id, [], 'tra-gop-99', 1)).toMatchObject(planGone);
      expect(await catalogue.instalments(productId(cloud.id), [], 'tra-gop-6', 1)).toMatchObject(planGone);
      const stray = [{ option: optionId('106066'), title: 'Không có' }];
      const badInput = { failure: { kind: 'rejected', code: 'bad-input' } };
      expect(await catalogue.priceOnPlan(server.id, stray, 'tra-gop-6')).toMatchObject(badInput);
      for (const count of [0, -1, 51])
        expect(await catalogue.instalments(server.id, [], 'tra-gop-6', count)).toMatchObject(badInput);
      for (const unknown of [
        await catalogue.instalmentPlans(productId('khong-co')),
        await catalogue.priceOnPlan(productId('khong-co'), [], 'tra-gop-6'),
      ])
        expect(unknown).toMatchObject({ failure: { kind: 'not-found' } });
    },
  },
];

/** Runs the laws on one adapter. `open` returns a catalogue with the unchanged seed. */
export const pricePlanContract = (name: string, open: () => Promise<Catalogue>): void =>
  describeLaws(`${name} keeps the contract of instalment plans`, pricePlanLaws, open);
