import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { dong } from '#core/shared/dong.ts';
import { faultAt, rejected, unreachable, withFaults } from '#test/kit/faults.ts';
import { movePrice } from '#test/kit/memory-changes.ts';
import { addBySlug, expectFailure, expectOk, kindOf, openShop, shownTotalOf, slugs } from '#test/kit/shop.ts';
import { linesNow, withOrders } from './adding.ts';

describe('the expected total', () => {
  test('CART-19 a wrong expected total is rejected with the true one, and nothing is added', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 5_000_000 }), async (amount) => {
        const shop = openShop();
        const product = expectOk(await shop.ports.catalogue.product(slugs.server));
        const now = shownTotalOf(product, defaultConfiguration(product));
        const expectedTotal = dong(amount === now ? amount + 1 : amount);
        expect(expectFailure(await addBySlug(shop, slugs.server, { expectedTotal }))).toEqual({
          kind: 'price-changed',
          old: expectedTotal,
          now,
        });
        expect(await linesNow(shop)).toHaveLength(0);
      }),
      { numRuns: 20 },
    ));

  test('CART-19 a price that changes between page and click is reported as old and new; adding at the new one works', async () => {
    const shop = openShop();
    const product = expectOk(await shop.ports.catalogue.product(slugs.server));
    const expectedTotal = shownTotalOf(product, defaultConfiguration(product));
    movePrice(shop.world, product.id, 110);
    const failure = expectFailure(await addBySlug(shop, slugs.server, { expectedTotal }));
    if (failure.kind !== 'price-changed') throw new Error(failure.kind);
    expect(failure.old).toBe(expectedTotal);
    expectOk(await addBySlug(shop, slugs.server, { expectedTotal: failure.now }));
    expect((await linesNow(shop))[0]?.amounts.gross).toBe(failure.now);
  });

  test('CART-19 a price change that only the order service knows is reported with VAT for the whole line', async () => {
    const shop = withOrders(faultAt('addLine', 1, rejected('price-changed', { old: 1, new: 2 })));
    const product = expectOk(await shop.ports.catalogue.product(slugs.server));
    const expectedTotal = shownTotalOf(product, defaultConfiguration(product));
    expect(expectFailure(await addBySlug(shop, slugs.server))).toEqual({
      kind: 'price-changed',
      old: expectedTotal,
      now: expectedTotal,
    });
  });

  test('a plan that is no longer sold is rejected', async () => {
    const shop = openShop();
    shop.world.state.withdrawn.add('1004');
    expect(kindOf(await addBySlug(shop, slugs.server))).toBe('product-unavailable');
  });

  test('ERR-04 a product that cannot be loaded is a typed failure and is logged with its phrase', async () => {
    const shop = openShop({
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, faultAt('product', 2, unreachable, true)) }),
    });
    expect(kindOf(await addBySlug(shop, slugs.server))).toBe('unreachable');
    expect(shop.logged()).toContain('Failed to fetch product by handle data');
  });
});
