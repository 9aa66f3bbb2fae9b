import { describe, expect, test } from 'vitest';
import { newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { ProductType } from '#core/shared/goods/product-types.ts';
import { forAll } from '#test/kit/for-all.ts';
import { inTurn, testSize } from '#test/kit/test-size.ts';
import { addLineTo } from '#test/orders/order-world.ts';
import { memoryBuyer } from '#test/vouchers/memory-vouchers.ts';
import { mischargingShops } from './every-price.mutants.ts';
import { anyCounts, giftedDomain, itemsOf } from './every-price.ts';
import {
  type Basket,
  codeCases,
  expectChargedAsShown,
  type PriceSubject,
  type Verdicts,
} from './laws-of-every-price.ts';

const memoryShop = (now: number): PriceSubject => {
  const world = memoryWorld({ now });
  const buyer = memoryBuyer(world, newAnonymousToken(world));
  return {
    buyer,
    now,
    fill: async (id, lines) => {
      for (const line of lines) await addLineTo(buyer, id, line);
    },
    pay: async (id) => void bankOf(world).confirm(id),
  };
};

const ORDINARY = Date.UTC(2026, 9, 5);
const TET = Date.UTC(2026, 1, 16);
const types = [...new Set(seedProducts.map(({ type }) => type))];
/** The refusal reasons that occurred; null when a code was accepted. */
const refusalReasons = new Set<Verdicts[number]>();

/**
 * Every item of a product line with each of these code cases, every day with one; one case per item, in turn, is paid.
 */
const pricesOf = (type: ProductType, now: number, cases: typeof codeCases): Promise<void> =>
  forAll(
    anyCounts,
    async (counts) => {
      const gift = await giftedDomain(now, counts);
      for (const plan of seedProducts.filter((each) => each.type === type))
        for (const [at, item] of (await itemsOf(plan, now, counts)).entries())
          for (const [which, { codes, gift: beside }] of cases.entries()) {
            const isPaid = at % cases.length === which;
            if (testSize === 'everyday' && !isPaid) continue;
            const items = beside ? [item, gift] : [item];
            const verdicts = await expectChargedAsShown(memoryShop(now), { items, codes }, isPaid);
            for (const verdict of verdicts) refusalReasons.add(verdict);
          }
    },
    1,
  );

describe('every product × term × option value × code (memory)', () => {
  test.each(types)(
    'VOU-01 CART-14 REST-02 %s: shown = charged, refusals match the core, renewals cost the full price; one code per item, in turn, is paid and invoiced',
    (type) => pricesOf(type, ORDINARY, codeCases),
  );
  const ofTet = codeCases.filter(({ codes }) => codes.includes('TET2026'));
  test('VOU-01 CART-14 the same on a day of Tết with its code, alone and after all others', async () => {
    for (const type of inTurn(types, 3)) await pricesOf(type, TET, ofTet);
  });
  test('VOU-01 every refusal reason of the seed occurred, and codes were accepted', () =>
    expect(refusalReasons).toEqual(
      new Set([null, 'expired', 'exhausted', 'other-code', 'product', 'beside', 'count']),
    ));
  test('VOU-01 a correct shop keeps the law for a promoted plan with a code, and every shop with a wrong charge breaks it', async () => {
    const [basket] = await promotedBaskets();
    if (!basket) throw new Error('the seed promotes nothing');
    await expectChargedAsShown(memoryShop(ORDINARY), basket, true);
    for (const [name, lying] of mischargingShops)
      await expect(expectChargedAsShown(lying(memoryShop(ORDINARY)), basket, true), name).rejects.toThrow();
  });
});

/** Plans below their list price, with the code for a first order. */
const promotedBaskets = async (): Promise<readonly Basket[]> => {
  const plan = seedProducts.find(({ prices }) => prices.some(({ oldPerUnit }) => oldPerUnit !== null));
  const items = plan ? await itemsOf(plan, ORDINARY, () => 2) : [];
  return items.map((item) => ({ items: [item], codes: ['CHAOMUNG10'] }));
};
