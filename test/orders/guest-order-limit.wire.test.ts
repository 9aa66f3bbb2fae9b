import { afterEach, describe, expect, inject, test } from 'vitest';
import { graphqlCustomerGateway } from '#adapters/graphql/customer-gateway.ts';
import { graphqlPaymentGateway } from '#adapters/graphql/payment-gateway.ts';
import { hmacGuestSigner } from '#adapters/system/guest-signer.ts';
import { rateLimits } from '#backend/authorisation/rate-limits.ts';
import type { Wire } from '#composition/host-settings.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { partyId } from '#core/shared/ids.ts';
import { eachBackend, freshLogin, freshToken, runSql, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { freshIdempotencyKey } from '#test/orders/order-world.ts';
import { orderWires } from '#test/orders/wire-order-world.ts';
import {
  draftOrder,
  expectRefused,
  readyOrder,
  serverLine,
  someCheckout,
  unwrap,
} from '#test/payment/payment-subject.ts';

const returnUrl = 'http://localhost:3000/PaymentResult';

/** A visitor whose requests come from this network. */
const visitorAt = (backend: TestBackend, network: string, held: string, wire: Wire = 'graphql') => {
  const client = (path: string) => wireClient(backend, path, held, network);
  const [invoices, hub] = [client('/invoice-gateway/graphql'), client('/payment-hub/graphql')];
  return {
    orders: orderWires[wire](client),
    customers: graphqlCustomerGateway(client('/user-gateway/graphql')),
    payments: graphqlPaymentGateway({ invoices, hub }, { now: () => Date.now() }),
    newIdempotencyKey: freshIdempotencyKey,
    returnUrl,
  };
};
type Visitor = ReturnType<typeof visitorAt>;

const placeExpress = async ({ orders }: Visitor, key = freshIdempotencyKey()) => {
  const signature = unwrap(await hmacGuestSigner(inject('secrets').signing).sign(someCheckout.contact, Date.now()));
  return orders.placeExpress([serverLine()], someCheckout, signature, key);
};

/** Every way in which a guest places an order. */
const ways: Readonly<Record<string, (visitor: Visitor) => Promise<unknown>>> = {
  'a cart': async (visitor) => visitor.orders.open((await readyOrder(visitor)).id),
  'a cart with its payment': async (visitor) => {
    const { id, totals } = await draftOrder(visitor, [serverLine()]);
    const key = freshIdempotencyKey();
    const placement = { owner: null, customerKey: freshIdempotencyKey(), checkout: someCheckout };
    return visitor.payments.createForOrder(id, 'VIETQR', totals.gross, returnUrl, key, placement);
  },
  'one product': placeExpress,
};

eachBackend('orders of guests', (backend) => {
  const { most } = rateLimits.guestOrder;
  let networks = 0;
  /** Addresses of nobody, of which the first 64 bits are a network. [RFC 3849] */
  const newNetwork = (): string => `2001:db8:${process.pid % 10_000}:${++networks}`;
  const exhaust = () => runSql(backend, `update throttles set count = ${most} where key like 'guestOrder %'`);
  afterEach(() => runSql(backend, "delete from throttles where key like 'guestOrder %'"));

  describe.each(['graphql', 'rest'] as const)('over %s', (wire) => {
    test.each(Object.entries(ways))('V2.4.1 a network that placed many places no more: %s', async (_, place) => {
      const network = newNetwork();
      const guestAt = async (address: string) => visitorAt(backend, address, await freshToken(backend), wire);
      expect(await place(await guestAt(`${network}::1`))).toMatchObject({ ok: true });
      await exhaust();
      const refused = await place(await guestAt(`${network}::2`));
      expect(refused).toMatchObject({
        ok: false,
        failure: { kind: 'rejected', code: 'too-many-orders', detail: { retryAfter: expect.any(Number) } },
      });
      expect(await place(await guestAt(`${newNetwork()}::1`))).toMatchObject({ ok: true });
      const { token, partyId: party } = await freshLogin(backend);
      const customer = visitorAt(backend, `${network}::3`, token, wire);
      const cart = await draftOrder(customer, [serverLine()]);
      unwrap(await customer.orders.setCustomer(cart.id, partyId(party), someCheckout));
      expect(await customer.orders.open(cart.id)).toMatchObject({ ok: true });
    });
  });

  test('V2.4.1 a payment of an unnamed cart places none either', async () => {
    const [network, held] = [newNetwork(), await freshToken(backend)];
    const guest = visitorAt(backend, `${network}::1`, held);
    expect(await placeExpress(guest)).toMatchObject({ ok: true });
    await exhaust();
    const { totals } = await readyOrder(guest);
    const given = `totalAmount: ${totals.gross}, storeID: "${websiteStoreId}", partnerCode: "${organisationId}"`;
    const query = `mutation { createPayment(paymentData: { ${given}, methodCode: "VIETQR" }) { paymentId } }`;
    const answer = await fetch(`${backend.url}/payment-hub/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${held}`,
        'x-forwarded-for': `${network}::1`,
      },
      body: JSON.stringify({ query }),
    });
    expect(await answer.text()).toContain('TOO_MANY_ORDERS');
  });

  test('CART-17 what was placed is found again, and paid, beyond the limit; what was refused counts nothing', async () => {
    const network = newNetwork();
    const guest = visitorAt(backend, `${network}::1`, await freshToken(backend));
    const key = freshIdempotencyKey();
    const placed = unwrap(await placeExpress(guest, key));
    await exhaust();
    expectRefused(await placeExpress(guest), 'too-many-orders');
    expect(unwrap(await placeExpress(guest, key)).id).toBe(placed.id);
    expect(await guest.orders.open(placed.id)).toMatchObject({ ok: true });
    expect(
      await guest.payments.createForOrder(placed.id, 'VIETQR', placed.totals.gross, returnUrl, freshIdempotencyKey()),
    ).toMatchObject({ ok: true });
    const [row] = await runSql(backend, "select count from throttles where key like 'guestOrder %'");
    expect(row).toEqual({ count: most });
  });

  test('V2.4.1 a refused cart stays as it is, and is placed when the hour is over', async () => {
    const network = newNetwork();
    const guest = visitorAt(backend, `${network}::1`, await freshToken(backend));
    expect(await placeExpress(guest)).toMatchObject({ ok: true });
    await exhaust();
    const cart = await readyOrder(guest);
    expectRefused(await guest.orders.open(cart.id), 'too-many-orders');
    expect(unwrap(await guest.orders.load(cart.id))).toEqual(cart);
    await runSql(backend, "update throttles set ends_at = now() - interval '1 second' where key like 'guestOrder %'");
    expect(await guest.orders.open(cart.id)).toMatchObject({ ok: true });
  });
});
