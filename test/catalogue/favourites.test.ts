import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { productId } from '#core/shared/ids.ts';
import { always, faultAt, lostAnswer, lostRequest, unreachable, withFaults } from '#test/kit/faults.ts';
import { good, kindOf, openShop, press, type Shop } from '#test/kit/shop.ts';

const [one, two, three] = seedProducts.map(({ id }) => productId(id));
if (one === undefined || two === undefined || three === undefined) throw new Error('the seed is empty');
const PATH = '/san-pham/cloud-server-ssd-1';

const like = (shop: Shop, id = one, path = PATH) =>
  shop.useCases.addFavourite({ productId: id, path, idempotencyKey: press() });
const unlike = (shop: Shop, id = one) =>
  shop.useCases.removeFavourite({ productId: id, path: PATH, idempotencyKey: press() });
const idsOf = async ({ useCases }: Shop) => good(await useCases.loadFavouriteIds({})).map((each) => each.productId);

describe('favourites', () => {
  test('CAT-07 who was never here has none, and no token is bought to learn that', async () => {
    const shop = openShop();
    expect(good(await shop.useCases.loadFavourites({}))).toEqual({ products: [], total: 0 });
    expect(await idsOf(shop)).toEqual([]);
    expect(shop.browser.anonymous).toBeNull();
    expect(shop.world.state.sessions.size).toBe(0);
  });

  test('CAT-07 a guest keeps products and finds them, the newest first, with all that a card needs', async () => {
    const shop = openShop();
    expect(good(await like(shop))).toEqual({ goTo: PATH, notice: 'favourite-added', notify: null });
    good(await like(shop, two));
    const { products, total } = good(await shop.useCases.loadFavourites({}));
    expect(products.map(({ id }) => id)).toEqual([two, one]);
    expect(total).toBe(2);
    expect(good(await unlike(shop))).toMatchObject({ notice: 'favourite-removed' });
    expect(await idsOf(shop)).toEqual([two]);
  });

  test('CAT-07 what is not sold any more is left out and not counted', async () => {
    const shop = openShop();
    for (const id of [one, two, three]) good(await like(shop, id));
    shop.world.state.withdrawn.add(two);
    expect(good(await shop.useCases.loadFavourites({}))).toMatchObject({
      total: 2,
      products: [{ id: three }, { id: one }],
    });
  });

  test('CAT-07 a product that there is not cannot be kept', async () => {
    expect(kindOf(await like(openShop(), productId('khong-co')))).toBe('product-unavailable');
  });

  test('CAT-07 after a lost answer it looks; what it asked for holds in the end', async () => {
    for (const fault of [lostAnswer, lostRequest, unreachable]) {
      const shop = openShop({
        change: ({ favourites }) => ({ favourites: withFaults(favourites, faultAt('add', 1, fault)) }),
      });
      good(await like(shop));
      expect(await idsOf(shop)).toEqual([one]);
    }
  });

  test('CAT-07 an anonymous token that is refused is replaced once', async () => {
    const shop = openShop();
    good(await like(shop));
    shop.world.state.sessions.clear();
    expect(kindOf(await like(shop))).toBe('ok');
    expect(await idsOf(shop)).toEqual([one]);
  });

  test('CAT-07 the page to stay on is a page of this shop, whatever was sent', () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.constantFrom('//evil.example', 'javascript:alert(1)', '/%2F/evil', 'https://evil.example/'),
        ),
        async (path) => {
          const { goTo } = good(await like(openShop(), one, path));
          expect(goTo).toMatch(/^\/(?!\/)/);
        },
      ),
      { numRuns: 100 },
    ));

  test('CAT-07 a service that does not answer is told as it is', async () => {
    const shop = openShop({
      change: ({ favourites }) => ({ favourites: withFaults(favourites, always(unreachable, 'list', 'add')) }),
    });
    expect(kindOf(await like(shop))).toBe('unreachable');
    expect(kindOf(await shop.useCases.loadFavourites({}))).toBe('unreachable');
    expect(kindOf(await shop.useCases.loadFavouriteIds({}))).toBe('unreachable');
  });
});
