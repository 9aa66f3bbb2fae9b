import { expect, test } from 'vitest';
import { type Order, topLines } from '#core/orders/order.ts';
import { type OrderId, token } from '#core/shared/ids.ts';
import { portsOver, pressAtBank } from '#test/kit/backends/backend-payments.ts';
import { eachRealBackend, freshLogin, freshToken, runSql } from '#test/kit/backends/backends.ts';
import { domainLine, lineFor, productBySku } from '#test/orders/any-line.ts';
import {
  addLineTo,
  checkout,
  expectNotFound,
  expectRejected,
  freeDomain,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  newParty,
  placeOpenOrder,
  type Shopper,
  unwrap,
} from '#test/orders/order-world.ts';
import { wireBrowser } from '#test/orders/wire-order-world.ts';

const cheap = lineFor(productBySku('CS-01'));
const SHOP = 'http://localhost:3000/PaymentResult';
const ROUNDS = 5;

const cartOf = async (shopper: Shopper, lines: number): Promise<Order> => {
  const cart = await newCart(shopper);
  for (let at = 0; at < lines; at += 1) await addLineTo(shopper, cart.id, cheap);
  return loadOrder(shopper, cart.id);
};
const idsIn = async (shopper: Shopper, id: OrderId) => topLines(await loadOrder(shopper, id)).map((line) => line.id);

/**
 * Races on a real PostgreSQL between carts that change owner; each comment says what happened with the guard removed.
 */
eachRealBackend('carts that change owner', (backend) => {
  test('ACC-11 merging two carts ten times at once moves each line once: the row locks of both carts', async () => {
    // Without `for update` on both carts every merge reads a full draft, and the version check fails nine of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      const browser = await wireBrowser(backend);
      const from = await cartOf(browser.guest, 5);
      const customer = await browser.logIn();
      const into = await cartOf(customer, 2);
      const answers = await Promise.all(Array.from({ length: 10 }, () => customer.orders.merge(from.id, into.id)));
      expect(answers.map((answer) => unwrap(answer).movedLines).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 5]);
      expect(await idsIn(customer, into.id)).toEqual([...topLines(into), ...topLines(from)].map((line) => line.id));
    }
  });

  test('ACC-11 CART-17 a line that another tab adds during a merge is in the new cart, or the add is rejected', async () => {
    // Without `for update` on both carts an add can land in a cart after its lines were read. Only the version check at
    // the closing of that cart keeps the line from being lost: the merge fails with HTTP 500.
    for (let round = 0; round < ROUNDS; round += 1) {
      const browser = await wireBrowser(backend);
      const from = await cartOf(browser.guest, 1);
      const customer = await browser.logIn();
      const into = await cartOf(customer, 1);
      const adding = Array.from({ length: 8 }, () =>
        browser.guest.orders.addLine(from.id, cheap, freshIdempotencyKey()),
      );
      const [merged, ...adds] = await Promise.all([customer.orders.merge(from.id, into.id), ...adding]);
      unwrap(merged);
      const there = await idsIn(customer, into.id);
      for (const add of adds) {
        if (add.ok) expect(there).toContain(add.value.line);
        else expectRejected(add, 'order-closed');
      }
      expect(there).toHaveLength(2 + adds.filter((add) => add.ok).length);
      expect(await loadOrder(customer, from.id)).toMatchObject({ status: 'closed', lines: [] });
    }
  });

  test('ACC-11 guest carts of two browsers that merge into one saved cart at once lose no line and keep a domain once', async () => {
    // Without the lock on the saved cart both merges see it without the domain, and the unique index fails one of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      const [here, there] = [await wireBrowser(backend), await wireBrowser(backend)];
      const carts = [await cartOf(here.guest, 3), await cartOf(there.guest, 4)] as const;
      const domain = domainLine(freeDomain());
      await addLineTo(here.guest, carts[0].id, domain);
      await addLineTo(there.guest, carts[1].id, domain);
      const one = await here.logIn();
      const two = await there.logIn(one.party);
      const into = await newCart(one);
      const answers = await Promise.all([
        one.orders.merge(carts[0].id, into.id),
        two.orders.merge(carts[1].id, into.id),
      ]);
      expect(answers.reduce((sum, answer) => sum + unwrap(answer).movedLines, 0)).toBe(8);
      expect(answers.reduce((sum, answer) => sum + unwrap(answer).skippedDomains, 0)).toBe(1);
      expect(await idsIn(one, into.id)).toHaveLength(8);
    }
  });

  test('ACC-11 FIN-01 a saved cart that opens during a merge keeps the lines that it opened with', async () => {
    // Without `for update` on both carts lines move into an order that has opened meanwhile, and only the version check
    // fails the merge.
    for (let round = 0; round < ROUNDS; round += 1) {
      const browser = await wireBrowser(backend);
      const from = await cartOf(browser.guest, 3);
      const customer = await browser.logIn();
      const into = await cartOf(customer, 1);
      unwrap(await customer.orders.setCustomer(into.id, customer.party, checkout));
      const [opened, merged] = await Promise.all([
        customer.orders.open(into.id),
        customer.orders.merge(from.id, into.id),
      ]);
      if (!merged.ok) expectRejected(merged, 'order-closed');
      expect(await loadOrder(customer, into.id)).toEqual(unwrap(opened));
      expect(topLines(await loadOrder(customer, from.id))).toHaveLength(merged.ok ? 0 : 3);
    }
  });

  test('ACC-05 of eight customers who claim one guest cart at once, one succeeds', async () => {
    // Without `for update` on the order the owner condition rejects seven with another code; without both, the last
    // claim wins and all eight succeed.
    for (let round = 0; round < ROUNDS; round += 1) {
      const browser = await wireBrowser(backend);
      const cart = await cartOf(browser.guest, 1);
      const customers = await Promise.all(Array.from({ length: 8 }, () => browser.logIn()));
      const answers = await Promise.all(customers.map(({ orders, party }) => orders.claim(cart.id, party)));
      const won = answers.findIndex((answer) => answer.ok);
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      for (const answer of answers.filter((each) => !each.ok)) expectNotFound(answer);
      const winner = customers[won];
      expect(winner && (await loadOrder(winner, cart.id)).owner?.partyId).toBe(winner?.party);
    }
  });

  test('ACC-05 CART-02 of two carts that a customer claims at once, one is claimed: the partial unique index rejects the other', async () => {
    // Without orders_one_open_cart_per_owner the customer has two open carts.
    for (let round = 0; round < ROUNDS; round += 1) {
      const [here, there] = [await wireBrowser(backend), await wireBrowser(backend)];
      const carts = [await cartOf(here.guest, 1), await cartOf(there.guest, 1)] as const;
      const one = await here.logIn();
      const two = await there.logIn(one.party);
      const answers = await Promise.all([
        one.orders.claim(carts[0].id, one.party),
        two.orders.claim(carts[1].id, one.party),
      ]);
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      for (const answer of answers.filter((each) => !each.ok)) expectRejected(answer, 'owner-already-set');
    }
  });

  test('ROUTE-19 PAY-02 money that arrives while the order changes pays the requested amount or nothing', async () => {
    // Without the check of the order total the money is accepted for the changed order, its invoice does not add up,
    // and the notification is neither settled nor stored for review: the bank gets 99 and retries for ever.
    const held = token(await freshToken(backend));
    const { payments, ...shopper } = portsOver(backend, held);
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await placeOpenOrder(shopper, cheap);
      const paid = unwrap(
        await payments.createForOrder(order.id, 'VIETQR', order.totals.gross, SHOP, freshIdempotencyKey()),
      );
      const line = order.lines[0]?.id;
      if (!line) throw new Error('one line was ordered');
      const [changed] = await Promise.all([
        shopper.orders.changeLine(order.id, line, { quantity: 7 }, freshIdempotencyKey()),
        pressAtBank(backend, paid.id, 'confirm'),
      ]);
      const now = await loadOrder(shopper, order.id);
      if (changed.ok) expect(now).toMatchObject({ financial: 'UNPAID', status: 'open', totals: changed.value.totals });
      else expectRejected(changed, 'order-closed');
      if (!changed.ok) expect(now).toMatchObject({ financial: 'PAID', totals: order.totals });
      const heard = await runSql(backend, `select verdict from payment_notifications where payment_id = '${paid.id}'`);
      expect(heard).toEqual([{ verdict: changed.ok ? 'review' : 'settled' }]);
    }
  });

  test('ROUTE-19 ORD-02 removing the last two lines of an open order at once leaves one', async () => {
    // Without `for update` both removals see two lines, and the version check fails one of them (HTTP 500).
    for (let round = 0; round < ROUNDS; round += 1) {
      const { guest } = await wireBrowser(backend);
      const cart = await cartOf(guest, 2);
      unwrap(await guest.orders.setCustomer(cart.id, await newParty(guest), checkout));
      const order = unwrap(await guest.orders.open(cart.id));
      const answers = await Promise.all(order.lines.map(({ id }) => guest.orders.removeLine(order.id, id, 'x')));
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      for (const answer of answers.filter((each) => !each.ok)) expectRejected(answer, 'last-line');
      expect((await loadOrder(guest, order.id)).lines).toHaveLength(1);
    }
  });

  test('FIN-04 CART-17 ten simultaneous orders of a customer with one idempotency key create one order', async () => {
    // Without the row of the idempotency key: ten orders.
    const login = await freshLogin(backend);
    const { orders } = portsOver(backend, token(login.token));
    const press = freshIdempotencyKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => orders.placeOwn([cheap], checkout, press)));
    expect(new Set(answers.map((answer) => unwrap(answer).id)).size).toBe(1);
  });
});
