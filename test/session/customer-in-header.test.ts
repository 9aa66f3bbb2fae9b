import { expect, test } from 'vitest';
import { always, unreachable, withFaults } from '#test/kit/faults.ts';
import { addCustomer, again, logInAs } from '#test/kit/people.ts';
import { good, openShop, press, type Shop, slugs } from '#test/kit/shop.ts';

const keep = async (shop: Shop): Promise<void> => {
  const { id } = good(await shop.ports.catalogue.product(slugs.server));
  good(await shop.useCases.addFavourite({ productId: id, path: '/', idempotencyKey: press() }));
};

test('HDR-06 CAT-07 the header knows the customer by name and counts what he keeps in mind, also from before', async () => {
  const shop = openShop();
  addCustomer(shop.world);
  await keep(shop);
  expect(good(await again(shop).useCases.loadVisitor({}))).toMatchObject({ loggedIn: false, favouritesCount: 1 });
  good(await logInAs(again(shop)));
  expect(good(await again(shop).useCases.loadVisitor({}))).toMatchObject({
    loggedIn: true,
    user: { name: 'Khách Hàng Mẫu', avatarPath: null },
    favouritesCount: 1,
  });
});

test('HDR-06 VIS-03 what cannot be counted or drawn is left out, and the customer stays logged in', async () => {
  const shop = openShop();
  addCustomer(shop.world);
  good(await logInAs(shop));
  const { world, browser } = shop;
  const change = ({ favourites, profiles }: Shop['ports']) => ({
    favourites: withFaults(favourites, always(unreachable, 'list')),
    profiles: withFaults(profiles, always(unreachable, 'person')),
  });
  const seen = good(await openShop({ world, browser, change }).useCases.loadVisitor({}));
  expect(seen).toMatchObject({ loggedIn: true, favouritesCount: 0, user: { avatarPath: null } });
});

test('VIS-02 a browser that was never here asks nobody anything', async () => {
  const shop = openShop();
  expect(good(await shop.useCases.loadVisitor({}))).toMatchObject({ loggedIn: false, favouritesCount: 0 });
  expect(shop.world.state.sessions.size).toBe(0);
});
