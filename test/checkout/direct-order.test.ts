import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { dong } from '#core/shared/dong.ts';
import {
  always,
  faultAt,
  lostAnswer,
  lostRequest,
  rejected,
  unreachable,
  withFaults,
} from '#test/kit/backends/faults.ts';
import { validCheckoutFields, withCart } from '#test/kit/checkout.ts';
import { movePrice } from '#test/kit/fakes/memory-changes.ts';
import {
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  openShop,
  type Shop,
  slugs,
} from '#test/kit/fakes/shop.ts';

describe('FIN-03 ordering one product without login and cart', () => {
  const command = async (shop: Shop, idempotencyKey = freshIdempotencyKey()) => {
    const product = expectOk(await shop.ports.catalogue.product(slugs.promoted));
    const configuration = {
      term: 6,
      quantity: 2,
      chosen: Object.fromEntries(
        product.options.filter(({ required }) => required).map(({ id, values }) => [id, [values[0]?.id ?? '']]),
      ),
    };
    return {
      ...(await validCheckoutFields(shop)),
      slug: slugs.promoted,
      configuration,
      expectedTotal: expectOk(computeQuote(product, configuration)).totals.gross,
      idempotencyKey,
    };
  };

  test('FIN-03 the order is signed over e-mail, phone, name and time; the cart stays unchanged', async () => {
    const signed: unknown[] = [];
    const shop = await withCart({
      change: ({ guestSigner }) => ({
        guestSigner: {
          sign: (contact, time) => {
            signed.push([contact.email, contact.phone, contact.name, time]);
            return guestSigner.sign(contact, time);
          },
        },
      }),
    });
    const cart = shop.ports.carts.get();
    const placed = expectOk(await shop.useCases.placeDirectOrder(await command(shop)));
    expect(placed.orderId).not.toBe(cart);
    expect(shop.ports.carts.get()).toBe(cart);
    expect(signed).toEqual([['may@example.com', '0912345678', 'Nguyễn Thị Mây', shop.world.state.now]]);
    expect(expectOk(await shop.useCases.loadPayment({ orderId: placed.orderId }))).toMatchObject({
      payment: { state: 'waiting' },
    });
  });

  test('FIN-03 for any failure, one idempotency key creates one order', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('placeExpress', 'sign', 'createForOrder', 'listByOrder'),
        fc.constantFrom(unreachable, lostRequest, lostAnswer),
        fc.integer({ min: 1, max: 2 }),
        fc.boolean(),
        async (method, fault, call, forever) => {
          const world = memoryWorld();
          const plan = faultAt(method, call, fault, forever);
          const shaky = openShop({
            world,
            change: ({ orders, guestSigner, payments }) => ({
              orders: withFaults(orders, plan),
              guestSigner: withFaults(guestSigner, plan),
              payments: withFaults(payments, plan),
            }),
          });
          const order = await command(shaky);
          await shaky.useCases.placeDirectOrder(order);
          expectOk(await openShop(shaky).useCases.placeDirectOrder(order));
          expect(world.state.orders.size).toBe(1);
          expect(world.state.payments.size).toBe(1);
        },
      ),
      { numRuns: 30 },
    ));

  test('FIN-03 CART-17 a retry after a lost response returns its order, whatever has changed since', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('price', 'sale', 'nothing'),
        fc.integer({ min: 101, max: 300 }),
        async (changed, percent) => {
          const world = memoryWorld();
          const shaky = openShop({
            world,
            change: ({ orders }) => ({ orders: withFaults(orders, always(lostAnswer, 'placeExpress')) }),
          });
          const order = await command(shaky);
          expect(kindOf(await shaky.useCases.placeDirectOrder(order))).toBe('unknown');
          const product = expectOk(await shaky.ports.catalogue.product(slugs.promoted));
          if (changed === 'price') movePrice(world, product.id, percent);
          if (changed === 'sale') world.state.withdrawn.add(product.id);
          const placed = expectOk(await openShop(shaky).useCases.placeDirectOrder(order));
          expect([...world.state.orders.keys()]).toEqual([placed.orderId]);
          expect([...world.state.payments.values()].map(({ payment }) => payment.amount)).toEqual([
            order.expectedTotal,
          ]);
        },
      ),
      { numRuns: 20 },
    ));

  test('FIN-03 CART-17 when the look-up of an earlier order fails, only that failure is returned', async () => {
    const shop = openShop({
      change: ({ orders }) => ({ orders: withFaults(orders, always(unreachable, 'findPlaced')) }),
    });
    const order = await command(shop);
    expect(kindOf(await shop.useCases.placeDirectOrder({ ...order, expectedTotal: dong(1) }))).toBe('unreachable');
  });

  test('FIN-03 no order is created without a signing secret', async () => {
    const shop = openShop({
      change: ({ guestSigner }) => ({ guestSigner: withFaults(guestSigner, always(rejected('bad-input'), 'sign')) }),
    });
    expect(kindOf(await shop.useCases.placeDirectOrder(await command(shop)))).toBe('order-not-created');
    expect(shop.world.state.orders.size).toBe(0);
  });

  test('CART-19 a wrong expected total is rejected here too', async () => {
    const shop = openShop();
    const order = await command(shop);
    expect(expectFailure(await shop.useCases.placeDirectOrder({ ...order, expectedTotal: dong(1) }))).toEqual({
      kind: 'price-changed',
      old: 1,
      now: order.expectedTotal,
    });
  });
});
