import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { addBySlug, expectOk, freshIdempotencyKey, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs, nextRequest, returnFromProvider } from '#test/kit/people.ts';
import { routeRows } from '#ui/routes.ts';

const logOut = (shop: Shop, path = '/gio-hang') =>
  nextRequest(shop).useCases.logOut({ path, idempotencyKey: freshIdempotencyKey() });

const isLoggedIn = async (): Promise<Shop> => {
  const shop = openShop();
  addCustomer(shop.world);
  expectOk(await logInAs(shop));
  return shop;
};

describe('ACC-08 logging out', () => {
  test('ACC-08 logout ends the session at the service too, and the browser keeps nothing of the login', async () => {
    const shop = await isLoggedIn();
    await returnFromProvider(nextRequest(shop), 'google', 'ha@example.com');
    const held = shop.browser.session;
    expectOk(await logOut(shop));
    expect(shop.browser).toMatchObject({ session: null, shared: null, pendingLogin: null, anonymous: null });
    expect(held === null || (await shop.ports.identity.userOf(held)).ok).toBe(false);
    expect(expectOk(await nextRequest(shop).useCases.loadVisitor({}))).toMatchObject({ isLoggedIn: false, user: null });
  });

  test('ACC-08 logout removes a cart with an owner from the cookie', async () => {
    const shop = await isLoggedIn();
    expectOk(await addBySlug(nextRequest(shop), slugs.server));
    expectOk(await logOut(shop));
    expect([shop.ports.carts.get(), shop.ports.carts.recovery()]).toEqual([null, null]);
  });

  test('ACC-08 a cart without an owner stays with the guest, together with its token', async () => {
    const shop = openShop();
    expectOk(await addBySlug(shop, slugs.server));
    expectOk(await logOut(shop));
    expect(expectOk(await nextRequest(shop).useCases.loadCart({ orderId: null }))?.itemCount).toBe(1);
  });

  test('ACC-08 logout succeeds when the services are down, and the cart pointer stays', async () => {
    const shop = await isLoggedIn();
    expectOk(await addBySlug(nextRequest(shop), slugs.server));
    const { world, browser } = shop;
    const change = ({ orders, identity }: Shop['ports']) => ({
      orders: withFaults(orders, always(unreachable, 'load')),
      identity: withFaults(identity, always(unreachable, 'endSession')),
    });
    const cart = shop.ports.carts.get();
    expectOk(
      await openShop({ world, browser, change }).useCases.logOut({ path: '/', idempotencyKey: freshIdempotencyKey() }),
    );
    expect([browser.session, shop.ports.carts.get()]).toEqual([null, cart]);
    expect(expectOk(await nextRequest(shop).useCases.loadCart({ orderId: null }))).toBeNull();
  });

  test('ACC-08 logout redirects from login pages to the home page, and from all others to the login', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...routeRows), async ({ path }) => {
        const auth = /^\/(dang-nhap|dang-ky|xac-thuc|quen-mat-khau|reset|cap-nhat-dang-ky)(\/|$)/.test(path);
        const outcome = expectOk(await logOut(openShop(), `${path}?redirectUrl=%2Fservice`));
        expect(outcome).toEqual({ goTo: auth ? '/' : '/dang-nhap', notice: 'logged-out', notify: null });
      }),
      { numRuns: 60 },
    ));

  test('ACC-08 logout is idempotent', async () => {
    const shop = await isLoggedIn();
    expectOk(await logOut(shop));
    expect((await logOut(shop)).ok).toBe(true);
  });
});
