import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { validateConfiguration } from '#core/catalogue/validate-configuration.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, freshIdempotencyKey, kindOf, openShop } from '#test/kit/fakes/shop.ts';

const three = ['cloud-server-ssd-4', 'cloud-server-ssd-5', 'may-chu-rieng-e3'];
const comparisonOf = async (slugs: readonly string[], shop = openShop()) =>
  expectOk(await shop.useCases.loadComparison({ slugs }));

describe('CAT-08 ROUTE-12 products side by side', () => {
  test('CAT-08 the products stand by size, and a fourth is left out', async () => {
    const { products, unavailableSlugs } = await comparisonOf([...three.toReversed(), 'cloud-server-ssd-6']);
    expect(products.map(({ product }) => product.slug)).toEqual(three);
    expect(unavailableSlugs).toEqual([]);
  });

  test('CAT-08 ROUTE-12 a link with a withdrawn product still shows the others and names the missing one', async () => {
    const { products, unavailableSlugs } = await comparisonOf(['khong-con-ban', 'cloud-server-ssd-4']);
    expect(products.map(({ product }) => product.slug)).toEqual(['cloud-server-ssd-4']);
    expect(unavailableSlugs).toEqual(['khong-con-ban']);
  });

  test('CAT-08 an unavailable product is shown but cannot be ordered here', async () => {
    const shop = openShop();
    const { products } = await comparisonOf(three, shop);
    const [first] = products;
    if (first === undefined) throw new Error('the seed is empty');
    shop.world.state.withdrawn.add(first.product.id);
    const [sold] = (await comparisonOf(three, shop)).products;
    expect([sold?.product.isAvailable, sold?.orderable]).toEqual([false, []]);
  });

  test('CAT-08 CART-19 a product that can be ordered here costs what the comparison shows, for every product and term', async () => {
    const shop = openShop();
    for (const { slug } of seedProducts) {
      const page = expectOk(await shop.ports.catalogue.product(slug));
      const [compared] = (await comparisonOf([slug], shop)).products;
      const complete = Object.keys(validateConfiguration(page, defaultConfiguration(page))).length === 0;
      expect([slug, compared?.orderable.length]).toEqual([slug, complete ? page.prices.length : 0]);
      const last = compared?.orderable.at(-1);
      if (last === undefined) continue;
      const added = await openShop({ world: shop.world }).useCases.addToCart({
        slug,
        configuration: last.configuration,
        expectedTotal: last.gross,
        idempotencyKey: freshIdempotencyKey(),
        orderId: null,
        keepPointer: true,
        campaign: null,
        source: null,
      });
      expect([slug, expectOk(added).cart?.totals.gross]).toEqual([slug, last.gross]);
    }
  });

  test('ERR-04 CAT-08 a catalogue failure fails the whole comparison and reports no product as withdrawn', async () => {
    const shop = openShop({
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'product')) }),
    });
    expect(kindOf(await shop.useCases.loadComparison({ slugs: three }))).toBe('unreachable');
  });
});
