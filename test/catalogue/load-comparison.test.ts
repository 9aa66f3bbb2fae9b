import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { validateConfiguration } from '#core/catalogue/problems-of-configuration.ts';
import { always, unreachable, withFaults } from '#test/kit/faults.ts';
import { good, kindOf, openShop, press } from '#test/kit/shop.ts';

const three = ['cloud-server-ssd-4', 'cloud-server-ssd-5', 'may-chu-rieng-e3'];
const comparisonOf = async (slugs: readonly string[], shop = openShop()) =>
  good(await shop.useCases.loadComparison({ slugs }));

describe('CAT-08 ROUTE-12 products side by side', () => {
  test('CAT-08 they stand in the order in which they were chosen, and a fourth is left out', async () => {
    const { products, gone } = await comparisonOf([...three, 'cloud-server-ssd-6']);
    expect(products.map(({ product }) => product.slug)).toEqual(three);
    expect(gone).toEqual([]);
  });

  test('CAT-08 ROUTE-12 a link that names what is gone still shows the others, and says which are gone', async () => {
    const { products, gone } = await comparisonOf(['khong-con-ban', 'cloud-server-ssd-4']);
    expect(products.map(({ product }) => product.slug)).toEqual(['cloud-server-ssd-4']);
    expect(gone).toEqual(['khong-con-ban']);
  });

  test('CAT-08 what is not to be had is shown but cannot be ordered from here', async () => {
    const shop = openShop();
    const { products } = await comparisonOf(three, shop);
    const [first] = products;
    if (first === undefined) throw new Error('the seed is empty');
    shop.world.state.withdrawn.add(first.product.id);
    const [sold] = (await comparisonOf(three, shop)).products;
    expect([sold?.product.available, sold?.ready]).toEqual([false, []]);
  });

  test('CAT-08 CART-19 what can be ordered at once is ordered at the price that the comparison shows, for every product and term', async () => {
    const shop = openShop();
    for (const { slug } of seedProducts) {
      const page = good(await shop.ports.catalogue.product(slug));
      const [compared] = (await comparisonOf([slug], shop)).products;
      const complete = Object.keys(validateConfiguration(page, defaultConfiguration(page))).length === 0;
      expect([slug, compared?.ready.length]).toEqual([slug, complete ? page.prices.length : 0]);
      const last = compared?.ready.at(-1);
      if (last === undefined) continue;
      const added = await openShop({ world: shop.world }).useCases.addToCart({
        ...{ slug, configuration: last.configuration, expectedTotal: last.gross, idempotencyKey: press() },
        ...{ orderId: null, keepPointer: true, campaign: null, source: null },
      });
      expect([slug, good(added).cart?.totals.gross]).toEqual([slug, last.gross]);
    }
  });

  test('ERR-04 CAT-08 a catalogue that cannot be asked fails the whole, and is no reason to call anything gone', async () => {
    const shop = openShop({
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'product')) }),
    });
    expect(kindOf(await shop.useCases.loadComparison({ slugs: three }))).toBe('unreachable');
  });
});
