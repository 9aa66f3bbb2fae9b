import { expect, test } from 'vitest';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, freshIdempotencyKey, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs, nextRequest } from '#test/kit/people.ts';

const addServerToFavourites = async (shop: Shop): Promise<void> => {
  const { id } = expectOk(await shop.ports.catalogue.product(slugs.server));
  expectOk(await shop.useCases.addFavourite({ productId: id, path: '/', idempotencyKey: freshIdempotencyKey() }));
};

test('HDR-06 CAT-07 the header shows the customer’s name and counts their favourites, including those from before the login', async () => {
  const shop = openShop();
  addCustomer(shop.world);
  await addServerToFavourites(shop);
  expect(expectOk(await nextRequest(shop).useCases.loadVisitor({}))).toMatchObject({
    isLoggedIn: false,
    favouritesCount: 1,
  });
  expectOk(await logInAs(nextRequest(shop)));
  expect(expectOk(await nextRequest(shop).useCases.loadVisitor({}))).toMatchObject({
    isLoggedIn: true,
    user: { name: 'Khách Hàng Mẫu', avatarPath: null },
    favouritesCount: 1,
  });
});

test('HDR-06 VIS-03 when favourites or avatar fail to load they are left out, and the customer stays logged in', async () => {
  const shop = openShop();
  addCustomer(shop.world);
  expectOk(await logInAs(shop));
  const { world, browser } = shop;
  const change = ({ favourites, profiles }: Shop['ports']) => ({
    favourites: withFaults(favourites, always(unreachable, 'list')),
    profiles: withFaults(profiles, always(unreachable, 'person')),
  });
  const seen = expectOk(await openShop({ world, browser, change }).useCases.loadVisitor({}));
  expect(seen).toMatchObject({ isLoggedIn: true, favouritesCount: 0, user: { avatarPath: null } });
});

test('VIS-02 a new browser requests no token', async () => {
  const shop = openShop();
  expect(expectOk(await shop.useCases.loadVisitor({}))).toMatchObject({ isLoggedIn: false, favouritesCount: 0 });
  expect(shop.world.state.sessions.size).toBe(0);
});
