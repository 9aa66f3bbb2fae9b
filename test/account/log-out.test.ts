import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { always, unreachable, withFaults } from '#test/kit/faults.ts';
import { addCustomer, again, cameBack, logInAs } from '#test/kit/people.ts';
import { addBySlug, good, openShop, press, type Shop, slugs } from '#test/kit/shop.ts';
import { routeRows } from '#ui/routes.ts';

const logOut = (shop: Shop, path = '/gio-hang') => again(shop).useCases.logOut({ path, idempotencyKey: press() });

const loggedIn = async (): Promise<Shop> => {
  const shop = openShop();
  addCustomer(shop.world);
  good(await logInAs(shop));
  return shop;
};

describe('ACC-08 logging out', () => {
  test('ACC-08 logout ends the session at the service too, and the browser keeps nothing of the login', async () => {
    const shop = await loggedIn();
    await cameBack(again(shop), 'google', 'ha@example.com');
    const held = shop.browser.session;
    good(await logOut(shop));
    expect(shop.browser).toMatchObject({ session: null, shared: null, trail: null, anonymous: null });
    expect(held === null || (await shop.ports.identity.userOf(held)).ok).toBe(false);
    expect(good(await again(shop).useCases.loadVisitor({}))).toMatchObject({ loggedIn: false, user: null });
  });

  test('ACC-08 logout removes a cart with an owner from the cookie', async () => {
    const shop = await loggedIn();
    good(await addBySlug(again(shop), slugs.server));
    good(await logOut(shop));
    expect([shop.ports.carts.get(), shop.ports.carts.recovery()]).toEqual([null, null]);
  });

  test('ACC-08 a cart without an owner stays with the guest, together with its token', async () => {
    const shop = openShop();
    good(await addBySlug(shop, slugs.server));
    good(await logOut(shop));
    expect(good(await again(shop).useCases.loadCart({ orderId: null }))?.itemCount).toBe(1);
  });

  test('ACC-08 logout succeeds when the services are down, and the cart pointer stays', async () => {
    const shop = await loggedIn();
    good(await addBySlug(again(shop), slugs.server));
    const { world, browser } = shop;
    const change = ({ orders, identity }: Shop['ports']) => ({
      orders: withFaults(orders, always(unreachable, 'load')),
      identity: withFaults(identity, always(unreachable, 'end')),
    });
    const cart = shop.ports.carts.get();
    good(await openShop({ world, browser, change }).useCases.logOut({ path: '/', idempotencyKey: press() }));
    expect([browser.session, shop.ports.carts.get()]).toEqual([null, cart]);
    expect(good(await again(shop).useCases.loadCart({ orderId: null }))).toBeNull();
  });

  test('ACC-08 logout redirects from login pages to the home page, and from all others to the login', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...routeRows), async ({ path }) => {
        const auth = /^\/(dang-nhap|dang-ky|xac-thuc|quen-mat-khau|reset|cap-nhat-dang-ky)(\/|$)/.test(path);
        const outcome = good(await logOut(openShop(), `${path}?redirectUrl=%2Fservice`));
        expect(outcome).toEqual({ goTo: auth ? '/' : '/dang-nhap', notice: 'logged-out', notify: null });
      }),
      { numRuns: 60 },
    ));

  test('ACC-08 logout is idempotent', async () => {
    const shop = await loggedIn();
    good(await logOut(shop));
    expect((await logOut(shop)).ok).toBe(true);
  });
});
