import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeProviders } from '#adapters/memory/accounts/account-providers.ts';
import { revoke } from '#adapters/memory/accounts/sessions.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { loadNewestPayment } from '#core/payment/load-payment.ts';
import { lostAnswer, lostRequest, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { reopenBrowser } from '#test/kit/fakes/memory-changes.ts';
import {
  addBySlug,
  expectOk,
  freshIdempotencyKey,
  namedDomain,
  openShop,
  type Shop,
  slugs,
} from '#test/kit/fakes/shop.ts';
import {
  addCustomer,
  enterCode,
  linesIn,
  logInAs,
  nextRequest,
  openReturn,
  returnFromProvider,
  signUp,
  USERNAME,
} from '#test/kit/people.ts';

/** The visitor's cart. */
const cartOf = async (shop: Shop) => expectOk(await nextRequest(shop).useCases.loadCart({ orderId: null }));
const titlesIn = async (shop: Shop): Promise<readonly string[]> =>
  (await cartOf(shop))?.lines.map(({ line }) => line.description || line.slug || '').sort() ?? [];

const withDomain = async (shop: Shop, name: string) => {
  const product = expectOk(await shop.ports.catalogue.product(slugs.domain));
  return expectOk(await addBySlug(shop, slugs.domain, { configuration: namedDomain(product, name) }));
};

/** A customer with a saved cart, and a guest in another browser with their own cart. */
const guestAndSaved = async () => {
  const world = memoryWorld();
  const user = addCustomer(world);
  const home = openShop({ world });
  expectOk(await logInAs(home));
  expectOk(await addBySlug(home, slugs.server));
  await withDomain(home, 'may-lanh.com.vn');
  const guest = openShop({ world });
  expectOk(await addBySlug(guest, slugs.promoted));
  return { world, user, home, guest };
};

/** Number of draft carts of a customer. */
const openCarts = ({ world }: Shop, party: string): number =>
  [...world.state.orders.values()].filter(({ order }) => order.owner?.partyId === party && order.status === 'draft')
    .length;

const guestAlone = async () => {
  const world = memoryWorld();
  addCustomer(world);
  const guest = openShop({ world });
  expectOk(await addBySlug(guest, slugs.promoted));
  expectOk(await addBySlug(guest, slugs.server));
  return { world, guest };
};

describe('ACC-11 a change of identity loses and duplicates no line', () => {
  test('ACC-05 password login without a saved cart: the customer gets the guest cart, which stays a draft', async () => {
    const shop = openShop();
    const user = addCustomer(shop.world);
    expectOk(await addBySlug(shop, slugs.server));
    const before = linesIn(shop.world);
    const outcome = expectOk(await logInAs(shop, USERNAME, '/gio-hang'));
    expect(outcome).toEqual({ goTo: '/gio-hang', notice: 'logged-in', notify: null });
    expect(linesIn(shop.world)).toEqual(before);
    const [record] = [...shop.world.state.orders.values()];
    expect(record?.order).toMatchObject({ owner: { partyId: user.partyId }, status: 'draft' });
  });

  test('ACC-11 password login with a saved cart: the guest lines move into it, and the result says how many', async () => {
    const { world, user, guest } = await guestAndSaved();
    const before = linesIn(world);
    const outcome = expectOk(await logInAs(guest));
    expect(outcome).toEqual({ goTo: '/service', notice: 'cart-merged', notify: 1 });
    expect(linesIn(world)).toEqual(before);
    expect(await titlesIn(guest)).toHaveLength(3);
    expect(openCarts(guest, user.partyId)).toBe(1);
  });

  test('ACC-11 merging keeps a domain that is in both carts once and every other line as it was', async () => {
    const { world, guest } = await guestAndSaved();
    await withDomain(guest, 'may-lanh.com.vn');
    const before = linesIn(world);
    expect(expectOk(await logInAs(guest)).notify).toBe(1);
    expect(linesIn(world)).toEqual([...new Set(before)]);
  });

  test.each(fakeProviders.map(({ id }) => id))("ACC-01 ACC-06 login by %s keeps the guest's cart", async (provider) => {
    const shop = openShop();
    expectOk(await addBySlug(shop, slugs.server));
    const before = linesIn(shop.world);
    const email = provider === 'google' ? 'ha@example.com' : '';
    expectOk(await openReturn(shop, await returnFromProvider(shop, provider, email, '/gio-hang')));
    if (provider !== 'google') {
      const typed = { fullName: 'Phạm Thu Hà', phone: '0987654321', email: 'ha@example.com', callback: '' };
      expectOk(
        await nextRequest(shop).useCases.completeRegistration({ ...typed, idempotencyKey: freshIdempotencyKey() }),
      );
      expectOk(await enterCode(nextRequest(shop), 'ha@example.com'));
    }
    expect(expectOk(await nextRequest(shop).useCases.loadVisitor({}))).toMatchObject({
      isLoggedIn: true,
      itemCount: 1,
    });
    expect(linesIn(shop.world)).toEqual(before);
  });

  test("ACC-02 registration with a code keeps the guest's cart", async () => {
    const shop = openShop();
    expectOk(await addBySlug(shop, slugs.server));
    const before = linesIn(shop.world);
    expectOk(await signUp(shop, 'moi@example.vn', '/checkout'));
    expect(expectOk(await enterCode(nextRequest(shop), 'moi@example.vn'))).toMatchObject({
      goTo: '/checkout',
      notice: 'verified',
    });
    expect(linesIn(shop.world)).toEqual(before);
    expect(expectOk(await nextRequest(shop).useCases.loadVisitor({}))).toMatchObject({
      isLoggedIn: true,
      itemCount: 1,
    });
  });

  test('ACC-06 a second device finds the saved cart, for seven days', async () => {
    const { world, home } = await guestAndSaved();
    const second = openShop({ world });
    expectOk(await logInAs(second));
    expect(await titlesIn(second)).toEqual(await titlesIn(home));
    world.state.now += 8 * 86_400_000;
    expect(second.ports.carts.get()).toBeNull();
  });

  test("ACC-11 a second tab that still shows the guest adds to the customer's cart", async () => {
    const { world, guest } = await guestAndSaved();
    const tab = nextRequest(guest);
    const stale = (await cartOf(guest))?.orderId ?? null;
    expectOk(await logInAs(guest));
    const before = linesIn(world).length;
    expectOk(await addBySlug(tab, slugs.server, { orderId: stale }));
    expect(linesIn(world)).toHaveLength(before + 1);
    expect(await titlesIn(tab)).toHaveLength(4);
  });

  test('VIS-01 after the session ends the customer is a guest, and finds their cart again at the next login', async () => {
    const { world, home } = await guestAndSaved();
    const before = linesIn(world);
    const [held] = [home.browser.session];
    if (held !== null) revoke(world, held);
    expect(expectOk(await nextRequest(home).useCases.loadVisitor({})).isLoggedIn).toBe(false);
    expectOk(await logInAs(nextRequest(home)));
    expect(linesIn(world)).toEqual(before);
    expect(await titlesIn(home)).toHaveLength(2);
  });

  test('ACC-08 after a logout the next guest sees nothing of the cart, and the customer finds it again', async () => {
    const { world, home } = await guestAndSaved();
    const before = linesIn(world);
    expectOk(await home.useCases.logOut({ path: '/gio-hang', idempotencyKey: freshIdempotencyKey() }));
    expect(await cartOf(home)).toBeNull();
    expectOk(await logInAs(nextRequest(home)));
    expect(linesIn(world)).toEqual(before);
    expect(await titlesIn(home)).toHaveLength(2);
  });

  test("CART-15 a browser that is closed and reopened finds the customer's cart", async () => {
    const { world, home } = await guestAndSaved();
    const later = openShop({ world, browser: reopenBrowser(home.browser) });
    expect(await titlesIn(later)).toHaveLength(2);
  });

  test("ACC-05 a guest's paid order is paid once when they return from the payment, and a new cart begins", async () => {
    const shop = openShop();
    addCustomer(shop.world);
    expectOk(await addBySlug(shop, slugs.server));
    const placed = expectOk(await placeCart(shop));
    const before = linesIn(shop.world);
    const payment = await loadNewestPayment(shop.ports)(placed.orderId);
    if (payment) bankOf(shop.world).confirm(payment.id);
    expectOk(await logInAs(nextRequest(shop)));
    expect(linesIn(shop.world)).toEqual(before);
    expect(shop.world.state.orders.get(placed.orderId)?.order.financial).toBe('PAID');
    expect(await cartOf(shop)).toBeNull();
  });

  test.each(['cookie', 'recovery slot'])(
    "ACC-06 CART-17 a guest's placed order in the %s does not hide the customer's saved cart",
    async (where) => {
      const { guest, home } = await guestAndSaved();
      const { orderId } = expectOk(await placeCart(guest));
      if (where === 'recovery slot') {
        guest.ports.carts.clear();
        guest.ports.carts.setRecovery(orderId);
      }
      expectOk(await logInAs(nextRequest(guest)));
      expect(await titlesIn(guest)).toEqual(await titlesIn(home));
      expect(guest.ports.carts.get()).toBe(home.ports.carts.get());
    },
  );

  test("ACC-06 ROUTE-19 a page that names the guest's placed order still acts on that order", async () => {
    const { guest } = await guestAndSaved();
    const { orderId } = expectOk(await placeCart(guest));
    expectOk(await logInAs(nextRequest(guest)));
    expect(expectOk(await nextRequest(guest).useCases.loadCart({ orderId }))?.orderId).toBe(orderId);
  });

  test('ACC-06 a placed order stays the cart of a customer who has no other cart', async () => {
    const { home } = await guestAndSaved();
    const { orderId } = expectOk(await placeCart(home));
    expect((await cartOf(home))?.orderId).toBe(orderId);
  });

  test("CART-02 another customer's order in the cookie is ignored", async () => {
    const { world, home } = await guestAndSaved();
    const thief = openShop({ world });
    addCustomer(world, 'ke-trom@example.vn');
    const foreign = (await cartOf(home))?.orderId;
    if (foreign) thief.ports.carts.set(foreign);
    const before = linesIn(world);
    expect(expectOk(await logInAs(thief, 'ke-trom@example.vn'))).toMatchObject({ notice: 'logged-in' });
    expect(thief.ports.carts.get()).toBeNull();
    expect(linesIn(world)).toEqual(before);
  });

  test('ACC-11 login succeeds whatever fails during the merge, and the next cart load completes it', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('merge', 'findByOwner', 'load', 'claim'),
        fc.constantFrom(unreachable, lostRequest, lostAnswer),
        fc.boolean(),
        async (method, fault, hasSaved) => {
          const { world, guest } = hasSaved ? await guestAndSaved() : await guestAlone();
          const before = linesIn(world);
          const kind =
            fault.failure.kind === 'unknown' && ['findByOwner', 'load'].includes(method) ? unreachable : fault;
          const shaky = openShop({
            world,
            browser: guest.browser,
            change: ({ orders }) => ({ orders: withFaults(orders, (name) => (name === method ? kind : null)) }),
          });
          expect((await logInAs(shaky)).ok).toBe(true);
          expect(expectOk(await nextRequest(guest).useCases.loadVisitor({})).itemCount).toBe(before.length);
          expect(linesIn(world)).toEqual(before);
        },
      ),
      { numRuns: 60 },
    ));

  test('LAY-03 a callback that arrives twice, at once or later, logs in once and merges once', () =>
    fc.assert(
      fc.asyncProperty(fc.boolean(), async (atOnce) => {
        const shop = openShop();
        expectOk(await addBySlug(shop, slugs.server));
        const before = linesIn(shop.world);
        const query = await returnFromProvider(shop, 'google', 'ha@example.com', '/gio-hang');
        const send = () => openReturn(nextRequest(shop), query);
        const [first, second] = atOnce ? await Promise.all([send(), send()]) : [await send(), await send()];
        expect([first, second].filter((each) => each?.ok).length).toBeGreaterThan(0);
        expect(expectOk(await send())).toMatchObject({ goTo: '/gio-hang' });
        expect(linesIn(shop.world)).toEqual(before);
        expect(expectOk(await nextRequest(shop).useCases.loadVisitor({}))).toMatchObject({
          isLoggedIn: true,
          itemCount: 1,
        });
      }),
      { numRuns: 10 },
    ));
});
