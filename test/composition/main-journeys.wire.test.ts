import { afterEach, expect, test, vi } from 'vitest';
import { type Wire, wires } from '#composition/host-settings.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { eachBackend } from '#test/kit/backends/backends.ts';
import { placeCart, validCheckoutFields } from '#test/kit/checkout.ts';
import { addBySlug, addInputOf, expectOk, freshIdempotencyKey, slugs } from '#test/kit/fakes/shop.ts';
import { openGuest, openProcess } from '#test/kit/host-guest.ts';

/** Endpoints of catalogue, orders and places, each on one wire only. */
const endpoints: Readonly<Record<Wire, RegExp>> = {
  graphql: /\/(product-service|order-cloud-service|user-gateway)\/graphql$|:\d+\/graphql$/,
  rest: /\/product-service\/v1\/(products|categories)\/|\/orderLineItem$|\/v1\/places\//,
};

afterEach(() => vi.restoreAllMocks());

/** Counts the calls of the services that a command makes. */
const callsOf = async (command: () => Promise<unknown>): Promise<number> => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const before = sent.mock.calls.length;
  await command();
  return sent.mock.calls.length - before;
};

eachBackend('the composed host', (backend) => {
  test('CART-09 FIN-01 the first add of a guest takes five calls at most, and so does their order', async () => {
    const process = openProcess();
    // Reads the lists that all requests of the host share.
    await validCheckoutFields(await openGuest(backend, 'graphql', process));
    const guest = await openGuest(backend, 'graphql', process);
    const press = await addInputOf(guest, slugs.server);
    expect(await callsOf(async () => expectOk(await guest.useCases.addToCart(press)))).toBeLessThanOrEqual(5);
    const cart = expectOk(await guest.useCases.loadCart({ orderId: null }));
    if (cart === null) throw new Error('the cart is empty');
    const order = {
      ...(await validCheckoutFields(guest)),
      orderId: cart.orderId,
      expectedTotal: cart.totals.gross,
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(await callsOf(async () => expectOk(await guest.useCases.finaliseOrder(order)))).toBeLessThanOrEqual(5);
  });

  test.each(wires)(
    'CAT-01 CART-01 PAY-02 with SERVICE_WIRE=%s a guest finds, configures, adds, changes and orders a plan',
    async (wire) => {
      const sent = vi.spyOn(globalThis, 'fetch');
      const guest = await openGuest(backend, wire);
      const { useCases } = guest;
      const { products } = expectOk(
        await useCases.listProducts({ ...defaultProductQuery, sort: null, keyword: 'ssd' }),
      );
      expect(products.map(({ slug }) => slug)).toContain(slugs.server);
      expectOk(await addBySlug(guest, slugs.server));
      const cart = expectOk(await useCases.loadCart({ orderId: null }));
      const [item] = cart?.lines ?? [];
      if (!cart || !item) throw new Error('the cart is empty');
      expectOk(
        await useCases.changeLine({
          orderId: cart.orderId,
          lineId: item.line.id,
          quantity: 2,
          term: null,
          idempotencyKey: freshIdempotencyKey(),
        }),
      );
      const { orderId } = expectOk(await placeCart(guest));
      expect(expectOk(await useCases.loadPayment({ orderId })).order.totals.gross).toBeGreaterThan(cart.totals.gross);
      const addresses = sent.mock.calls.map(([input]) => String(input instanceof Request ? input.url : input));
      for (const each of wires)
        expect(
          addresses.some((address) => endpoints[each].test(address)),
          each,
        ).toBe(each === wire);
    },
  );
});
