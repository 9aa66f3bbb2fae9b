import fc from 'fast-check';
import { expect } from 'vitest';
import { topLines } from '#core/orders/order.ts';
import type { Law } from '#test/kit/law.ts';
import { anyLine } from './any-line.ts';
import {
  addLineTo,
  always,
  expectNotFound,
  expectRejected,
  failureOf,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  type OrderWorld,
  placeOpenOrder,
  unwrap,
} from './order-world.ts';

/** A line that comes with its cart, and what an add answers. */
export const newCartLaws: readonly Law<OrderWorld>[] = [
  {
    name: 'CART-09 an add answers the order as the next load does, also when it is repeated',
    check: (open) =>
      always(open, [anyLine, anyLine, fc.boolean()], async (_, shopper, first, second, isNew) => {
        const cart = isNew ? { cartKey: freshIdempotencyKey() } : (await newCart(shopper)).id;
        const key = freshIdempotencyKey();
        const added = unwrap(await shopper.orders.addLine(cart, first, key));
        expect(added.order).toEqual(await loadOrder(shopper, added.order.id));
        expect(topLines(added.order).map(({ id }) => id)).toEqual([added.line]);
        await addLineTo(shopper, added.order.id, second);
        const again = unwrap(await shopper.orders.addLine(cart, first, key));
        expect(again).toEqual({ ...added, order: await loadOrder(shopper, added.order.id) });
        expect(topLines(again.order)).toHaveLength(2);
      }),
  },
  {
    name: 'CART-03 CART-17 adds with one key of a cart go into one cart, which createDraftCart finds too, even in simultaneous calls',
    check: (open) =>
      always(open, [anyLine, fc.boolean(), fc.nat(2)], async (_, shopper, line, isRepeated, drafts) => {
        const cartKey = freshIdempotencyKey();
        const key = freshIdempotencyKey();
        const keys = isRepeated ? [key, key, key] : [key, freshIdempotencyKey(), freshIdempotencyKey()];
        const answers = await Promise.all([
          ...keys.map(async (each) => unwrap(await shopper.orders.addLine({ cartKey }, line, each)).order.id),
          ...Array.from({ length: drafts }, async () => unwrap(await shopper.orders.createDraftCart(cartKey)).id),
        ]);
        const { id } = unwrap(await shopper.orders.createDraftCart(cartKey));
        expect(new Set([...answers, id])).toEqual(new Set([id]));
        expect(topLines(await loadOrder(shopper, id))).toHaveLength(isRepeated ? 1 : 3);
      }),
  },
  {
    name: 'CART-03 a customer has one open cart, also when a line comes with it',
    check: (open) =>
      always(open, [anyLine], async (world, _, line) => {
        const customer = await (await world.browser()).logIn();
        const first = unwrap(
          await customer.orders.addLine({ cartKey: freshIdempotencyKey() }, line, freshIdempotencyKey()),
        );
        expect(first.newGuest).toBe(null);
        expect(first.order.owner?.partyId).toBe(customer.party);
        const phone = await (await world.browser()).logIn(customer.party);
        const { order } = unwrap(
          await phone.orders.addLine({ cartKey: freshIdempotencyKey() }, line, freshIdempotencyKey()),
        );
        expect(order.id).toBe(first.order.id);
        expect(topLines(order)).toHaveLength(2);
      }),
  },
  {
    name: 'CART-04 a line does not come into the cart of a key once that is placed',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const cartKey = freshIdempotencyKey();
        const cart = unwrap(await shopper.orders.createDraftCart(cartKey));
        await addLineTo(shopper, cart.id, line);
        unwrap(await shopper.orders.removeOrder(cart.id, 'thử'));
        const placed = await placeOpenOrder(shopper, line);
        for (const each of [{ cartKey }, cart.id, placed.id])
          expectRejected(await shopper.orders.addLine(each, line, freshIdempotencyKey()), 'order-closed');
      }),
  },
  {
    name: 'VIS-02 each add without a token makes another guest, whose token alone opens the cart',
    check: (open) =>
      always(open, [anyLine], async (world, other, line) => {
        const [cartKey, key] = [freshIdempotencyKey(), freshIdempotencyKey()];
        const stranger = await world.stranger();
        const [one, two] = [
          unwrap(await stranger.orders.addLine({ cartKey }, line, key)),
          unwrap(await stranger.orders.addLine({ cartKey }, line, key)),
        ];
        if (one.newGuest === null || two.newGuest === null) throw new Error('a new guest has no token');
        expect(one.newGuest).not.toBe(two.newGuest);
        expect(one.order.id).not.toBe(two.order.id);
        const [guest, second] = [await world.holder(one.newGuest), await world.holder(two.newGuest)];
        expect(await loadOrder(guest, one.order.id)).toEqual(one.order);
        for (const shopper of [second, other]) expectNotFound(await shopper.orders.load(one.order.id));
        const again = unwrap(await guest.orders.addLine({ cartKey }, line, key));
        expect(again).toEqual({ ...one, newGuest: null });
        expect(failureOf(await stranger.orders.load(one.order.id)).kind).toBe('denied');
        expect(failureOf(await stranger.orders.addLine(one.order.id, line, key)).kind).toBe('denied');
      }),
  },
];
