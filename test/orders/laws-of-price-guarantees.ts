import fc from 'fast-check';
import { expect } from 'vitest';
import { topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { multiplyCharge, sumAmounts, withVat } from '#core/pricing/amounts.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { token } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { anyLine, domainLine, lineFor, productBySku } from './any-line.ts';
import {
  addLineTo,
  always,
  checkout,
  contact,
  expectNotFound,
  expectRejected,
  failureOf,
  freeDomain,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  type OrderWorld,
  unwrap,
} from './order-world.ts';

/** The product that these laws reprice; no other law uses it. */
const repricedProduct = productBySku('CS-05');

const grossOf = (line: NewLine, vatPercent: number): number =>
  sumAmounts([line, ...line.children].map(({ charge }) => withVat(multiplyCharge(charge, line.quantity), vatPercent)))
    .gross;

/** Laws about idempotency keys, prices, domains and guests. */
export const promiseLaws: readonly Law<OrderWorld>[] = [
  {
    name: 'CART-17 repeated adds with one idempotency key add one item, even in simultaneous calls',
    check: (open) =>
      always(open, [anyLine, fc.boolean()], async (_, shopper, line, atOnce) => {
        const cart = await newCart(shopper);
        const press = freshIdempotencyKey();
        const add = () => shopper.orders.addLine(cart.id, line, press);
        const answers = atOnce ? await Promise.all([add(), add(), add()]) : [await add(), await add()];
        expect(new Set(answers.map((answer) => unwrap(answer).line)).size).toBe(1);
        const order = await loadOrder(shopper, cart.id);
        expect(topLines(order)).toHaveLength(1);
        expect(order.lines).toHaveLength(1 + line.children.length);
        expect(topLines(order)[0]?.idempotencyKey).toBe(press);
      }),
  },
  {
    name: 'CART-17 two idempotency keys add two items',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const cart = await newCart(shopper);
        await Promise.all([addLineTo(shopper, cart.id, line), addLineTo(shopper, cart.id, line)]);
        expect(topLines(await loadOrder(shopper, cart.id))).toHaveLength(2);
      }),
  },
  {
    name: 'CART-17 an idempotency key that was used for another command is rejected, and nothing is added',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const cart = await newCart(shopper);
        const press = freshIdempotencyKey();
        unwrap(await shopper.orders.addLine(cart.id, line, press));
        const other = { ...line, quantity: (line.quantity % 50) + 1 };
        expectRejected(await shopper.orders.addLine(cart.id, other, press), 'idempotency-key-reused');
        expect(topLines(await loadOrder(shopper, cart.id))).toHaveLength(1);
      }),
  },
  {
    name: 'CART-19 a wrong price is rejected with both totals, and nothing is added',
    check: (open) =>
      always(open, [anyLine, fc.integer({ min: 1, max: 500_000 })], async (world, shopper, line, less) => {
        const cart = await newCart(shopper);
        const seen: NewLine = {
          ...line,
          charge: { ...line.charge, net: dong(line.charge.net - Math.min(less, line.charge.net)) },
        };
        const refused = await shopper.orders.addLine(cart.id, seen, freshIdempotencyKey());
        const percent = vatPercentOn(world.now());
        expect(refused).toMatchObject({
          failure: { code: 'price-changed', detail: { old: grossOf(seen, percent), new: grossOf(line, percent) } },
        });
        expect((await loadOrder(shopper, cart.id)).lines).toEqual([]);
      }),
  },
  {
    name: 'CART-19 an item keeps its price for 7 days even when the catalogue changes, then gets the current price',
    check: (open) =>
      always(open, [fc.integer({ min: 101, max: 300 })], async (world, shopper, percent) => {
        const cart = await newCart(shopper);
        await addLineTo(shopper, cart.id, lineFor(repricedProduct, { term: 3, quantity: 2 }));
        const before = await loadOrder(shopper, cart.id);
        expect(before.lines[0]?.priceGuaranteedUntil).toBeGreaterThan(world.now() + 6.9 * DAY_MS);
        await world.atPrice(repricedProduct.id, percent, async () => {
          const soon = await world.later(6 * DAY_MS, () => loadOrder(shopper, cart.id));
          expect(soon.totals).toEqual(before.totals);
          const late = await world.later(8 * DAY_MS, () => loadOrder(shopper, cart.id));
          expect(late.totals.gross).toBeGreaterThan(before.totals.gross);
          expect(late.totals).toEqual(sumAmounts(late.lines.map((line) => line.amounts)));
        });
      }),
  },
  {
    name: 'CART-19 an outdated price is rejected after a price change',
    check: (open) =>
      always(open, [fc.integer({ min: 101, max: 300 })], async (world, shopper, percent) => {
        const cart = await newCart(shopper);
        const line = lineFor(repricedProduct, { term: 3 });
        await world.atPrice(repricedProduct.id, percent, async () => {
          expectRejected(await shopper.orders.addLine(cart.id, line, freshIdempotencyKey()), 'price-changed');
        });
        await addLineTo(shopper, cart.id, line);
      }),
  },
  {
    name: 'CART-05 a domain that is already in the order is rejected, in any letter case and in simultaneous calls',
    check: (open) =>
      always(open, [fc.boolean(), fc.constantFrom('.com', '.vn', '.com.vn')], async (_, shopper, atOnce, extension) => {
        const cart = await newCart(shopper);
        const name = freeDomain(extension);
        const add = (typed: string) => shopper.orders.addLine(cart.id, domainLine(typed), freshIdempotencyKey());
        const loud = name.slice(0, -extension.length).toUpperCase() + extension;
        const answers = atOnce ? await Promise.all([add(name), add(loud)]) : [await add(name), await add(loud)];
        expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
        for (const answer of answers.filter((each) => !each.ok))
          expect(answer).toMatchObject({ failure: { code: 'domain-already-in-order', detail: { domain: name } } });
        expect((await loadOrder(shopper, cart.id)).lines.map((line) => line.description)).toEqual([name]);
      }),
  },
  {
    name: 'CART-05 a removed domain can be added again, and another cart can contain it too',
    check: (open) =>
      always(open, [fc.constant(null)], async (_, shopper) => {
        const cart = await newCart(shopper);
        const line = domainLine(freeDomain());
        const id = await addLineTo(shopper, cart.id, line);
        unwrap(await shopper.orders.removeLine(cart.id, id, 'x'));
        await addLineTo(shopper, cart.id, line);
        await addLineTo(shopper, (await newCart(shopper)).id, line);
      }),
  },
  {
    name: 'DOM-04 a name is sold only when it is definitely available, and only under its own extension',
    check: (open) =>
      always(open, [fc.constantFrom('google.com', 'may.vn', 'hanoi.vn')], async (_, shopper, taken) => {
        const cart = await newCart(shopper);
        const refused = await shopper.orders.addLine(cart.id, domainLine(taken), freshIdempotencyKey());
        expect(refused).toMatchObject({ failure: { code: 'domain-unavailable', detail: { domain: taken } } });
        const foreign = { ...domainLine('x.com'), description: freeDomain('.vn') };
        expect(failureOf(await shopper.orders.addLine(cart.id, foreign, freshIdempotencyKey())).kind).toBe('rejected');
        expect((await loadOrder(shopper, cart.id)).lines).toEqual([]);
      }),
  },
  {
    name: 'FIN-03 a signed guest places one direct order per idempotency key, and their cart stays unchanged',
    check: (open) =>
      always(open, [anyLine], async (world, shopper, line) => {
        const cart = await newCart(shopper);
        const signature = unwrap(await world.signer.sign(contact, world.now()));
        const press = freshIdempotencyKey();
        const order = unwrap(await shopper.orders.placeExpress([line], checkout, signature, press));
        expect(order).toMatchObject({
          status: 'open',
          financial: 'UNPAID',
          note: checkout.note,
          address: checkout.address,
        });
        expect(order.source).not.toBe('cart');
        expect(order.owner?.contact).toEqual(contact);
        expect(order.totals.gross).toBe(grossOf(line, order.lines[0]?.vat.percent ?? 0));
        expect(unwrap(await shopper.orders.placeExpress([line], checkout, signature, press)).id).toBe(order.id);
        expect(await loadOrder(shopper, order.id)).toEqual(order);
        expect(await loadOrder(shopper, cart.id)).toEqual(cart);
      }),
  },
  {
    name: 'FIN-03 CART-17 an order is found by its idempotency key, whatever it costs now, and only by its own visitor',
    check: (open) =>
      always(open, [fc.integer({ min: 101, max: 300 })], async (world, shopper, percent) => {
        const signature = unwrap(await world.signer.sign(contact, world.now()));
        const [press, other] = [freshIdempotencyKey(), freshIdempotencyKey()];
        expectNotFound(await shopper.orders.findPlaced(press));
        const line = lineFor(repricedProduct, { term: 3 });
        const order = unwrap(await shopper.orders.placeExpress([line], checkout, signature, press));
        await world.atPrice(repricedProduct.id, percent, async () => {
          expect(unwrap(await shopper.orders.findPlaced(press))).toEqual(order);
        });
        expectNotFound(await (await world.shopper()).orders.findPlaced(press));
        unwrap(await shopper.orders.createDraftCart(other));
        expectNotFound(await shopper.orders.findPlaced(other));
      }),
  },
  {
    name: 'FIN-03 a signature that is forged, made for another contact, too old or in the future is denied',
    check: (open) =>
      always(open, [anyLine], async (world, shopper, line) => {
        const now = world.now();
        const signed = async (who: typeof contact, time: number) => unwrap(await world.signer.sign(who, time));
        const good = await signed(contact, now);
        const bad = [
          { ...good, token: token(good.token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))) },
          { ...good, token: token('') },
          { ...good, time: now - 1 },
          await signed({ ...contact, email: 'khac@example.com' }, now),
          await signed({ ...contact, phone: '0987654321' }, now),
          await signed({ ...contact, name: 'Người Khác' }, now),
          await signed(contact, now - DAY_MS),
          await signed(contact, now + DAY_MS),
        ];
        for (const signature of bad) {
          const answer = await shopper.orders.placeExpress([line], checkout, signature, freshIdempotencyKey());
          expect(answer).toEqual({ ok: false, failure: { kind: 'denied' } });
        }
      }),
  },
  {
    name: 'FIN-03 a direct order with one invalid line creates nothing',
    check: (open) =>
      always(open, [anyLine], async (world, shopper, line) => {
        const signature = unwrap(await world.signer.sign(contact, world.now()));
        const lines = [line, domainLine('google.com')];
        expectRejected(
          await shopper.orders.placeExpress(lines, checkout, signature, freshIdempotencyKey()),
          'domain-unavailable',
        );
        expectRejected(await shopper.orders.placeExpress([], checkout, signature, freshIdempotencyKey()), 'bad-input');
      }),
  },
];
