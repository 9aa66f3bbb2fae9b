import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { dong } from '#core/shared/dong.ts';
import { cachedRecentProducts } from '#host/cache/recent-products.ts';
import { cacheParts } from '#test/host/caching/cache-parts.ts';
import { faultAt, rejected, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { movePrice } from '#test/kit/fakes/memory-changes.ts';
import { addBySlug, expectFailure, expectOk, kindOf, openShop, shownTotalOf, slugs } from '#test/kit/fakes/shop.ts';
import { linesNow, withOrders } from './adding.ts';

/** A shop that keeps products for a moment, and what it asked of the catalogue. */
const withRecentProducts = () => {
  const asked: string[] = [];
  const shop = openShop({
    change: ({ catalogue }) => ({
      recentProducts: cachedRecentProducts(cacheParts(), null),
      catalogue: {
        ...catalogue,
        product: (slug) => {
          asked.push(slug);
          return catalogue.product(slug);
        },
      },
    }),
  });
  return { shop, asked };
};

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

  test('CART-19 a product that was read a moment ago accepts, and what it refuses is asked of the current one', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 50, max: 150 }), fc.boolean(), async (percent, knowsNewPrice) => {
        const { shop, asked } = withRecentProducts();
        const product = expectOk(await shop.ports.catalogue.product(slugs.server));
        const old = shownTotalOf(product, defaultConfiguration(product));
        expectOk(await addBySlug(shop, slugs.server, { expectedTotal: old }));
        movePrice(shop.world, product.id, percent);
        const moved = expectOk(await shop.ports.catalogue.product(slugs.server));
        const now = shownTotalOf(moved, defaultConfiguration(moved));
        asked.length = 0;
        const added = await addBySlug(shop, slugs.server, { expectedTotal: knowsNewPrice ? now : old });
        if (knowsNewPrice || now === old) expectOk(added);
        else expect(expectFailure(added)).toEqual({ kind: 'price-changed', old, now });
        expect(await linesNow(shop)).toHaveLength(added.ok ? 2 : 1);
        // The helper reads it once, too.
        expect(asked).toHaveLength(now === old ? 1 : 2);
      }),
      { numRuns: 20 },
    ));

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
