import fc from 'fast-check';
import { expect } from 'vitest';
import { type Order, topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { orderId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { anyLine, domainLine, lineFor, plans, productBySku } from './any-line.ts';
import {
  addLineTo,
  always,
  expectNotFound,
  expectRejected,
  failureOf,
  freeDomain,
  freshIdempotencyKey,
  type LoggedIn,
  loadOrder,
  newCart,
  type OrderWorld,
  placeOpenOrder,
  type Shopper,
  unwrap,
} from './order-world.ts';

const cheap = lineFor(productBySku('CS-01'));
const someLines = fc.array(anyLine, { minLength: 1, maxLength: 3 });

const cartWith = async (shopper: Shopper, lines: readonly NewLine[]): Promise<Order> => {
  const cart = await newCart(shopper);
  for (const line of lines) await addLineTo(shopper, cart.id, line);
  return loadOrder(shopper, cart.id);
};

type Pair = { readonly guest: Shopper; readonly customer: LoggedIn; readonly from: Order; readonly into: Order };

/** A guest's cart, and the cart of the customer who logs in from the same browser. */
const twoCarts = async (world: OrderWorld, mine: readonly NewLine[], saved: readonly NewLine[]): Promise<Pair> => {
  const browser = await world.browser();
  const from = await cartWith(browser.guest, mine);
  const customer = await browser.logIn();
  return { guest: browser.guest, customer, from, into: await cartWith(customer, saved) };
};

/** The lines without their position. */
const sortedLines = (order: Order) => order.lines.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Merging two carts of one person. */
export const mergingLaws: readonly Law<OrderWorld>[] = [
  {
    name: 'ACC-11 merging appends every line of the guest’s cart unchanged, with prices and options, and closes that cart',
    check: (open) =>
      always(open, [someLines, fc.array(anyLine, { maxLength: 2 })], async (world, _, mine, saved) => {
        const { customer, from, into } = await twoCarts(world, mine, saved);
        expect(unwrap(await customer.orders.merge(from.id, into.id))).toEqual({
          movedLines: mine.length,
          skippedDomains: 0,
        });
        const now = await loadOrder(customer, into.id);
        expect(now.lines).toEqual([...into.lines, ...from.lines]);
        expect(now.totals).toEqual(sumAmounts(now.lines.map((line) => line.amounts)));
        expect(now).toMatchObject({ status: 'draft', owner: into.owner, number: into.number });
        expect(await loadOrder(customer, from.id)).toMatchObject({ status: 'closed', lines: [] });
      }),
  },
  {
    name: 'ACC-11 repeating a merge moves nothing more, even in simultaneous calls',
    check: (open) =>
      always(open, [someLines, fc.boolean()], async (world, _, mine, atOnce) => {
        const { customer, from, into } = await twoCarts(world, mine, [cheap]);
        const merge = () => customer.orders.merge(from.id, into.id);
        const answers = atOnce ? await Promise.all([merge(), merge()]) : [await merge(), await merge()];
        const moved = answers.map((answer) => unwrap(answer).movedLines).sort((a, b) => a - b);
        expect(moved).toEqual([0, mine.length]);
        expect(sortedLines(await loadOrder(customer, into.id))).toEqual(
          sortedLines({ ...into, lines: [...into.lines, ...from.lines] }),
        );
      }),
  },
  {
    name: 'ACC-11 CART-05 a domain that is in both carts is kept once, as in the saved cart',
    check: (open) =>
      always(open, [anyLine], async (world, _, other) => {
        const [both, mine] = [freeDomain(), freeDomain('.vn')];
        const { customer, from, into } = await twoCarts(
          world,
          [domainLine(both), other, domainLine(mine)],
          [domainLine(both)],
        );
        expect(unwrap(await customer.orders.merge(from.id, into.id))).toEqual({ movedLines: 2, skippedDomains: 1 });
        const now = await loadOrder(customer, into.id);
        expect(topLines(now).map((line) => line.description)).toEqual([both, other.description, mine]);
        expect(now.lines[0]).toEqual(into.lines[0]);
        expectRejected(
          await customer.orders.addLine(into.id, domainLine(mine), freshIdempotencyKey()),
          'domain-already-in-order',
        );
      }),
  },
  {
    name: 'ACC-11 an add that was sent before and after the login is in the merged cart once',
    check: (open) =>
      always(open, [anyLine], async (world, _, line) => {
        const browser = await world.browser();
        const [press, from] = [freshIdempotencyKey(), await newCart(browser.guest)];
        unwrap(await browser.guest.orders.addLine(from.id, line, press));
        const customer = await browser.logIn();
        const into = await newCart(customer);
        unwrap(await customer.orders.addLine(into.id, line, press));
        const before = await loadOrder(customer, into.id);
        expect(unwrap(await customer.orders.merge(from.id, into.id)).movedLines).toBe(0);
        expect(await loadOrder(customer, into.id)).toEqual(before);
      }),
  },
  {
    name: 'ACC-11 moved lines keep their price even when the catalogue changes meanwhile',
    check: (open) =>
      always(open, [fc.integer({ min: 101, max: 300 })], async (world, _, percent) => {
        const product = productBySku('CS-05');
        const { customer, from, into } = await twoCarts(world, [lineFor(product, { quantity: 2 })], []);
        await world.atPrice(product.id, percent, async () => {
          unwrap(await customer.orders.merge(from.id, into.id));
          expect((await loadOrder(customer, into.id)).lines).toEqual(from.lines);
        });
      }),
  },
  {
    name: 'ACC-11 merging loses no line to the line limit; the next add is rejected',
    check: async (open) => {
      const many = (count: number) =>
        Array.from({ length: count }, (_, at) => lineFor(plans[at % plans.length] ?? productBySku('CS-01')));
      const { customer, from, into } = await twoCarts(await open(), many(26), many(26));
      expect(unwrap(await customer.orders.merge(from.id, into.id)).movedLines).toBe(26);
      expect(topLines(await loadOrder(customer, into.id))).toHaveLength(52);
      expectRejected(await customer.orders.addLine(into.id, cheap, freshIdempotencyKey()), 'too-many-lines');
    },
  },
  {
    name: 'ACC-11 CART-02 only a customer can merge, from a cart that they can access into their own cart',
    check: (open) =>
      always(open, [anyLine], async (world, stranger, line) => {
        const { guest, customer, from, into } = await twoCarts(world, [line], [cheap]);
        const neighbour = await (await world.browser()).logIn();
        const [foreign, theirs] = [await cartWith(stranger, [cheap]), await cartWith(neighbour, [cheap])];
        const tries = [
          guest.orders.merge(from.id, into.id),
          neighbour.orders.merge(from.id, theirs.id),
          customer.orders.merge(from.id, theirs.id),
          customer.orders.merge(foreign.id, into.id),
          customer.orders.merge(into.id, from.id),
          customer.orders.merge(from.id, orderId('0'.repeat(32))),
        ];
        for (const answer of await Promise.all(tries)) expectNotFound(answer);
        expect(failureOf(await customer.orders.merge(into.id, into.id)).kind).toBe('rejected');
        expect(await loadOrder(customer, from.id)).toEqual(from);
        expect(await loadOrder(customer, into.id)).toEqual(into);
        expect(await loadOrder(stranger, foreign.id)).toEqual(foreign);
        expect(await loadOrder(neighbour, theirs.id)).toEqual(theirs);
      }),
  },
  {
    name: 'ACC-11 a placed order cannot be merged, and the emptied cart accepts no lines',
    check: (open) =>
      always(open, [anyLine], async (world, _, line) => {
        const browser = await world.browser();
        const placed = await placeOpenOrder(browser.guest, line);
        const from = await cartWith(browser.guest, [line]);
        const customer = await browser.logIn();
        const into = await cartWith(customer, [cheap]);
        expectRejected(await customer.orders.merge(placed.id, into.id), 'order-closed');
        expect(await loadOrder(customer, placed.id)).toEqual(placed);
        unwrap(await customer.orders.merge(from.id, into.id));
        expectRejected(await browser.guest.orders.addLine(from.id, cheap, freshIdempotencyKey()), 'order-closed');
      }),
  },
];
