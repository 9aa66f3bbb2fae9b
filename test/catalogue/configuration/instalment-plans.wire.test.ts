import fc from 'fast-check';
import { expect, test } from 'vitest';
import { organisationId } from '#contracts/organisation.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedPricePlanCategories, seedPricePlans } from '#contracts/seed/instalment-plans.ts';
import type { Product } from '#core/catalogue/product.ts';
import { addCharges, noCharge } from '#core/pricing/amounts.ts';
import { computeInstalmentPrice } from '#core/pricing/instalment.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import { backendCatalogue } from '#test/catalogue/backend-catalogue.ts';
import { valueOrThrow } from '#test/catalogue/catalogue-subject.ts';
import { eachBackend, setClock } from '#test/kit/backends/backends.ts';
import { anyConfigurationOf, products } from '#test/pricing/products.ts';

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

/** The chosen values as the operations take them. */
const optionsOf = (product: Product, { chosen }: Configuration) =>
  product.options.flatMap((option) =>
    option.values
      .filter(({ id }) => chosen[option.id]?.includes(id))
      .map(({ title }) => ({ id: option.id, value: title })),
  );

const quoteOf = (product: Product, configuration: Configuration) => {
  const quote = computeQuote(product, configuration);
  if (!quote.ok) throw new Error(JSON.stringify(quote.failure));
  return quote.value;
};

const inputs = `$partnerId: String!, $productId: String!, $options: [ProductOptionInput!]!`;
const product = 'partnerId: $partnerId, storeChannel: "", productId: $productId, options: $options';
const optionPrice = `query (${inputs}, $months: Int!) { answer: getPriceForProductOption(${product}, months: $months) { price } }`;
const planPrice = `query (${inputs}, $plan: String!) {
  answer: getPriceForProductOptionAndPricePlan(${product}, pricePlanId: $plan) {
    productId price priceInstallment loanTenure firstMonth nextMonth } }`;
const instalments = `query (${inputs}, $plan: String!, $quantity: Int!) {
  answer: getPriceInstallment(${product}, pricePlanId: $plan, quantity: $quantity) {
    firstMonth { bare collateral vat total } nextMonth { bare collateral vat total } totalPrice } }`;

/** The shop computes these prices itself from a product; the service's own answers must be the same. */
eachBackend('prices that the product service computes', (backend) => {
  const ask = async (query: string, variables: object) => {
    const answer = await fetch(`${backend.url}/product-service/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { partnerId: organisationId, options: [], ...variables } }),
    });
    const { data, errors } = (await answer.json()) as {
      readonly data?: { readonly answer?: unknown } | null;
      readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
    };
    return errors?.[0]?.extensions.code ?? data?.answer;
  };

  test('GQL-05 the price of chosen options is the sum of the charges that the page shows', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...productsWithPlans), fc.constantFrom(1, 3, 12), async (server, months) => {
        for (const configuration of fc.sample(anyConfigurationOf(server), 3)) {
          const { optionCharges } = quoteOf(server, { ...configuration, plan: null, term: months });
          const charge = addCharges(noCharge, ...optionCharges.map((each) => each.charge));
          const options = optionsOf(server, configuration);
          expect(await ask(optionPrice, { productId: server.id, options, months })).toEqual({ price: charge.net });
        }
      }),
      { numRuns: 4 },
    ));

  test('CAT-06 ENT-12 getPriceForProductOptionAndPricePlan applies the pricing rules to the cash price', () =>
    fc.assert(
      fc.asyncProperty(anyProductWithPlan, async ({ product: server, plan, configuration }) => {
        const { planCharge, optionCharges } = quoteOf(server, { ...configuration, plan: null });
        const charges = [planCharge, ...optionCharges.map(({ charge }) => charge)] as const;
        const asked = { productId: server.id, options: optionsOf(server, configuration), plan: plan.id };
        expect(await ask(planPrice, asked)).toEqual(computeInstalmentPrice(server.id, charges, plan));
      }),
      { numRuns: RUNS },
    ));

  test('INS-01 ENT-12 getPriceInstallment returns the instalments that the product page shows', () =>
    fc.assert(
      fc.asyncProperty(anyProductWithPlan, async ({ product: server, plan, configuration }) => {
        const { quantity } = configuration;
        const asked = { productId: server.id, options: optionsOf(server, configuration), plan: plan.id, quantity };
        // The VAT depends on the backend's day.
        const page = valueOrThrow(await backendCatalogue(backend.url).productById(server.id));
        const shown = quoteOf(page, { ...configuration, plan: plan.id }).instalmentQuote?.breakdown;
        expect(await ask(instalments, asked)).toEqual(shown);
      }),
      { numRuns: RUNS },
    ));

  test('INS-01 an unknown plan, a product without plans, an unknown option and an invalid quantity are rejected', async () => {
    const [server] = productsWithPlans;
    const productId = server?.id;
    const plan = 'tra-gop-6';
    expect(await ask(planPrice, { productId, plan: 'tra-gop-99' })).toBe('PRICE_PLAN_GONE');
    expect(await ask(instalments, { productId: '1001', plan, quantity: 1 })).toBe('PRICE_PLAN_GONE');
    const options = [{ id: '106066', value: 'Không có' }];
    expect(await ask(planPrice, { productId, options, plan })).toBe('BAD_USER_INPUT');
    expect(await ask(optionPrice, { productId, options, months: 1 })).toBe('BAD_USER_INPUT');
    for (const quantity of [0, -1, 51])
      expect(await ask(instalments, { productId, plan, quantity })).toBe('BAD_USER_INPUT');
    for (const query of [planPrice, instalments])
      expect(await ask(query, { productId: 'khong-co', plan, quantity: 1 })).toBe('NOT_FOUND');
  });

  test('ENT-12 INS-01 GQL-05 the operations return the fields of the specification', async () => {
    const plans = `query ($partnerId: String!, $productId: String!) {
      answer: getPricePlans(partnerId: $partnerId, storeChannel: "", productId: $productId) {
        id interestRate loanTenure firstPaymentPercent monthlyInterestRate } }`;
    const productId = productsWithPlans.find(({ slug }) => slug === 'bare-metal-s')?.id;
    const asked = { productId, plan: 'tra-gop-12', quantity: 1 };
    // The VAT depends on the day.
    await setClock(backend, Date.UTC(2026, 9, 5));
    expect(await ask(plans, { productId })).toEqual([
      { id: 'tra-gop-6', interestRate: 9.6, loanTenure: 6, firstPaymentPercent: 30, monthlyInterestRate: 0.8 },
      { id: 'tra-gop-12', interestRate: 12, loanTenure: 12, firstPaymentPercent: 30, monthlyInterestRate: 1 },
    ]);
    expect(await ask(planPrice, asked)).toEqual({
      productId,
      price: 30_132_000,
      priceInstallment: 32_452_164,
      loanTenure: 12,
      firstMonth: 9_039_599,
      nextMonth: 2_128_415,
    });
    expect(await ask(instalments, asked)).toEqual({
      firstMonth: { bare: 9_039_599, collateral: 0, vat: 723_168, total: 9_762_767 },
      nextMonth: { bare: 2_128_415, collateral: 0, vat: 170_273, total: 2_298_688 },
      totalPrice: 35_048_335,
    });
  });
});
