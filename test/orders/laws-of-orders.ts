import fc from 'fast-check';
import { expect } from 'vitest';
import { mayMove, orderNumberOf } from '#contracts/order-states.ts';
import type { Order } from '#core/orders/order.ts';
import { orderStatuses } from '#core/orders/order.ts';
import { noAmounts } from '#core/pricing/amounts.ts';
import { lineItemId, orderId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { anyLine, lineFor, plans, productBySku } from './any-line.ts';
import {
  added,
  always,
  checkout,
  done,
  expectNotFound,
  expectRejected,
  failureOf,
  freshIdempotencyKey,
  loaded,
  newCart,
  newParty,
  type OrderWorld,
  openedOrder,
  type Shopper,
} from './order-world.ts';

const cheap = lineFor(productBySku('CS-01'));

/** Every call about an order; none may reveal anything to an outsider. */
const callEverything = async ({ orders, customers }: Shopper, id: Order['id'], line = lineItemId('0'.repeat(32))) => {
  const party = await newParty({ orders, customers });
  return [
    await orders.load(id),
    await orders.addLine(id, cheap, freshIdempotencyKey()),
    await orders.setOptions(id, line, []),
    await orders.changeLine(id, line, { count: 2 }, freshIdempotencyKey()),
    await orders.removeLine(id, line, 'x'),
    await orders.removeOrder(id, 'x'),
    await orders.countLines(id),
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
    name: 'CART-03 a temporary order is an empty draft of source cart, without an owner',
    check: (open) =>
      always(open, [fc.constant(null)], async (_, shopper) => {
        const cart = await newCart(shopper);
        expect(cart).toMatchObject({ status: 'draft', financial: 'UNPAID', source: 'cart', owner: null, lines: [] });
        expect(cart.totals).toEqual(noAmounts);
        expect(cart.number).toMatch(/^DH\d{10,20}$/);
        expect(cart.id.length).toBeGreaterThanOrEqual(32);
        expect(await loaded(shopper, cart.id)).toEqual(cart);
      }),
  },
  {
    name: 'CART-17 one idempotencyKey makes one temporary order, also when pressed twice at once',
    check: (open) =>
      always(open, [fc.constant(null)], async (_, shopper) => {
        const press = freshIdempotencyKey();
        const made = await Promise.all([shopper.orders.createTemporary(press), shopper.orders.createTemporary(press)]);
        const again = done(await shopper.orders.createTemporary(press));
        expect(new Set([...made.map(done), again].map((order) => order.id)).size).toBe(1);
        expect((await newCart(shopper)).id).not.toBe(again.id);
      }),
  },
  {
    name: 'CART-02 an order of somebody else is as not found, whatever is asked of it',
    check: (open) =>
      always(open, [anyLine], async (world, shopper, line) => {
        const cart = await newCart(shopper);
        const id = await added(shopper, cart.id, line);
        const before = await loaded(shopper, cart.id);
        for (const answer of await callEverything(await world.shopper(), cart.id, id)) expectNotFound(answer);
        expect(await loaded(shopper, cart.id)).toEqual(before);
      }),
  },
  {
    name: 'CART-02 an order that never was is not found, whatever is asked of it',
    check: (open) =>
      always(open, [fc.stringMatching(/^[0-9a-f]{32}$/)], async (_, shopper, id) => {
        for (const answer of await callEverything(shopper, orderId(id))) expectNotFound(answer);
      }),
  },
  {
    name: 'GQL-01 nobody finds a cart by an owner that he is not',
    check: (open) =>
      always(open, [fc.constant(null)], async (world, shopper) => {
        const cart = await newCart(shopper);
        const party = await newParty(shopper);
        done(await shopper.orders.setCustomer(cart.id, party, checkout));
        expectNotFound(await (await world.shopper()).orders.findByOwner(party));
      }),
  },
  {
    name: 'FIN-01 the owner is set once: another is refused, also when both come at once',
    check: (open) =>
      always(open, [fc.boolean()], async (_, shopper, atOnce) => {
        const cart = await newCart(shopper);
        const parties = [await newParty(shopper, 'Một'), await newParty(shopper, 'Hai')] as const;
        const set = (at: 0 | 1) => shopper.orders.setCustomer(cart.id, parties[at], checkout);
        const answers = atOnce ? await Promise.all([set(0), set(1)]) : [await set(0), await set(1)];
        const won = answers.findIndex((answer) => answer.ok);
        expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
        for (const answer of answers.filter((each) => !each.ok)) expectRejected(answer, 'owner-already-set');
        const { owner, address, note } = await loaded(shopper, cart.id);
        expect(owner).toEqual({ partyId: parties[won === 0 ? 0 : 1], contact: checkout.contact });
        expect({ address, note }).toEqual({ address: checkout.address, note: checkout.note });
      }),
  },
  {
    name: "FIN-01 nobody puts somebody else's customer record on his order",
    check: (open) =>
      always(open, [fc.constant(null)], async (world, shopper) => {
        const cart = await newCart(shopper);
        const foreign = await newParty(await world.shopper());
        expectNotFound(await shopper.orders.setCustomer(cart.id, foreign, checkout));
        expect((await loaded(shopper, cart.id)).owner).toBeNull();
      }),
  },
  {
    name: 'FIN-01 an order opens once with customer and lines, and nothing is added to it from then on',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const order = await openedOrder(shopper, line);
        expect(order).toMatchObject({ status: 'open', financial: 'UNPAID' });
        expect(done(await shopper.orders.open(order.id))).toEqual(order);
        const writes = [
          await shopper.orders.addLine(order.id, cheap, freshIdempotencyKey()),
          await shopper.orders.setNote(order.id, 'khác'),
        ];
        for (const answer of writes) expectRejected(answer, 'order-closed');
        expect(await loaded(shopper, order.id)).toEqual(order);
      }),
  },
  {
    name: 'FIN-01 an order without lines does not open',
    check: (open) =>
      always(open, [fc.constant(null)], async (_, shopper) => {
        const cart = await newCart(shopper);
        done(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
        expect(failureOf(await shopper.orders.open(cart.id)).kind).toBe('rejected');
        expect((await loaded(shopper, cart.id)).status).toBe('draft');
      }),
  },
  {
    name: 'SDK-05 a closed cart stays closed: closing again succeeds, nothing is added and nothing opens',
    check: (open) =>
      always(open, [anyLine, fc.boolean()], async (_, shopper, line, ordered) => {
        const order = ordered ? await openedOrder(shopper, line) : await newCart(shopper);
        if (!ordered) await added(shopper, order.id, line);
        done(await shopper.orders.removeOrder(order.id, 'đổi gói sản phẩm khác'));
        done(await shopper.orders.removeOrder(order.id, 'đổi gói sản phẩm khác'));
        const closed = await loaded(shopper, order.id);
        expect(closed.status).toBe('closed');
        expectRejected(await shopper.orders.addLine(order.id, cheap, freshIdempotencyKey()), 'order-closed');
        expect(failureOf(await shopper.orders.open(order.id)).kind).toBe('rejected');
        expect(await loaded(shopper, order.id)).toEqual(closed);
      }),
  },
  {
    name: 'FIN-01 whatever is tried, an order moves along the table of states only and its version never falls',
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
            const next = await loaded(shopper, cart.id);
            expect(orderStatuses).toContain(next.status);
            expect(mayMove(orderNumberOf[last.status], orderNumberOf[next.status])).toBe(true);
            expect(next.version).toBeGreaterThanOrEqual(last.version);
            last = next;
          }
        },
      ),
  },
  {
    name: 'GQL-01 the version grows with every write and with nothing else',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const cart = await newCart(shopper);
        const versions = [cart.version];
        const note = async () => versions.push((await loaded(shopper, cart.id)).version);
        const id = await added(shopper, cart.id, line);
        await note();
        done(await shopper.orders.changeLine(cart.id, id, { count: (line.count % 50) + 1 }, freshIdempotencyKey()));
        await note();
        done(await shopper.orders.setNote(cart.id, 'Giao buổi sáng'));
        await note();
        done(await shopper.orders.removeLine(cart.id, id, 'x'));
        await note();
        expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
        await note();
        expect(versions.at(-1)).toBe(versions.at(-2));
      }),
  },
  {
    name: 'CART-14 a note is kept as it was written',
    check: (open) =>
      always(open, [fc.string({ maxLength: 200, unit: 'grapheme' })], async (_, shopper, text) => {
        const note = text.replaceAll('\u0000', '');
        const cart = await newCart(shopper);
        done(await shopper.orders.setNote(cart.id, note));
        expect((await loaded(shopper, cart.id)).note).toBe(note);
      }),
  },
  {
    name: 'CART-14 an order takes 50 lines and refuses the next',
    check: async (open) => {
      const shopper = await (await open()).shopper();
      const cart = await newCart(shopper);
      for (let at = 0; at < 50; at += 1)
        await added(shopper, cart.id, lineFor(plans[at % plans.length] ?? productBySku('CS-01')));
      const refused = await shopper.orders.addLine(cart.id, cheap, freshIdempotencyKey());
      expect(refused).toMatchObject({ failure: { code: 'too-many-lines', detail: { most: 50 } } });
      expect(done(await shopper.orders.countLines(cart.id))).toBe(50);
    },
  },
  {
    name: 'SDK-05 every state of an order has a name',
    check: async (open) => {
      const shopper = await (await open()).shopper();
      const statuses = done(await shopper.orders.statuses());
      expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(orderStatuses));
      for (const { name } of statuses) expect(name).not.toBe('');
    },
  },
];
