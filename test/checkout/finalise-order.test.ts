import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { dong } from '#core/shared/dong.ts';
import {
  always,
  type FaultPlan,
  faultAt,
  garbled,
  lostAnswer,
  lostRequest,
  unreachable,
  withFaults,
} from '#test/kit/backends/faults.ts';
import { placeCart, validCheckoutFields, withCart, withNamedCart } from '#test/kit/checkout.ts';
import {
  addBySlug,
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  namedDomain,
  openShop,
  type Shop,
  slugs,
} from '#test/kit/fakes/shop.ts';

const onlyOrder = ({ world }: Shop) => {
  const [record, ...others] = [...world.state.orders.values()];
  if (record === undefined || others.length > 0) throw new Error(`${others.length + 1} orders`);
  return record.order;
};
const withDomain = async (shop: Shop, name: string) => {
  const product = expectOk(await shop.ports.catalogue.product(slugs.domain));
  return addBySlug(shop, slugs.domain, { configuration: namedDomain(product, name) });
};

describe('the checkout page', () => {
  test('PAY-01 the checkout returns the cart, every payment method with its texts, and the 34 provinces', async () => {
    const shop = await withNamedCart();
    const view = expectOk(await shop.useCases.loadCheckout({}));
    expect(view.cart.itemCount).toBe(2);
    expect(view.provinces).toHaveLength(34);
    expect(view.methods.length).toBeGreaterThan(0);
    expect(view.methods.every(({ name, description }) => name !== '' && description !== '')).toBe(true);
  });

  test('an empty cart has no checkout', async () => {
    expect(kindOf(await openShop().useCases.loadCheckout({}))).toBe('cart-empty');
  });

  test('DATA-01 methods and provinces fail independently; the order still loads', async () => {
    const shop = await withNamedCart({
      change: ({ payments, administrativeUnits }) => ({
        payments: withFaults(payments, always(unreachable, 'methods')),
        administrativeUnits: withFaults(administrativeUnits, always(garbled, 'provinces')),
      }),
    });
    expect(expectOk(await shop.useCases.loadCheckout({}))).toMatchObject({
      methods: [],
      provinces: [],
      cart: { itemCount: 2 },
    });
  });

  test("STA-01 a customer's contact is prefilled", async () => {
    const shop = openShop();
    shop.browser.session = logIn(shop.world, addUser(shop.world, 'Lê Văn Gió', '0987654321', 'gio@example.com'));
    expectOk(await addBySlug(shop, slugs.server));
    expect(expectOk(await shop.useCases.loadCheckout({})).contact).toEqual({
      name: 'Lê Văn Gió',
      phone: '0987654321',
      email: 'gio@example.com',
    });
  });
});

describe('placing the order', () => {
  test("FIN-01 a guest's order gets its customer and address, is OPEN, and has an open payment for the whole amount", async () => {
    const shop = await withNamedCart();
    const placed = expectOk(await placeCart(shop));
    const order = onlyOrder(shop);
    expect(order).toMatchObject({
      status: 'open',
      owner: { contact: { name: 'Nguyễn Thị Mây', phone: '0912345678' } },
      address: { provinceName: 'Thành phố Hà Nội', street: '12 Hàng Bông' },
    });
    expect(placed).toMatchObject({ orderId: order.id, orderNumber: order.number, goTo: `/thanh-toan/${order.id}` });
    const { payment } = expectOk(await shop.useCases.loadPayment({ orderId: order.id }));
    expect(payment).toMatchObject({ state: 'waiting', amount: order.totals.gross });
  });

  test('FIN-01 VAL-03 an order without a .vn name asks for no address and keeps none, even if one was sent', async () => {
    const shop = await withCart();
    expect(expectOk(await shop.useCases.loadCheckout({}))).toMatchObject({ provinces: null, addresses: [] });
    expectOk(await placeCart(shop));
    expect(onlyOrder(shop)).toMatchObject({ status: 'open', address: null });
  });

  test('VAL-03 a cart with a .vn name is not ordered without an address', async () => {
    const shop = await withNamedCart();
    const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
    const address = { provinceCode: '', wardCode: '', street: '' };
    const command = {
      ...(await validCheckoutFields(shop)),
      address,
      orderId: null,
      idempotencyKey: freshIdempotencyKey(),
    };
    const refused = await shop.useCases.finaliseOrder({ ...command, expectedTotal: cart?.totals.gross ?? dong(0) });
    expect(expectFailure(refused)).toMatchObject({ kind: 'invalid-fields', fields: { 'address.street': 'required' } });
  });

  test('FIN-01 a logged-in customer is the owner', async () => {
    const shop = openShop();
    const user = addUser(shop.world, 'Lê Văn Gió', '0987654321', 'gio@example.com');
    shop.browser.session = logIn(shop.world, user);
    expectOk(await addBySlug(shop, slugs.server));
    expectOk(await placeCart(shop));
    expect(onlyOrder(shop).owner?.partyId).toBe(user.partyId);
  });

  test('FIN-01 after a failure at any step a retry continues: one order, one open payment', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('create', 'setCustomer', 'open', 'createForOrder', 'listByOrder', 'load', 'methods', 'wards'),
        fc.constantFrom(unreachable, lostRequest, lostAnswer, garbled),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(null, unreachable, lostAnswer),
        async (method, fault, call, forever, samePress, first) => {
          const sound = await withNamedCart();
          const cart = expectOk(await sound.useCases.loadCart({ orderId: null }));
          const command = {
            ...(await validCheckoutFields(sound)),
            orderId: cart?.orderId ?? null,
            expectedTotal: cart?.totals.gross ?? dong(0),
          };
          const planned = faultAt(method, call, fault, forever);
          // Without the one call for everything the order is placed step by step.
          const plan: FaultPlan = (name, number) =>
            (name === 'createForOrder' && number === 1 ? first : null) ?? planned(name, number);
          const shaky = openShop({
            ...sound,
            change: (ports) => ({
              customers: withFaults(ports.customers, plan),
              orders: withFaults(ports.orders, plan),
              payments: withFaults(ports.payments, plan),
              administrativeUnits: withFaults(ports.administrativeUnits, plan),
            }),
          });
          const idempotencyKey = freshIdempotencyKey();
          await shaky.useCases.finaliseOrder({ ...command, idempotencyKey });
          const placed = expectOk(
            await sound.useCases.finaliseOrder({
              ...command,
              idempotencyKey: samePress ? idempotencyKey : freshIdempotencyKey(),
            }),
          );
          expect(onlyOrder(sound)).toMatchObject({ id: placed.orderId, status: 'open' });
          const waiting = [...sound.world.state.payments.values()].filter(({ payment }) => payment.state === 'waiting');
          expect(waiting).toHaveLength(1);
        },
      ),
      { numRuns: 80 },
    ));

  test('FIN-01 when the payment hub is down the order is placed and the payment page takes over', async () => {
    const shop = await withCart({
      change: ({ payments }) => ({ payments: withFaults(payments, always(unreachable, 'createForOrder')) }),
    });
    const placed = expectOk(await placeCart(shop));
    const sound = openShop(shop);
    expect(expectOk(await sound.useCases.loadPayment({ orderId: placed.orderId })).payment).toBe(null);
    const retried = {
      orderId: placed.orderId,
      methodCode: (await validCheckoutFields(shop)).methodCode,
      idempotencyKey: freshIdempotencyKey(),
    };
    expectOk(await sound.useCases.retryPayment(retried));
    expect(expectOk(await sound.useCases.loadPayment({ orderId: placed.orderId })).payment?.state).toBe('waiting');
  });

  test('FIN-02 a paid order cannot be placed again and is removed from the cookie', async () => {
    const shop = await withCart();
    const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
    const { orderId } = expectOk(await placeCart(shop));
    const { payment } = expectOk(await shop.useCases.loadPayment({ orderId }));
    if (payment) bankOf(shop.world).confirm(payment.id);
    const again = {
      ...(await validCheckoutFields(shop)),
      orderId,
      expectedTotal: cart?.totals.gross ?? dong(0),
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectFailure(await shop.useCases.finaliseOrder(again))).toEqual({ kind: 'already-paid', orderId });
    expect(shop.ports.carts.get()).toBe(null);
  });

  test('FIN-02 a closed cart cannot be placed and is removed from the cookie', async () => {
    const shop = await withCart();
    const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
    if (cart) expectOk(await shop.ports.orders.removeOrder(cart.orderId, 'thử'));
    const command = {
      ...(await validCheckoutFields(shop)),
      orderId: null,
      expectedTotal: dong(0),
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(kindOf(await shop.useCases.finaliseOrder(command))).toBe('order-closed');
    expect(kindOf(await shop.useCases.finaliseOrder(command))).toBe('cart-empty');
  });

  test('CART-19 a cart that changed in another tab is placed only at the expected total', async () => {
    const shop = await withCart();
    const old = expectOk(await shop.useCases.loadCart({ orderId: null }))?.totals.gross ?? dong(0);
    expectOk(await addBySlug(shop, slugs.promoted));
    const now = expectOk(await shop.useCases.loadCart({ orderId: null }))?.totals.gross;
    const command = {
      ...(await validCheckoutFields(shop)),
      orderId: null,
      expectedTotal: old,
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectFailure(await shop.useCases.finaliseOrder(command))).toEqual({ kind: 'price-changed', old, now });
  });

  test('VAL-03 VAL-04 an invalid form changes nothing and names its fields', async () => {
    const shop = await withCart();
    const fields = await validCheckoutFields(shop);
    const command = {
      ...fields,
      contact: { name: '', phone: '123', email: 'may@example.com' },
      orderId: null,
      expectedTotal: dong(0),
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectFailure(await shop.useCases.finaliseOrder(command))).toEqual({
      kind: 'invalid-fields',
      fields: { 'contact.name': 'required', 'contact.phone': 'phone' },
    });
    expect(onlyOrder(shop)).toMatchObject({ status: 'draft', owner: null });
  });

  test('PAY-01 an unknown payment method is rejected before anything is written', async () => {
    const shop = await withCart();
    const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
    const command = {
      ...(await validCheckoutFields(shop)),
      methodCode: 'GOLD',
      orderId: null,
      expectedTotal: cart?.totals.gross ?? dong(0),
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(kindOf(await shop.useCases.finaliseOrder(command))).toBe('method-unknown');
    expect(onlyOrder(shop).status).toBe('draft');
  });

  test('DOM-04 a domain that was registered elsewhere meanwhile stops the checkout, and again before the payment', async () => {
    const shop = openShop();
    expectOk(await withDomain(shop, 'may-xanh.com.vn'));
    shop.world.state.registered.add('may-xanh.com.vn');
    const unavailable = { kind: 'domain-unavailable', domain: 'may-xanh.com.vn', status: 'registered' };
    expect(expectFailure(await placeCart(shop))).toEqual(unavailable);
    expect(onlyOrder(shop).status).toBe('draft');
    shop.world.state.registered.delete('may-xanh.com.vn');
    const { orderId } = expectOk(await placeCart(shop));
    for (const { payment } of shop.world.state.payments.values()) bankOf(shop.world).expire(payment.id);
    shop.world.state.registered.add('may-xanh.com.vn');
    const retry = {
      orderId,
      methodCode: (await validCheckoutFields(shop)).methodCode,
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(expectFailure(await shop.useCases.retryPayment(retry))).toEqual(unavailable);
  });
});
