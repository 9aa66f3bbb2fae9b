import { describe, expect, test } from 'vitest';
import { revoke } from '#adapters/memory/accounts/sessions.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { placeCart } from '#test/kit/checkout.ts';
import {
  addBySlug,
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  openShop,
  slugs,
} from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs, nextRequest, USERNAME } from '#test/kit/people.ts';

describe('ACC-05 the cart from before the login', () => {
  test('ACC-05 login after the guest cleared their own cart reports no cancelled order', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    expectOk(await addBySlug(shop, slugs.server));
    expectOk(await shop.useCases.clearCart({ orderId: null, idempotencyKey: freshIdempotencyKey() }));
    expect(expectOk(await logInAs(nextRequest(shop)))).toMatchObject({ notice: 'logged-in' });
  });

  test('ACC-05 VIS-02 login renews an ended guest token once a page has found that the cart is out of reach', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    expectOk(await addBySlug(shop, slugs.server));
    if (shop.browser.anonymous !== null) revoke(shop.world, shop.browser.anonymous);
    expectOk(await nextRequest(shop).useCases.loadVisitor({}));
    expect(expectOk(await logInAs(nextRequest(shop)))).toMatchObject({ notice: 'logged-in' });
  });

  test('ACC-05 login removes a cancelled order from the cookie and notifies the shopper on the home page', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    expectOk(await addBySlug(shop, slugs.server));
    const id = shop.ports.carts.get();
    await shop.useCases.clearCart({ orderId: id, idempotencyKey: freshIdempotencyKey() });
    if (id) shop.ports.carts.set(id);
    const outcome = expectOk(await logInAs(nextRequest(shop), USERNAME, '/checkout'));
    expect(outcome).toEqual({ goTo: '/', notice: 'cart-cancelled', notify: null });
    expect(shop.ports.carts.get()).toBeNull();
    expect(shop.browser.session).not.toBeNull();
  });

  test('ACC-05 login opens an order whose recipient was already set at the checkout', async () => {
    const shop = openShop({
      change: ({ orders, payments }) => ({
        orders: withFaults(orders, always(unreachable, 'open')),
        payments: withFaults(payments, always(unreachable, 'createForOrder')),
      }),
    });
    const user = addCustomer(shop.world);
    expectOk(await addBySlug(shop, slugs.server));
    expect(kindOf(await placeCart(shop))).toBe('unreachable');
    expectOk(await logInAs(nextRequest(shop)));
    const [record] = [...shop.world.state.orders.values()];
    expect(record?.order).toMatchObject({ status: 'open', owner: { partyId: user.partyId } });
  });

  test('ACC-01 a rejected login leaves the cart and its token unchanged', async () => {
    const shop = openShop();
    addCustomer(shop.world);
    expectOk(await addBySlug(shop, slugs.server));
    const [cart, anonymous] = [shop.ports.carts.get(), shop.browser.anonymous];
    const wrong = {
      username: USERNAME,
      password: 'khong-phai',
      remember: false,
      redirectUrl: '',
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectFailure(await shop.useCases.logIn(wrong)).kind).toBe('wrong-credentials');
    expect([shop.ports.carts.get(), shop.browser.anonymous]).toEqual([cart, anonymous]);
  });
});
