import { expect, test } from 'vitest';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { addBySlug, expectOk, freshIdempotencyKey, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs, nextRequest } from '#test/kit/people.ts';

/** A second browser with the guest token that its owner has planted in the first. */
const planterOf = ({ world, browser }: Shop): Shop =>
  openShop({ world, browser: { ...createBrowser(), anonymous: browser.anonymous } });

test('V3.3.3 V7.2.4 who planted a guest token sees nothing of its browser after the log-in, nor after the log-out', async () => {
  const victim = openShop();
  addCustomer(victim.world);
  expectOk(await addBySlug(victim, slugs.server));
  const planter = planterOf(victim);
  const cart = victim.ports.carts.get();
  expect(cart).not.toBeNull();
  expect(expectOk(await planter.useCases.loadCart({ orderId: cart }))?.lines).toHaveLength(1);

  expectOk(await logInAs(nextRequest(victim)));
  expect(victim.browser.anonymous).toBeNull();
  expectOk(await addBySlug(nextRequest(victim), slugs.promoted));
  const { id: productId } = expectOk(await victim.ports.catalogue.product(slugs.server));
  const favourite = { productId, path: '/', idempotencyKey: freshIdempotencyKey() };
  expectOk(await nextRequest(victim).useCases.addFavourite(favourite));
  const order = expectOk(await placeCart(nextRequest(victim))).orderId;
  const seen = nextRequest(planter).useCases;
  expect(expectOk(await seen.loadFavourites({})).products).toEqual([]);
  for (const look of [
    seen.loadCart({ orderId: cart }),
    seen.loadOrder({ orderId: order }),
    seen.loadPayment({ orderId: order }),
  ]) {
    const result = await look;
    expect(result.ok && result.value !== null && 'lines' in result.value ? result.value.lines : []).toEqual([]);
  }

  expectOk(await nextRequest(victim).useCases.logOut({ path: '/', idempotencyKey: freshIdempotencyKey() }));
  expectOk(await addBySlug(nextRequest(victim), slugs.server));
  expect(victim.browser.anonymous).not.toBe(planter.browser.anonymous);
});

test('ACC-05 while it is not known what becomes of the cart, the guest token stays', async () => {
  const shop = openShop({
    change: ({ orders }) => ({ orders: withFaults(orders, (name) => (name === 'findByOwner' ? unreachable : null)) }),
  });
  addCustomer(shop.world);
  expectOk(await addBySlug(shop, slugs.server));
  const before = shop.browser.anonymous;
  expectOk(await logInAs(shop));
  expect([before === null, shop.browser.anonymous]).toEqual([false, before]);
});
