import fc from 'fast-check';
import { expect } from 'vitest';
import { mayMove, orderNumberOf } from '#contracts/order-states.ts';
import { type Order, topLines } from '#core/orders/order.ts';
import { orderStatuses } from '#core/orders/order-states.ts';
import { noAmounts } from '#core/pricing/amounts.ts';
import { lineItemId, orderId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { anyLine, lineFor, plans, productBySku } from './any-line.ts';
import {
  addLineTo,
  always,
  checkout,
  expectNotFound,
  expectRejected,
  failureOf,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  newParty,
  type OrderWorld,
  placeOpenOrder,
  type Shopper,
  unwrap,
} from './order-world.ts';

const cheap = lineFor(productBySku('CS-01'));

/** Every call about an order; none may reveal anything to an outsider. */
const callEverything = async ({ orders, customers }: Shopper, id: Order['id'], line = lineItemId('0'.repeat(32))) => {
  const party = await newParty({ orders, customers });
  return [
    await orders.load(id),
    await orders.addLine(id, cheap, freshIdempotencyKey()),
    await orders.setOptions(id, line, []),
    await orders.changeLine(id, line, { quantity: 2 }, freshIdempotencyKey()),
    await orders.removeLine(id, line, 'x'),
    await orders.removeOrder(id, 'x'),
    await orders.setNote(id, 'x'),
    await orders.setCustomer(id, party, checkout),
    await orders.open(id),
    await orders.claim(id, party),
    await orders.merge(id, id),
  ];
};

/** Who owns an order, and which states it goes through. */
export const orderLaws: readonly Law<OrderWorld>[] = [
  {
    name: 'CART-03 a temporary order is an empty draft with source cart and without an owner',
    check: (open) =>
      always(open, [fc.constant(null)], async (_, shopper) => {
        const cart = await newCart(shopper);
        expect(cart).toMatchObject({ status: 'draft', financial: 'UNPAID', source: 'cart', owner: null, lines: [] });
        expect(cart.totals).toEqual(noAmounts);
        expect(cart.number).toMatch(/^DH\d{10,20}$/);
        expect(cart.id.length).toBeGreaterThanOrEqual(32);
        expect(await loadOrder(shopper, cart.id)).toEqual(cart);
      }),
  },
  {
    name: 'CART-17 one idempotency key creates one temporary order, even in simultaneous calls',
    check: (open) =>
      always(open, [fc.constant(null)], async (_, shopper) => {
        const press = freshIdempotencyKey();
        const made = await Promise.all([shopper.orders.createDraftCart(press), shopper.orders.createDraftCart(press)]);
        const again = unwrap(await shopper.orders.createDraftCart(press));
        expect(new Set([...made.map(unwrap), again].map((order) => order.id)).size).toBe(1);
        expect((await newCart(shopper)).id).not.toBe(again.id);
      }),
  },
  {
    name: "CART-02 another visitor's order is not found, for any call",
    check: (open) =>
      always(open, [anyLine], async (world, shopper, line) => {
        const cart = await newCart(shopper);
        const id = await addLineTo(shopper, cart.id, line);
        const before = await loadOrder(shopper, cart.id);
        for (const answer of await callEverything(await world.shopper(), cart.id, id)) expectNotFound(answer);
        expect(await loadOrder(shopper, cart.id)).toEqual(before);
      }),
  },
  {
    name: 'CART-02 an order that does not exist is not found, for any call',
    check: (open) =>
      always(open, [fc.stringMatching(/^[0-9a-f]{32}$/)], async (_, shopper, id) => {
        for (const answer of await callEverything(shopper, orderId(id))) expectNotFound(answer);
      }),
  },
  {
    name: 'GQL-01 only its owner finds a cart by owner',
    check: (open) =>
      always(open, [fc.constant(null)], async (world, shopper) => {
        const cart = await newCart(shopper);
        const party = await newParty(shopper);
        unwrap(await shopper.orders.setCustomer(cart.id, party, checkout));
        expectNotFound(await (await world.shopper()).orders.findByOwner(party));
      }),
  },
  {
    name: 'FIN-01 the owner can be set once: another one is rejected, even in simultaneous calls',
    check: (open) =>
      always(open, [fc.boolean()], async (_, shopper, atOnce) => {
        const cart = await newCart(shopper);
        const parties = [await newParty(shopper, 'Một'), await newParty(shopper, 'Hai')] as const;
        const set = (at: 0 | 1) => shopper.orders.setCustomer(cart.id, parties[at], checkout);
        const answers = atOnce ? await Promise.all([set(0), set(1)]) : [await set(0), await set(1)];
        const won = answers.findIndex((answer) => answer.ok);
        expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
        for (const answer of answers.filter((each) => !each.ok)) expectRejected(answer, 'owner-already-set');
        const { owner, address, note } = await loadOrder(shopper, cart.id);
        expect(owner).toEqual({ partyId: parties[won === 0 ? 0 : 1], contact: checkout.contact });
        expect({ address, note }).toEqual({ address: checkout.address, note: checkout.note });
      }),
  },
  {
    name: "FIN-01 another visitor's customer record cannot be set on an order",
    check: (open) =>
      always(open, [fc.constant(null)], async (world, shopper) => {
        const cart = await newCart(shopper);
        const foreign = await newParty(await world.shopper());
        expectNotFound(await shopper.orders.setCustomer(cart.id, foreign, checkout));
        expect((await loadOrder(shopper, cart.id)).owner).toBeNull();
      }),
  },
  {
    name: 'FIN-01 opening an order with customer and lines is idempotent, and nothing can be added to it afterwards',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const order = await placeOpenOrder(shopper, line);
        expect(order).toMatchObject({ status: 'open', financial: 'UNPAID' });
        expect(unwrap(await shopper.orders.open(order.id))).toEqual(order);
        const writes = [
          await shopper.orders.addLine(order.id, cheap, freshIdempotencyKey()),
          await shopper.orders.setNote(order.id, 'khác'),
        ];
        for (const answer of writes) expectRejected(answer, 'order-closed');
        expect(await loadOrder(shopper, order.id)).toEqual(order);
      }),
  },
  {
    name: 'FIN-01 an order without lines does not open',
    check: (open) =>
      always(open, [fc.constant(null)], async (_, shopper) => {
        const cart = await newCart(shopper);
        unwrap(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
        expect(failureOf(await shopper.orders.open(cart.id)).kind).toBe('rejected');
        expect((await loadOrder(shopper, cart.id)).status).toBe('draft');
      }),
  },
  {
    name: 'SDK-05 a closed cart stays closed: closing it again succeeds, adding and opening are rejected',
    check: (open) =>
      always(open, [anyLine, fc.boolean()], async (_, shopper, line, ordered) => {
        const order = ordered ? await placeOpenOrder(shopper, line) : await newCart(shopper);
        if (!ordered) await addLineTo(shopper, order.id, line);
        unwrap(await shopper.orders.removeOrder(order.id, 'đổi gói sản phẩm khác'));
        unwrap(await shopper.orders.removeOrder(order.id, 'đổi gói sản phẩm khác'));
        const closed = await loadOrder(shopper, order.id);
        expect(closed.status).toBe('closed');
        expectRejected(await shopper.orders.addLine(order.id, cheap, freshIdempotencyKey()), 'order-closed');
        expect(failureOf(await shopper.orders.open(order.id)).kind).toBe('rejected');
        expect(await loadOrder(shopper, order.id)).toEqual(closed);
      }),
  },
  {
    name: 'FIN-01 after any calls an order has followed the state table, and its version has never decreased',
    check: (open) =>
      always(
        open,
        [fc.array(fc.constantFrom('add', 'open', 'close', 'customer', 'note'), { maxLength: 8 })],
        async (_, shopper, steps) => {
          const cart = await newCart(shopper);
          const party = await newParty(shopper);
          let last = cart;
          for (const step of steps) {
            if (step === 'add') await shopper.orders.addLine(cart.id, cheap, freshIdempotencyKey());
            if (step === 'open') await shopper.orders.open(cart.id);
            if (step === 'close') await shopper.orders.removeOrder(cart.id, 'x');
            if (step === 'customer') await shopper.orders.setCustomer(cart.id, party, checkout);
            if (step === 'note') await shopper.orders.setNote(cart.id, `ghi chú ${step}`);
            const next = await loadOrder(shopper, cart.id);
            expect(orderStatuses).toContain(next.status);
            expect(mayMove(orderNumberOf[last.status], orderNumberOf[next.status])).toBe(true);
            expect(next.version).toBeGreaterThanOrEqual(last.version);
            last = next;
          }
        },
      ),
  },
  {
    name: 'GQL-01 the version increases with every write and with nothing else',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const cart = await newCart(shopper);
        const versions = [cart.version];
        const note = async () => versions.push((await loadOrder(shopper, cart.id)).version);
        const id = await addLineTo(shopper, cart.id, line);
        await note();
        unwrap(
          await shopper.orders.changeLine(cart.id, id, { quantity: (line.quantity % 50) + 1 }, freshIdempotencyKey()),
        );
        await note();
        unwrap(await shopper.orders.setNote(cart.id, 'Giao buổi sáng'));
        await note();
        unwrap(await shopper.orders.removeLine(cart.id, id, 'x'));
        await note();
        expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
        await note();
        expect(versions.at(-1)).toBe(versions.at(-2));
      }),
  },
  {
    name: 'CART-14 a note is stored unchanged',
    check: (open) =>
      always(open, [fc.string({ maxLength: 180, unit: 'grapheme' })], async (_, shopper, text) => {
        // An appendix, because a draw of short texts alone would not notice a shop that cuts notes.
        const note = `${text.replaceAll('\u0000', '')}, giao trước 9 giờ`;
        const cart = await newCart(shopper);
        unwrap(await shopper.orders.setNote(cart.id, note));
        expect((await loadOrder(shopper, cart.id)).note).toBe(note);
      }),
  },
  {
    name: 'CART-14 an order accepts 50 lines and rejects the next',
    check: async (open) => {
      const shopper = await (await open()).shopper();
      const cart = await newCart(shopper);
      for (let at = 0; at < 50; at += 1)
        await addLineTo(shopper, cart.id, lineFor(plans[at % plans.length] ?? productBySku('CS-01')));
      const refused = await shopper.orders.addLine(cart.id, cheap, freshIdempotencyKey());
      expect(refused).toMatchObject({ failure: { code: 'too-many-lines', detail: { most: 50 } } });
      expect(topLines(await loadOrder(shopper, cart.id))).toHaveLength(50);
    },
  },
  {
    name: 'SDK-05 every state of an order has a name',
    check: async (open) => {
      const shopper = await (await open()).shopper();
      const statuses = unwrap(await shopper.orders.statuses());
      expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(orderStatuses));
      for (const { name } of statuses) expect(name).not.toBe('');
    },
  },
];
