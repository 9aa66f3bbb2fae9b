import fc from 'fast-check';
import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedPricePlanCategories, seedPricePlans } from '#contracts/seed/price-plans.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { SelectedOptionTitles } from '#core/catalogue/price-plan-calls.ts';
import type { Product } from '#core/catalogue/product.ts';
import { computeInstalmentPrice } from '#core/pricing/instalment.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import { optionId, productId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { anyConfigurationOf, products } from '#test/pricing/products.ts';
import { answered } from './catalogue-subject.ts';

const RUNS = 12;
const isOnPlans = ({ categoryId }: { readonly categoryId: string }): boolean =>
  seedPricePlanCategories.includes(categoryId);
const onPlans = products.filter(({ id }) => seedProducts.some((seed) => seed.id === id && isOnPlans(seed)));

/** A product on a plan, in any configuration of the plan's term. */
const anyOnPlan = fc.tuple(fc.constantFrom(...onPlans), fc.constantFrom(...seedPricePlans)).chain(([product, plan]) =>
  anyConfigurationOf(product).map((configuration) => ({
    product,
    plan,
    configuration: { ...configuration, time: plan.loanTenure },
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

const gone = { ok: false, failure: { kind: 'rejected', code: 'price-plan-gone' } };

/** What every catalogue owes those who pay by the month. */
export const pricePlanLaws: readonly Law<Catalogue>[] = [
  {
    name: 'INS-01 ENT-12 getPricePlans tells each plan whole, of every server product and of no other',
    check: async (open) => {
      const catalogue = await open();
      for (const seed of seedProducts.filter((_, at) => at % 5 === 0)) {
        const plans = answered(await catalogue.pricePlans(productId(seed.id)));
        expect(plans).toEqual(isOnPlans(seed) ? seedPricePlans : []);
        expect(answered(await catalogue.productById(productId(seed.id))).pricePlans).toEqual(plans);
      }
    },
  },
  {
    name: 'CAT-06 ENT-12 getPriceForProductOptionAndPricePlan is what the pricing rules make of the price paid at once',
    check: async (open) => {
      const catalogue = await open();
      await fc.assert(
        fc.asyncProperty(anyOnPlan, async ({ product, plan, configuration }) => {
          const price = answered(await catalogue.priceOnPlan(product.id, titlesOf(product, configuration), plan.id));
          expect(price).toEqual(computeInstalmentPrice(product.id, cashOf(product, configuration), plan));
        }),
        { numRuns: RUNS },
      );
    },
  },
  {
    name: 'INS-01 ENT-12 getPriceInstallment bills the months that the product page shows',
    check: async (open) => {
      const catalogue = await open();
      await fc.assert(
        fc.asyncProperty(anyOnPlan, async ({ product, plan, configuration }) => {
          const titles = titlesOf(product, configuration);
          const months = answered(await catalogue.instalments(product.id, titles, plan.id, configuration.count));
          const page = answered(await catalogue.productById(product.id));
          const shown = computeQuote(page, { ...configuration, plan: plan.id });
          expect(shown.ok && shown.value.instalment?.breakdown).toEqual(months);
        }),
        { numRuns: RUNS },
      );
    },
  },
  {
    name: 'INS-01 a plan that there is not, a product that is not sold by the month, a stray option and a stray count are refused',
    check: async (open) => {
      const catalogue = await open();
      const [server] = onPlans;
      const [cloud] = seedProducts;
      if (!server || !cloud) throw new Error('the seed is empty');
      expect(await catalogue.priceOnPlan(server.id, [], 'tra-gop-99')).toMatchObject(gone);
      expect(await catalogue.instalments(server.id, [], 'tra-gop-99', 1)).toMatchObject(gone);
      expect(await catalogue.instalments(productId(cloud.id), [], 'tra-gop-6', 1)).toMatchObject(gone);
      const stray = [{ option: optionId('106066'), title: 'Không có' }];
      const badInput = { failure: { kind: 'rejected', code: 'bad-input' } };
      expect(await catalogue.priceOnPlan(server.id, stray, 'tra-gop-6')).toMatchObject(badInput);
      for (const count of [0, -1, 51])
        expect(await catalogue.instalments(server.id, [], 'tra-gop-6', count)).toMatchObject(badInput);
      for (const unknown of [
        await catalogue.pricePlans(productId('khong-co')),
        await catalogue.priceOnPlan(productId('khong-co'), [], 'tra-gop-6'),
      ])
        expect(unknown).toMatchObject({ failure: { kind: 'not-found' } });
    },
  },
];

/** Runs the laws on one adapter. `open` answers a catalogue with the seed and nothing changed. */
export const pricePlanContract = (name: string, open: () => Promise<Catalogue>): void =>
  describeLaws(`${name} keeps the contract of price plans`, pricePlanLaws, open);
