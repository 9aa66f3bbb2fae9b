import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import { topLines } from '#core/orders/order.ts';
import { type OrderId, partyId, type Token, token } from '#core/shared/ids.ts';
import { portsOver, pressAtBank } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, eachRealBackend, freshToken, setClock } from '#test/kit/backends/backends.ts';
import { testPool } from '#test/kit/backends/postgres.ts';
import { childFor, domainProducts, lineFor, pricedOptions, pricedValues, productBySku } from '#test/orders/any-line.ts';
import {
  addLineTo,
  checkout,
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
import { wireOrderWorld, wireShopper } from '#test/orders/wire-order-world.ts';

const cheap = lineFor(productBySku('CS-01'));
const com = domainProducts.find((product) => product.title.endsWith(' .com')) ?? productBySku('TM-COM');
const SHOP = 'http://localhost:3000/PaymentResult';
const times = <Value>(count: number, work: (at: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

eachBackend('simultaneous commands', (backend) => {
  test('CART-17 ten simultaneous adds with one idempotency key have one effect: the primary key of idempotency keys', async () => {
    // Without the row of the idempotency key all ten effects run: one line is inserted, and the unique index on its
    // idempotency key rejects the others.
    const visitor = await (await wireOrderWorld(backend)()).shopper();
    const cart = await newCart(visitor);
    const press = freshIdempotencyKey();
    const answers = await times(10, () => visitor.orders.addLine(cart.id, cheap, press));
    expect(new Set(answers.map((answer) => unwrap(answer).line)).size).toBe(1);
    expect(topLines(await loadOrder(visitor, cart.id))).toHaveLength(1);
  });
});

/**
 * Races on a real PostgreSQL. The embedded database runs transactions one after the other and hides them all. Each
 * title names the guard; the comment in each test says what happened with the guard removed.
 */
eachRealBackend('races', (backend) => {
  const pool = testPool(backend.databaseUrl);
  let held: Token;
  let visitor: Shopper;
  beforeAll(async () => {
    held = token(await freshToken(backend));
    visitor = wireShopper(backend.url, held);
  });
  afterAll(() => pool.end());

  const customerToken = async (): Promise<{ held: Token; party: string }> => {
    const party = randomUUID();
    const held = randomUUID() + randomUUID();
    await pool.query('insert into parties (id, full_name) values ($1, $2)', [party, 'Khách Đua']);
    await pool.query('insert into user_logins (id, user_login_id, party_id) values ($1, $1, $1)', [party]);
    await pool.query(
      "insert into sessions (id, token_digest, user_login_id, expires_at) values ($1, $2, $3, now() + interval '1 day')",
      [randomUUID(), tokenDigest(held), party],
    );
    return { held: token(held), party };
  };
  const versionsOf = async (id: OrderId): Promise<number[]> => {
    const { rows } = await pool.query<{ version: number }>(
      'select version from order_events where order_id = $1 order by version',
      [id],
    );
    return rows.map((row) => row.version);
  };

  test('CART-02 one open cart per owner: of ten simultaneous calls the partial unique index lets one create it', async () => {
    // Without orders_one_open_cart_per_owner the insert never conflicts: ten carts, ten ids.
    const { held, party } = await customerToken();
    const shoppers = await times(10, async () => wireShopper(backend.url, held));
    const carts = await times(10, async (at) => newCart(shoppers[at] ?? visitor));
    expect(new Set(carts.map((cart) => cart.id)).size).toBe(1);
    expect(unwrap(await wireShopper(backend.url, held).orders.findByOwner(partyId(party)))).toBe(carts[0]?.id);
    const { rows } = await pool.query('select id from orders where owner_party_id = $1', [party]);
    expect(rows).toHaveLength(1);
  });

  test('CART-04 an owner whose cart was closed gets a new one, and has one open cart', async () => {
    const { held } = await customerToken();
    const shopper = wireShopper(backend.url, held);
    const first = await newCart(shopper);
    unwrap(await shopper.orders.removeOrder(first.id, 'x'));
    const [second, third] = await times(2, () => newCart(shopper));
    expect(second?.id).toBe(third?.id);
    expect(second?.id).not.toBe(first.id);
  });

  test('CART-05 one line per domain: of ten simultaneous adds the row lock, and the unique index behind it, let one succeed', async () => {
    // Without `for update` all ten adds see a cart without the name, and the index rejects nine. Without both: ten
    // lines.
    const cart = await newCart(visitor);
    const line = lineFor(com, { description: freeDomain() });
    const answers = await times(10, () => visitor.orders.addLine(cart.id, line, freshIdempotencyKey()));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers.filter((each) => !each.ok)) expectRejected(answer, 'domain-already-in-order');
  });

  test('CART-05 the index alone rejects a second line for a name in any letter case; a removed line does not block it', async () => {
    // Writes directly to the database. Without order_lines_one_line_per_domain the second statement succeeds.
    const cart = await newCart(visitor);
    const name = freeDomain();
    const id = await addLineTo(visitor, cart.id, lineFor(com, { description: name }));
    const copy = (description: string) =>
      pool.query(
        `insert into order_lines (id, order_id, product_id, sku, title, category, category_id, time, unit_id, unit_name, count,
           description, is_domain, net, exempt, renewal_net, renewal_exempt, vat_percent, vat_inside, price_type, price_held_until, created_at)
         select $1, order_id, product_id, sku, title, category, category_id, time, unit_id, unit_name, count,
           $2, is_domain, net, exempt, renewal_net, renewal_exempt, vat_percent, vat_inside, price_type, price_held_until, created_at
         from order_lines where id = $3`,
        [randomUUID(), description, id],
      );
    await expect(copy(name.toUpperCase())).rejects.toMatchObject({ constraint: 'order_lines_one_line_per_domain' });
    unwrap(await visitor.orders.removeLine(cart.id, id, 'x'));
    await copy(name);
  });

  test('FIN-01 only an order without an owner can get one: of eight simultaneous customers one succeeds and seven are rejected', async () => {
    // Without the condition on owner_party_id in the update the last one wins and all eight succeed, with or without
    // the lock.
    const cart = await newCart(visitor);
    const parties = await times(8, (at) => newParty(visitor, `Khách ${at}`));
    const answers = await Promise.all(parties.map((party) => visitor.orders.setCustomer(cart.id, party, checkout)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const won = parties[answers.findIndex((answer) => answer.ok)];
    expect((await loadOrder(visitor, cart.id)).owner?.partyId).toBe(won);
  });

  test('GQL-01 every write increments the version by one: twenty simultaneous writes leave no gap and lose nothing', async () => {
    // Without `for update` the writes read one version, and the version check fails all but one of them (HTTP 500).
    const cart = await newCart(visitor);
    const answers = await times(20, () => visitor.orders.addLine(cart.id, cheap, freshIdempotencyKey()));
    for (const answer of answers) unwrap(answer);
    const order = await loadOrder(visitor, cart.id);
    expect(topLines(order)).toHaveLength(20);
    expect(order.version).toBe(cart.version + 20);
    expect(await versionsOf(cart.id)).toEqual(Array.from({ length: 20 }, (_, at) => cart.version + 1 + at));
  });

  test('CART-14 at most fifty lines: of ten simultaneous adds to a cart of forty-five, five succeed', async () => {
    // Without `for update` on the order each add counts forty-five lines and all ten succeed.
    const cart = await newCart(visitor);
    for (let at = 0; at < 45; at += 1) await addLineTo(visitor, cart.id, cheap);
    const answers = await times(10, () => visitor.orders.addLine(cart.id, cheap, freshIdempotencyKey()));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
    expect(topLines(await loadOrder(visitor, cart.id))).toHaveLength(50);
  });

  test('FIN-01 an order that opens while lines are added and removed keeps the content and total that it opened with', async () => {
    // Without `for update` an add that began before the opening is written after it: the total grows on an open order.
    for (let round = 0; round < 5; round += 1) {
      const cart = await newCart(visitor);
      await addLineTo(visitor, cart.id, cheap);
      unwrap(await visitor.orders.setCustomer(cart.id, await newParty(visitor), checkout));
      const [opened] = await Promise.all([
        visitor.orders.open(cart.id),
        ...Array.from({ length: 6 }, () => visitor.orders.addLine(cart.id, cheap, freshIdempotencyKey())),
      ]);
      expect(await loadOrder(visitor, cart.id)).toEqual(unwrap(opened));
    }
  });

  test('GQL-03 a server and its options have the same quantity after simultaneous changes of quantity and term', async () => {
    // Without `for update` the changes read one version, and the version check fails some of the six.
    const server = productBySku('CS-03');
    const [os] = pricedOptions(server);
    const [windows] = os ? pricedValues(os) : [];
    if (!os || !windows) throw new Error('the seed sells no Windows');
    for (let round = 0; round < 4; round += 1) {
      const cart = await newCart(visitor);
      const id = await addLineTo(
        visitor,
        cart.id,
        lineFor(server, { term: 6, children: [childFor(server, os, windows, 6)] }),
      );
      const answers = await Promise.all([
        ...[2, 3, 4].map((count) => visitor.orders.changeLine(cart.id, id, { quantity: count }, freshIdempotencyKey())),
        ...[1, 12, 24].map((time) => visitor.orders.changeLine(cart.id, id, { term: time }, freshIdempotencyKey())),
      ]);
      for (const answer of answers) unwrap(answer);
      const order = await loadOrder(visitor, cart.id);
      expect(order.lines).toHaveLength(2);
      expect(new Set(order.lines.map((line) => `${line.quantity} ${line.term}`)).size).toBe(1);
    }
  });

  test('DOM-04 one order per domain: of ten simultaneous openings the primary key of domain_holds lets one succeed', async () => {
    // Without the condition in its «on conflict do update» all ten open. Two names in either order cause no deadlock.
    const lines = [freeDomain(), freeDomain()].map((description) => lineFor(com, { description }));
    const carts = await times(10, async (at) => {
      const cart = await newCart(visitor);
      for (const line of at % 2 === 0 ? lines : lines.toReversed()) await addLineTo(visitor, cart.id, line);
      unwrap(await visitor.orders.setCustomer(cart.id, await newParty(visitor), checkout));
      return cart;
    });
    const answers = await Promise.all(carts.map(({ id }) => visitor.orders.open(id)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    for (const answer of answers.filter((each) => !each.ok)) expectRejected(answer, 'domain-unavailable');
  });

  test('DOM-04 late money for a domain and the opening of another order for it at once: one of them gets the domain', async () => {
    // Without holding the domains before the settlement both get it: the order is paid for a name that the other one
    // holds.
    const { payments } = portsOver(backend, held);
    for (let round = 0; round < 5; round += 1) {
      const line = lineFor(com, { description: freeDomain() });
      const slow = await placeOpenOrder(visitor, line);
      const paid = await payments.createForOrder(slow.id, 'VIETQR', slow.totals.gross, SHOP, freshIdempotencyKey());
      const quick = await newCart(visitor);
      await addLineTo(visitor, quick.id, line);
      unwrap(await visitor.orders.setCustomer(quick.id, await newParty(visitor), checkout));
      await setClock(backend, Date.now() + 2 * DOMAIN_HELD_MS);
      const [opened] = await Promise.all([
        visitor.orders.open(quick.id),
        pressAtBank(backend, unwrap(paid).id, 'confirm'),
      ]);
      await setClock(backend, null);
      expect((await loadOrder(visitor, slow.id)).financial).toBe(opened.ok ? 'UNPAID' : 'PAID');
    }
  });

  test('FIN-02 close wins a race with open, and a closed order never becomes open', async () => {
    // Without `for update` all three read one version, and the version check fails the late ones (HTTP 500).
    for (let round = 0; round < 5; round += 1) {
      const order = await placeOpenOrder(visitor, cheap);
      const answers = await Promise.all([
        visitor.orders.removeOrder(order.id, 'x'),
        visitor.orders.open(order.id),
        visitor.orders.removeOrder(order.id, 'y'),
      ]);
      unwrap(answers[0]);
      unwrap(answers[2]);
      expect((await loadOrder(visitor, order.id)).status).toBe('closed');
    }
  });

  test('FIN-03 ten simultaneous express orders with one idempotency key create one order', async () => {
    // Without the row of the idempotency key: ten orders.
    const world = await wireOrderWorld(backend)();
    const signature = unwrap(await world.signer.sign(checkout.contact, world.now()));
    const press = freshIdempotencyKey();
    const answers = await times(10, () => visitor.orders.placeExpress([cheap], checkout, signature, press));
    expect(new Set(answers.map((answer) => unwrap(answer).id)).size).toBe(1);
  });
});
