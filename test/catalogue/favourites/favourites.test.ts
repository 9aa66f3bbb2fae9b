import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { productId } from '#core/shared/ids.ts';
import { always, faultAt, lostAnswer, lostRequest, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, freshIdempotencyKey, kindOf, openShop, type Shop } from '#test/kit/fakes/shop.ts';

const [one, two, three] = seedProducts.map(({ id }) => productId(id));
if (one === undefined || two === undefined || three === undefined) throw new Error('the seed is empty');
const PATH = '/san-pham/cloud-server-ssd-1';

const like = (shop: Shop, id = one, path = PATH) =>
  shop.useCases.addFavourite({ productId: id, path, idempotencyKey: freshIdempotencyKey() });
const unlike = (shop: Shop, id = one) =>
  shop.useCases.removeFavourite({ productId: id, path: PATH, idempotencyKey: freshIdempotencyKey() });
const idsOf = async ({ useCases }: Shop) => expectOk(await useCases.loadFavouriteIds({})).map((each) => each.productId);

describe('favourites', () => {
  test('CAT-07 a new visitor has no favourites, and reading them requests no token', async () => {
    const shop = openShop();
    expect(expectOk(await shop.useCases.loadFavourites({}))).toEqual({ products: [], total: 0 });
    expect(await idsOf(shop)).toEqual([]);
    expect(shop.browser.anonymous).toBeNull();
    expect(shop.world.state.sessions.size).toBe(0);
  });

  test('CAT-07 a guest adds favourites and lists them newest first, with all data of their cards', async () => {
    const shop = openShop();
    expect(expectOk(await like(shop))).toEqual({ goTo: PATH, notice: 'favourite-added', notify: null });
    expectOk(await like(shop, two));
    const { products, total } = expectOk(await shop.useCases.loadFavourites({}));
    expect(products.map(({ id }) => id)).toEqual([two, one]);
    expect(total).toBe(2);
    expect(expectOk(await unlike(shop))).toMatchObject({ notice: 'favourite-removed' });
    expect(await idsOf(shop)).toEqual([two]);
  });

  test('CAT-07 withdrawn products are left out and not counted', async () => {
    const shop = openShop();
    for (const id of [one, two, three]) expectOk(await like(shop, id));
    shop.world.state.withdrawn.add(two);
    expect(expectOk(await shop.useCases.loadFavourites({}))).toMatchObject({
      total: 2,
      products: [{ id: three }, { id: one }],
    });
  });

  test('CAT-07 an unknown product cannot be added', async () => {
    expect(kindOf(await like(openShop(), productId('khong-co')))).toBe('product-unavailable');
  });

  test('CAT-07 after a lost request or response the favourite is stored', async () => {
    for (const fault of [lostAnswer, lostRequest, unreachable]) {
      const shop = openShop({
        change: ({ favourites }) => ({ favourites: withFaults(favourites, faultAt('add', 1, fault)) }),
      });
      expectOk(await like(shop));
      expect(await idsOf(shop)).toEqual([one]);
    }
  });

  test('CAT-07 a rejected anonymous token is replaced once', async () => {
    const shop = openShop();
    expectOk(await like(shop));
    shop.world.state.sessions.clear();
    expect(kindOf(await like(shop))).toBe('ok');
    expect(await idsOf(shop)).toEqual([one]);
  });

  test('CAT-07 the return path stays on this shop, whatever was sent', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.constantFrom('//evil.example', 'javascript:alert(1)', '/%2F/evil', 'https://evil.example/'),
        ),
        async (path) => {
          const { goTo } = expectOk(await like(openShop(), one, path));
          expect(goTo).toMatch(/^\/(?!\/)/);
        },
      ),
      { numRuns: 100 },
    ));

  test('CAT-07 an unreachable service is reported as unreachable', async () => {
    const shop = openShop({
      change: ({ favourites }) => ({ favourites: withFaults(favourites, always(unreachable, 'list', 'add')) }),
    });
    expect(kindOf(await like(shop))).toBe('unreachable');
    expect(kindOf(await shop.useCases.loadFavourites({}))).toBe('unreachable');
    expect(kindOf(await shop.useCases.loadFavouriteIds({}))).toBe('unreachable');
  });
});
