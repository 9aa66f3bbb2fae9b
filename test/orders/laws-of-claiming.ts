import fc from 'fast-check';
import { expect } from 'vitest';
import { topLines } from '#core/orders/order.ts';
import { zeroDong } from '#core/shared/dong.ts';
import type { Law } from '#test/kit/law.ts';
import { anyLine, lineFor, productBySku } from './any-line.ts';
import {
  addLineTo,
  always,
  checkout,
  contact,
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

/** A guest's cart goes to the customer who logs in; a customer owns their orders from the start. */
export const claimingLaws: readonly Law<OrderWorld>[] = [
  {
    name: 'ACC-05 after login the customer can read the cart of their browser, and no other visitor can',
    check: (open) =>
      always(open, [anyLine], async (world, _, line) => {
        const browser = await world.browser();
        const cart = await newCart(browser.guest);
        await addLineTo(browser.guest, cart.id, line);
        const before = await loadOrder(browser.guest, cart.id);
        const customer = await browser.logIn();
        expect(await loadOrder(customer, cart.id)).toEqual(before);
        expectNotFound(await (await (await world.browser()).logIn()).orders.load(cart.id));
        expectNotFound(await (await (await world.browser()).logIn(customer.party)).orders.load(cart.id));
      }),
  },
  {
    name: 'CART-17 an idempotency key adds one line to an order, also when guest and customer of one browser both send it',
    check: (open) =>
      always(open, [fc.boolean()], async (world, _, isAtOnce) => {
        const browser = await world.browser();
        const cart = await newCart(browser.guest);
        const customer = await browser.logIn();
        const key = freshIdempotencyKey();
        const send = ({ orders }: Shopper) => orders.addLine(cart.id, cheap, key);
        const answers = isAtOnce
          ? await Promise.all([send(browser.guest), send(customer)])
          : [await send(browser.guest), await send(customer)];
        expect(topLines(await loadOrder(customer, cart.id))).toHaveLength(1);
        const refused = answers.filter((each) => !each.ok);
        expect(refused).toHaveLength(1);
        for (const each of refused) expectRejected(each, 'idempotency-key-reused');
      }),
  },
  {
    name: 'ACC-05 a claimed cart belongs to the customer unchanged: they find it on every device, the guest no longer does',
    check: (open) =>
      always(open, [anyLine], async (world, _, line) => {
        const browser = await world.browser();
        const cart = await newCart(browser.guest);
        await addLineTo(browser.guest, cart.id, line);
        const before = await loadOrder(browser.guest, cart.id);
        const customer = await browser.logIn();
        const claimed = unwrap(await customer.orders.claim(cart.id, customer.party));
        expect(claimed).toMatchObject({ status: 'draft', lines: before.lines, totals: before.totals });
        expect(claimed.owner).toMatchObject({ partyId: customer.party, contact: { name: 'Lê Thị Thử' } });
        expect(unwrap(await customer.orders.claim(cart.id, customer.party))).toEqual(claimed);
        const elsewhere = await (await world.browser()).logIn(customer.party);
        expect(unwrap(await elsewhere.orders.findByOwner(customer.party))).toBe(cart.id);
        expect(await loadOrder(elsewhere, cart.id)).toEqual(claimed);
        expectNotFound(await browser.guest.orders.load(cart.id));
        expectNotFound(await (await browser.logIn()).orders.load(cart.id));
      }),
  },
  {
    name: 'ACC-05 a customer can claim neither the cart of another browser nor a cart for another customer',
    check: (open) =>
      always(open, [fc.boolean()], async (world, shopper, inOwnBrowser) => {
        const browser = await world.browser();
        const cart = await newCart(inOwnBrowser ? browser.guest : shopper);
        const customer = await browser.logIn();
        const neighbour = await (await world.browser()).logIn();
        expectNotFound(await neighbour.orders.claim(cart.id, neighbour.party));
        expectNotFound(await customer.orders.claim(cart.id, neighbour.party));
        if (!inOwnBrowser) expectNotFound(await customer.orders.claim(cart.id, customer.party));
        expect((await loadOrder(inOwnBrowser ? browser.guest : shopper, cart.id)).owner).toBeNull();
      }),
  },
  {
    name: 'ACC-05 of two customers who claim one cart, one succeeds, even in simultaneous calls',
    check: (open) =>
      always(open, [fc.boolean()], async (world, _, atOnce) => {
        const browser = await world.browser();
        const cart = await newCart(browser.guest);
        const [one, two] = [await browser.logIn(), await browser.logIn()];
        const claim = (who: typeof one) => who.orders.claim(cart.id, who.party);
        const answers = atOnce ? await Promise.all([claim(one), claim(two)]) : [await claim(one), await claim(two)];
        const won = answers[0]?.ok ? one : two;
        expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
        for (const answer of answers.filter((each) => !each.ok)) expectNotFound(answer);
        expect((await loadOrder(won, cart.id)).owner?.partyId).toBe(won.party);
      }),
  },
  {
    name: 'ACC-05 a customer with an open cart cannot claim a second one',
    check: (open) =>
      always(open, [anyLine], async (world, _, line) => {
        const browser = await world.browser();
        const cart = await newCart(browser.guest);
        await addLineTo(browser.guest, cart.id, line);
        const customer = await browser.logIn();
        const saved = await newCart(customer);
        expectRejected(await customer.orders.claim(cart.id, customer.party), 'owner-already-set');
        expectRejected(await customer.orders.setCustomer(cart.id, customer.party, checkout), 'owner-already-set');
        expect((await loadOrder(customer, cart.id)).owner).toBeNull();
        expect(unwrap(await customer.orders.findByOwner(customer.party))).toBe(saved.id);
      }),
  },
  {
    name: 'ACC-05 a cart in which the guest has entered checkout data can be claimed; the address stays',
    check: (open) =>
      always(open, [anyLine], async (world, _, line) => {
        const browser = await world.browser();
        const cart = await newCart(browser.guest);
        await addLineTo(browser.guest, cart.id, line);
        unwrap(await browser.guest.orders.setCustomer(cart.id, await newParty(browser.guest), checkout));
        const customer = await browser.logIn();
        const claimed = unwrap(await customer.orders.claim(cart.id, customer.party));
        expect(claimed).toMatchObject({ owner: { partyId: customer.party }, address: checkout.address });
        expect(unwrap(await customer.orders.open(cart.id)).status).toBe('open');
      }),
  },
  {
    name: 'ACC-05 FIN-03 an order that a guest has placed can be read from their browser after login, but not claimed',
    check: (open) =>
      always(open, [anyLine], async (world, _, line) => {
        const browser = await world.browser();
        const order = await placeOpenOrder(browser.guest, line);
        const customer = await browser.logIn();
        expect(await loadOrder(customer, order.id)).toEqual(order);
        expectRejected(await customer.orders.claim(order.id, customer.party), 'order-closed');
        expect(await loadOrder(browser.guest, order.id)).toEqual(order);
      }),
  },
  {
    name: "FIN-04 a customer's direct order is open and owned by them, their cart stays, and one idempotency key creates one order",
    check: (open) =>
      always(open, [anyLine, fc.boolean()], async (world, _, line, atOnce) => {
        const customer = await (await world.browser()).logIn();
        const cart = await newCart(customer);
        const press = freshIdempotencyKey();
        const place = () => customer.orders.placeOwn([line], checkout, press);
        const answers = atOnce ? await Promise.all([place(), place()]) : [await place(), await place()];
        const [order] = answers.map(unwrap);
        expect(new Set(answers.map((answer) => unwrap(answer).id)).size).toBe(1);
        expect(order).toMatchObject({
          status: 'open',
          financial: 'UNPAID',
          address: checkout.address,
          note: checkout.note,
        });
        expect(order?.owner).toEqual({ partyId: customer.party, contact });
        expect(order?.id).not.toBe(cart.id);
        expect(topLines(order ?? cart)).toMatchObject([{ productId: line.productId, quantity: line.quantity }]);
        expect(unwrap(await customer.orders.findPlaced(press))).toEqual(order);
        expect(unwrap(await customer.orders.findByOwner(customer.party))).toBe(cart.id);
      }),
  },
  {
    name: 'FIN-04 a guest cannot order as a customer, and a rejected line creates no order',
    check: (open) =>
      always(open, [anyLine], async (world, shopper, line) => {
        const press = freshIdempotencyKey();
        expect(failureOf(await shopper.orders.placeOwn([line], checkout, press))).toEqual({ kind: 'denied' });
        const customer = await (await world.browser()).logIn();
        const wrong = { ...cheap, charge: { net: zeroDong, exempt: zeroDong } };
        expectRejected(await customer.orders.placeOwn([line, wrong], checkout, press), 'price-changed');
        expectNotFound(await customer.orders.findPlaced(press));
      }),
  },
];
