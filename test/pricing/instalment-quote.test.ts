import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedPricePlans } from '#contracts/seed/instalment-plans.ts';
import { toNewLine } from '#core/cart/lines/new-line.ts';
import { configurationFromQuery, configurationToQuery, defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { describeRequest } from '#core/consultation/describe-request.ts';
import { instalmentOffers } from '#core/pricing/instalment-offers.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { forAll } from '#test/kit/for-all.ts';
import { anyConfigurationOf, anyConfigured, products } from './products.ts';

const RUNS = 200;
const onPlans = products.filter((product) => (product.instalmentPlans ?? []).length > 0);
const anyOnPlan = fc
  .constantFrom(...onPlans)
  .chain((product) => anyConfigurationOf(product).map((configuration) => ({ product, configuration })));
const good = (...asked: Parameters<typeof computeQuote>) => {
  const quote = computeQuote(...asked);
  if (!quote.ok) throw new Error(JSON.stringify(quote.failure));
  return quote.value;
};
const anyOtherTime = (product: Product, months: number) =>
  product.prices.map(({ term }) => term).filter((time) => time !== months);

describe('INS-01 instalment plans beside the cash price', () => {
  test("INS-01 exactly the server products have the seed's instalment plans", () => {
    const servers = ['dedicated-server', 'bare-metal', 'big-memory', 'gpu-desktop'];
    for (const product of products)
      expect(product.instalmentPlans).toEqual(servers.includes(product.type) ? seedPricePlans : []);
    expect(onPlans.length).toBeGreaterThan(10);
  });

  test('INS-01 no instalment plan is chosen by default', () =>
    forAll(
      anyConfigured,
      async ({ product, configuration }) => {
        expect(defaultConfiguration(product).plan ?? null).toBeNull();
        expect(configurationFromQuery(product, configurationToQuery(product, configuration)).plan ?? null).toBeNull();
        expect(good(product, configuration).instalmentQuote).toBeUndefined();
      },
      RUNS,
    ));

  test('INS-01 CAT-06 for all products × terms × plans: a plan is available only with its own term', () => {
    for (const product of products)
      for (const { term } of product.prices)
        for (const plan of seedPricePlans) {
          const quote = computeQuote(product, { ...defaultConfiguration(product), term, plan: plan.id });
          const fits = onPlans.includes(product) && term === plan.loanTenure;
          expect(quote.ok || quote.failure.kind).toBe(fits || 'instalment-plan-not-found');
        }
  });

  test('INS-01 the amount due today is the first instalment, a renewal is a later one, and the line requests exactly that', () =>
    forAll(
      anyOnPlan,
      async ({ product, configuration }) => {
        for (const { plan, term, breakdown, extraCost } of instalmentOffers(product, configuration)) {
          const chosen = { ...configuration, term: term, plan: plan.id };
          const quote = good(product, chosen);
          const cash = good(product, { ...chosen, plan: null }).totals.gross;
          expect([quote.totals.gross, quote.renewal.gross]).toEqual([
            breakdown.firstMonth.total,
            breakdown.nextMonth.total,
          ]);
          expect(extraCost).toBe(breakdown.totalPrice - cash);
          expect(extraCost).toBeGreaterThan(0);
          const line = toNewLine(product, chosen, quote, { campaign: null, source: null });
          expect(line).toMatchObject({ instalmentPlan: plan.id, term: plan.loanTenure, charge: quote.planCharge });
          expect(line.children.map(({ charge }) => charge)).toEqual(quote.optionCharges.map(({ charge }) => charge));
        }
        expect(instalmentOffers(product, configuration)).toHaveLength(seedPricePlans.length);
      },
      RUNS,
    ));

  test('INS-01 a URL keeps the instalment plan with its term, and drops one that is gone or has another term', () =>
    forAll(
      fc.tuple(anyOnPlan, fc.constantFrom(...seedPricePlans)),
      async ([{ product, configuration }, plan]) => {
        const chosen = { ...configuration, term: plan.loanTenure, plan: plan.id };
        const query = configurationToQuery(product, chosen);
        expect(query.plan).toBe(plan.id);
        expect(configurationFromQuery(product, query).plan).toBe(plan.id);
        expect(configurationFromQuery(product, { ...query, plan: 'tra-gop-99' }).plan).toBeUndefined();
        for (const time of anyOtherTime(product, plan.loanTenure)) {
          expect(configurationFromQuery(product, { ...query, time: String(time) }).plan).toBeUndefined();
          expect(configurationToQuery(product, { ...chosen, term: time }).plan).toBeUndefined();
        }
        const gone: Product = { ...product, instalmentPlans: [] };
        expect(computeQuote(gone, chosen)).toEqual({ ok: false, failure: { kind: 'instalment-plan-not-found' } });
        expect(instalmentOffers(gone, chosen)).toEqual([]);
      },
      RUNS,
    ));

  test('INS-01 CNS-07 a consultation request about instalments names the plan in words', () => {
    const [product] = onPlans;
    if (!product) throw new Error('nothing is sold by the month');
    const subject = { product: product.slug, configuration: 'time=12&plan=tra-gop-12' };
    const said = describeRequest({ note: 'Xin gọi lại' }, subject, product);
    expect(said).toContain('Cách trả: trả góp 12 tháng');
    expect(said).not.toContain('tra-gop-12');
    const gone = { product: product.slug, configuration: 'time=12&plan=tra-gop-99' };
    expect(describeRequest({ note: '' }, gone, product)).toContain('plan=tra-gop-99');
  });
});
