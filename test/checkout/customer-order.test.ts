import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { lineItemId } from '#core/shared/ids.ts';
import { always, faultAt, lostAnswer, lostRequest, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { placeCart, validCheckoutFields } from '#test/kit/checkout.ts';
import {
  addBySlug,
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  namedDomain,
  openShop,
  type Shop,
  type ShopOptions,
  shownTotalOf,
  slugs,
} from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs } from '#test/kit/people.ts';

/** A customer with an address and a cart. */
const customer = async (options: ShopOptions = {}) => {
  const shop = openShop(options);
  const user = addCustomer(shop.world);
  expectOk(await logInAs(shop));
  const { address } = await validCheckoutFields(shop);
  const receiver = { ...address, name: 'Lê Thị Nhận', phone: '0987654321', isDefault: false };
  expectOk(
    await shop.useCases.saveAddress({ ...receiver, id: null, redirectUrl: '/', idempotencyKey: freshIdempotencyKey() }),
  );
  expectOk(await addBySlug(shop, slugs.promoted));
  const product = expectOk(await shop.ports.catalogue.product(slugs.domain));
  expectOk(await addBySlug(shop, slugs.domain, { configuration: namedDomain(product, 'tiembanhmay.com.vn') }));
  return { shop, user };
};
const nextRequest = ({ world, browser }: Shop, more: ShopOptions = {}): Shop => openShop({ world, browser, ...more });

const directOrderCommand = async (shop: Shop, idempotencyKey = freshIdempotencyKey()) => {
  const product = expectOk(await shop.ports.catalogue.product(slugs.server));
  const configuration = defaultConfiguration(product);
  const { slug } = product;
  return {
    ...(await validCheckoutFields(shop)),
    slug,
    configuration,
    expectedTotal: shownTotalOf(product, configuration),
    idempotencyKey,
  };
};

describe('FIN-04 the checkout of a customer', () => {
  test("FIN-04 ACC-09 the checkout of a customer has account, address book and the company of the last invoice; a guest's has none of them", async () => {
    const { shop } = await customer();
    const company = {
      name: 'Tiệm Bánh Mây',
      taxCode: '0101243150',
      address: '24 Nguyễn Trãi',
      email: 'kt@example.com',
    };
    const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
    const fields = { ...(await validCheckoutFields(shop)), invoiceFor: 'company' as const, company };
    const expectedTotal = cart?.totals.gross;
    if (expectedTotal === undefined) throw new Error('no cart');
    expectOk(
      await shop.useCases.finaliseOrder({
        ...fields,
        orderId: null,
        expectedTotal,
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    shop.ports.carts.clear();
    const product = expectOk(await shop.ports.catalogue.product(slugs.domain));
    const configuration = namedDomain(product, 'tiembanhgio.com.vn');
    expectOk(await addBySlug(nextRequest(shop), slugs.domain, { configuration }));
    const view = expectOk(await nextRequest(shop).useCases.loadCheckout({}));
    expect(view).toMatchObject({
      isLoggedIn: true,
      contact: { name: 'Khách Hàng Mẫu', email: 'khach@example.vn' },
      addresses: [{ name: 'Lê Thị Nhận', isDefault: true }],
      company: { company: company.name, taxCode: company.taxCode },
    });
    const guest = openShop();
    expectOk(await addBySlug(guest, slugs.promoted));
    expect(expectOk(await guest.useCases.loadCheckout({}))).toMatchObject({
      isLoggedIn: false,
      contact: null,
      addresses: [],
      company: null,
    });
  });

  test('ERR-06 DATA-01 account data that cannot be loaded is empty; the order can still be placed', async () => {
    const { shop } = await customer();
    const down = nextRequest(shop, {
      change: ({ addressBook, profiles }) => ({
        addressBook: withFaults(addressBook, always(unreachable, 'list')),
        profiles: withFaults(profiles, always(unreachable, 'company')),
      }),
    });
    expect(expectOk(await down.useCases.loadCheckout({}))).toMatchObject({
      isLoggedIn: true,
      addresses: [],
      company: null,
    });
    expect(kindOf(await placeCart(down))).toBe('ok');
  });
});

describe('ROUTE-09 ordering one product directly', () => {
  test('ROUTE-09 FIN-04 a direct order costs what the product page shows, writes nothing, and needs no cart', async () => {
    const shop = openShop();
    const { slug, configuration, expectedTotal } = await directOrderCommand(shop);
    const view = expectOk(await shop.useCases.loadDirectOrder({ slug, configuration }));
    expect(view.quote.totals.gross).toBe(expectedTotal);
    expect(view).toMatchObject({ isLoggedIn: false, configuration, product: { slug } });
    expect(shop.world.state.orders.size).toBe(0);
  });

  test('ROUTE-09 an order that cannot be placed has a failure kind', async () => {
    const shop = openShop();
    const { slug, configuration } = await directOrderCommand(shop);
    const of = (more: Partial<typeof configuration>, name: string = slug) =>
      shop.useCases.loadDirectOrder({ slug: name, configuration: { ...configuration, ...more } });
    expect(kindOf(await of({ term: 5 }))).toBe('term-not-sold');
    expect(kindOf(await of({ quantity: 51 }))).toBe('quantity-out-of-range');
    expect(kindOf(await of({}, 'khong-co'))).toBe('not-found');
    const domain = expectOk(await shop.ports.catalogue.product(slugs.domain));
    expect(expectFailure(await of(defaultConfiguration(domain), slugs.domain)).kind).toBe('invalid-fields');
  });

  test('FIN-04 a customer owns their order without a guest signature; the cart stays unchanged', async () => {
    const { shop, user } = await customer();
    const cart = shop.ports.carts.get();
    const unsigned = nextRequest(shop, {
      change: () => ({ guestSigner: { sign: () => Promise.reject(new Error('a customer needs no signature')) } }),
    });
    const placed = expectOk(await unsigned.useCases.placeDirectOrder(await directOrderCommand(shop)));
    const order = expectOk(await nextRequest(shop).useCases.loadOrder({ orderId: placed.orderId }));
    expect(order).toMatchObject({ status: 'open', financial: 'UNPAID', owner: { partyId: user.partyId } });
    expect(placed.orderId).not.toBe(cart);
    expect(nextRequest(shop).ports.carts.get()).toBe(cart);
  });

  test('FIN-04 CART-17 for any failure, one idempotency key creates one order', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(unreachable, lostRequest, lostAnswer),
        fc.integer({ min: 1, max: 2 }),
        fc.boolean(),
        async (fault, call, forever) => {
          const { shop } = await customer();
          const before = shop.world.state.orders.size;
          const plan = faultAt('placeOwn', call, fault, forever);
          const order = await directOrderCommand(shop);
          await nextRequest(shop, {
            change: ({ orders }) => ({ orders: withFaults(orders, plan) }),
          }).useCases.placeDirectOrder(order);
          expectOk(await nextRequest(shop).useCases.placeDirectOrder(order));
          expect(shop.world.state.orders.size).toBe(before + 1);
        },
      ),
      { numRuns: 20 },
    ));
});

describe('ROUTE-19 the lines of an unpaid order', () => {
  test('ROUTE-19 a placed order is shown like a cart; changing its lines redirects back to its page', async () => {
    const { shop } = await customer();
    const { orderId } = expectOk(await nextRequest(shop).useCases.placeDirectOrder(await directOrderCommand(shop)));
    const view = expectOk(await nextRequest(shop).useCases.loadEditableOrder({ orderId }));
    const [line] = view.lines;
    expect(line?.terms.length).toBeGreaterThan(1);
    if (line === undefined) throw new Error('no line');
    const change = { orderId, lineId: line.line.id, quantity: 2, term: null, idempotencyKey: freshIdempotencyKey() };
    const outcome = expectOk(await nextRequest(shop).useCases.changeLine(change));
    expect(outcome).toMatchObject({ goTo: `/cap-nhat-don-hang/${orderId}`, notice: 'changed', notify: null });
    const after = expectOk(await nextRequest(shop).useCases.loadEditableOrder({ orderId }));
    expect(after.lines[0]?.line.quantity).toBe(2);
    expect(after.order.totals).toEqual(after.totals);
    const cart = expectOk(await nextRequest(shop).useCases.loadCart({ orderId: null }));
    expect(cart?.orderId).not.toBe(orderId);
    expect(cart?.lines.map((each) => each.line.quantity)).toEqual([1, 1]);
  });

  test('ROUTE-19 drafts can be edited; closed, paid and foreign orders cannot', async () => {
    const { shop } = await customer();
    const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
    if (cart === null) throw new Error('no cart');
    expect(kindOf(await nextRequest(shop).useCases.loadEditableOrder({ orderId: cart.orderId }))).toBe('ok');
    expect(kindOf(await openShop({ world: shop.world }).useCases.loadEditableOrder({ orderId: cart.orderId }))).toBe(
      'not-found',
    );
    const { orderId } = expectOk(await nextRequest(shop).useCases.placeDirectOrder(await directOrderCommand(shop)));
    expectOk(
      await nextRequest(shop).useCases.cancelOrder({ orderId, reason: 'Đổi ý', idempotencyKey: freshIdempotencyKey() }),
    );
    expect(kindOf(await nextRequest(shop).useCases.loadEditableOrder({ orderId }))).toBe('order-closed');
    const [line] = cart.lines;
    const change = {
      orderId,
      lineId: line?.line.id ?? lineItemId(''),
      quantity: 2,
      term: null,
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(kindOf(await nextRequest(shop).useCases.changeLine(change))).toBe('order-closed');
  });
});
