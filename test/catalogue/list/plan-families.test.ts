import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonTerms, comparedPrices } from '#core/catalogue/comparison/compare.ts';
import { comparePiecePrices } from '#core/catalogue/comparison/compare-piece-prices.ts';
import { compareSpecifications } from '#core/catalogue/comparison/compare-specifications.ts';
import { planSizeOf } from '#core/catalogue/plans/plan-size.ts';
import type { Product } from '#core/catalogue/product.ts';
import { toListPlan, toTabPlan } from '#core/catalogue/product-projections.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { findListPricePerUnit, findPriceCut } from '#core/pricing/term-savings.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { anyProduct, products } from '#test/pricing/products.ts';

const families = [...new Set(products.map(({ type }) => type))]
  .filter((type) => type !== 'domain')
  .map((type) => products.filter((product) => product.type === type));
const anyFamily = fc.constantFrom(...families);
/** Two or three plans of one family, in any order. */
const anyCompared = anyFamily.chain((plans) => fc.shuffledSubarray(plans, { minLength: 2, maxLength: 3 }));

describe('CAT-08 plans of one family', () => {
  test('CAT-08 all plans of a family state the same properties in the same order', () => {
    for (const plans of families) {
      const labels = plans.map(({ specifications }) => specifications.map(({ label }) => label));
      for (const each of labels) expect(each).toEqual(labels[0]);
    }
  });

  test('CAT-08 no cell is empty when plans of a family are compared', () =>
    fc.assert(
      fc.property(anyCompared, (plans) => {
        for (const { key, cells } of compareSpecifications(plans))
          expect([key, cells.map(({ text }) => text)]).toEqual([key, cells.map(() => expect.stringMatching(/\S/))]);
      }),
    ));

  test('CAT-08 the columns stand by size, in whatever order the plans were chosen', () =>
    fc.assert(
      fc.asyncProperty(anyCompared, async (plans) => {
        const slugs = plans.map(({ slug }) => slug);
        const compared = expectOk(await openShop().useCases.loadComparison({ slugs })).products;
        expect(compared.map(({ product }) => product.slug).toSorted()).toEqual(slugs.toSorted());
        const sizes = compared.flatMap(({ product }) => planSizeOf(product).ram ?? []);
        expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
      }),
      { numRuns: 30 },
    ));

  test('CAT-08 the price of a piece times its pieces is the price of the plan, to half a đồng a piece', () =>
    fc.assert(
      fc.property(anyCompared, fc.nat(), (plans, draw) => {
        const terms = commonTerms(plans);
        const { entries } = comparedPrices(plans, terms[draw % Math.max(1, terms.length)]?.term ?? null);
        for (const { piece, cells } of comparePiecePrices(plans, entries)) {
          for (const [at, { price }] of cells.entries()) {
            const pieces = planSizeOf(plans[at] as Product)[piece];
            expect(price === null).toBe(pieces === null);
            if (price === null || pieces === null) continue;
            expect(Math.abs(2 * price * pieces - 2 * (entries[at]?.perUnit ?? 0))).toBeLessThanOrEqual(pieces);
          }
          const lowest = cells.filter(({ isLowest }) => isLowest);
          expect(lowest.length).toBeLessThanOrEqual(1);
          for (const { price } of lowest)
            for (const other of cells) expect(price).toBeLessThanOrEqual(other.price ?? Number.POSITIVE_INFINITY);
        }
      }),
    ));

  test('CAT-08 servers are compared by vCPU and RAM, mail by mailbox', () => {
    const piecesOf = (type: string) => {
      const plans = products.filter((product) => product.type === type).slice(0, 2);
      return comparePiecePrices(plans, comparedPrices(plans, null).entries).map(({ piece }) => piece);
    };
    expect(piecesOf('cloud-server')).toEqual(['cpu', 'ram']);
    expect(piecesOf('mail-server')).toEqual(['disk', 'accounts']);
    expect(piecesOf('object-storage')).toEqual(['disk']);
    expect(piecesOf('cloud-lab')).toEqual([]);
  });
});

describe('CAT-05 one product, one price', () => {
  test('CAT-05 the card, in every list and term, has the price and the percentage of the price summary', () =>
    fc.assert(
      fc.property(anyProduct, fc.nat(), (product, draw) => {
        const { term } = product.prices[draw % product.prices.length] ?? { term: product.defaultTerm };
        const { price, lines, savings } = expectOk(computeQuote(product, { term, quantity: 1, chosen: {} }));
        for (const card of [product, toTabPlan(product), toListPlan(product, term)]) {
          const entry = card.prices.find((each) => each.term === term);
          if (entry === undefined) continue;
          expect(entry).toEqual(price);
          const cut = findPriceCut(card.prices, term);
          expect(cut === null).toBe(savings === 0);
          if (cut === null) continue;
          const list = cut.listPerUnit * term;
          expect(list - (lines[0]?.amounts.net ?? 0)).toBe(savings);
          expect(cut.percent).toBe(Math.round((savings * 100) / list));
          expect(cut.listPerUnit).toBe(findListPricePerUnit(product.prices));
          expect(cut.percent).toBe(Math.round(((cut.listPerUnit - entry.perUnit) * 100) / cut.listPerUnit));
        }
      }),
    ));
});
