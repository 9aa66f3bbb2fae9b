import fc from 'fast-check';
import { expect } from 'vitest';
import { type Order, topLines } from '#core/orders/order.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { domainLine, lineFor, productBySku } from '#test/orders/any-line.ts';
import {
  addLineTo,
  always,
  checkout,
  expectRejected,
  failureOf,
  freeDomain,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  newParty,
  placeOpenOrder,
  type Shopper,
  unwrap,
} from '#test/orders/order-world.ts';
import { CODE, heldName, type TransferWorld, transferLine } from './transfer-world.ts';

const anyExtension = fc.constantFrom('.com', '.vn', '.com.vn', '.net', '.id.vn', '.xyz');

/** Laws of an order service for domain transfers. */
export const transferLaws: readonly Law<TransferWorld>[] = [
  {
    name: 'DOM-01 a transfer costs one year at its own price, else that of a renewal, and no answer contains its auth code',
    check: (open) =>
      always(open, [anyExtension], async (world, shopper, extension) => {
        const line = transferLine(await heldName(world, extension));
        const order = await placeOpenOrder(shopper, line);
        const again = await loadOrder(shopper, order.id);
        for (const { lines, totals } of [order, again]) {
          expect(lines).toHaveLength(1);
          expect(lines[0]).toMatchObject({ isTransfer: true, term: 1, quantity: 1, charge: line.charge });
          expect(lines[0]?.description).toBe(line.description);
          expect(totals).toEqual(computeLineAmounts(line.charge, 1, lines[0]?.vat.percent ?? 0));
        }
        expect(JSON.stringify([order, again])).not.toContain(CODE);
      }),
  },
  {
    name: 'DOM-04 only a definitely registered name can be transferred: an available, reserved or unknown one is rejected with its reason',
    check: (open) =>
      always(open, [anyExtension], async (_, shopper, extension) => {
        const cart = await newCart(shopper);
        const names = [freeDomain(extension), 'quochoi.vn', 'qua-tai.com', 'het-gio.vn'];
        const whys = ['available', 'reserved', 'unknown', 'unknown'];
        for (const [at, domain] of names.entries()) {
          const refused = await shopper.orders.addLine(cart.id, transferLine(domain), freshIdempotencyKey());
          const detail = { domain, why: whys[at] };
          expect(failureOf(refused)).toMatchObject({ kind: 'rejected', code: 'transfer-refused', detail });
          expect(JSON.stringify(refused)).not.toContain(CODE);
        }
        expect((await loadOrder(shopper, cart.id)).lines).toEqual([]);
      }),
  },
  {
    name: 'CART-19 DOM-01 the registration price is rejected for a transfer, and the transfer price for a registration',
    check: (open) =>
      always(open, [fc.constantFrom('.com', '.vn', '.com.vn')], async (world, shopper, extension) => {
        const cart = await newCart(shopper);
        const name = await heldName(world, extension);
        const [move, first] = [transferLine(name), domainLine(name)];
        const wrong = { ...move, charge: first.charge };
        expectRejected(await shopper.orders.addLine(cart.id, wrong, freshIdempotencyKey()), 'price-changed');
        const cheap = { ...domainLine(freeDomain(extension)), charge: move.charge };
        expectRejected(await shopper.orders.addLine(cart.id, cheap, freshIdempotencyKey()), 'price-changed');
        expect((await loadOrder(shopper, cart.id)).lines).toEqual([]);
      }),
  },
  {
    name: 'DOM-01 a transfer is one domain for one year, and its term and quantity cannot change',
    check: (open) =>
      always(open, [anyExtension], async (world, shopper, extension) => {
        const cart = await newCart(shopper);
        const line = transferLine(await heldName(world, extension));
        const server = { ...lineFor(productBySku('CS-01')), authCode: CODE };
        for (const wrong of [server, { ...line, quantity: 2 }, { ...line, authCode: 'ngắn' }])
          expectRejected(await shopper.orders.addLine(cart.id, wrong, freshIdempotencyKey()), 'bad-input');
        const id = await addLineTo(shopper, cart.id, line);
        const before = await loadOrder(shopper, cart.id);
        expectRejected(
          await shopper.orders.changeLine(cart.id, id, { term: 2 }, freshIdempotencyKey()),
          'term-not-sold',
        );
        expectRejected(
          await shopper.orders.changeLine(cart.id, id, { quantity: 2 }, freshIdempotencyKey()),
          'bad-input',
        );
        expect(await loadOrder(shopper, cart.id)).toEqual(before);
      }),
  },
  {
    name: 'CART-05 an order contains a name once, and two orders cannot transfer the same name',
    check: (open) =>
      always(open, [anyExtension], async (world, shopper, extension) => {
        const name = await heldName(world, extension);
        const cart = await newCart(shopper);
        await addLineTo(shopper, cart.id, transferLine(name));
        for (const again of [transferLine(name), domainLine(name)])
          expect(failureOf(await shopper.orders.addLine(cart.id, again, freshIdempotencyKey()))).toMatchObject({
            code: 'domain-already-in-order',
          });
        const rival = await world.shopper();
        await placeOpenOrder(rival, transferLine(name));
        unwrap(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
        expectRejected(await shopper.orders.open(cart.id), 'domain-unavailable');
      }),
  },
  {
    name: 'DOM-04 the registry is checked again when the order is placed: a name that was released meanwhile is not transferred',
    check: (open) =>
      always(open, [anyExtension], async (world, shopper, extension) => {
        const domain = await heldName(world, extension);
        const cart = await newCart(shopper);
        await addLineTo(shopper, cart.id, transferLine(domain));
        unwrap(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
        await world.released(domain);
        const refused = failureOf(await shopper.orders.open(cart.id));
        expect(refused).toMatchObject({ code: 'transfer-refused', detail: { domain, why: 'available' } });
        expect((await loadOrder(shopper, cart.id)).status).toBe('draft');
        await world.registered(domain);
        expect(unwrap(await shopper.orders.open(cart.id)).status).toBe('open');
      }),
  },
  {
    name: 'CART-19 an expired transfer price is replaced by the current one',
    check: (open) =>
      always(open, [anyExtension], async (world, shopper, extension) => {
        const line = transferLine(await heldName(world, extension));
        const cart = await newCart(shopper);
        await addLineTo(shopper, cart.id, line);
        const later = await world.later(8 * DAY_MS, async () => {
          await addLineTo(shopper, cart.id, lineFor(productBySku('CS-01')));
          return loadOrder(shopper, cart.id);
        });
        const [moved] = topLines(later);
        expect([moved?.isTransfer, moved?.charge]).toEqual([true, line.charge]);
      }),
  },
  {
    name: 'DOM-01 DOM-04 a cart that is unchanged for 30 days loses its auth code, reports that, and can be placed once the code is entered again',
    check: (open) =>
      always(open, [anyExtension], async (world, shopper, extension) => {
        const domain = await heldName(world, extension);
        const cart = await newCart(shopper);
        const id = await addLineTo(shopper, cart.id, transferLine(domain));
        const seen = await newCart(shopper);
        await addLineTo(shopper, seen.id, transferLine(await heldName(world, extension)));
        const forgotten = async (cart: Order) =>
          (await loadOrder(shopper, cart.id)).lines.map((line) => line.isAuthCodeDeleted);
        expect(await world.later(29 * DAY_MS, () => forgotten(seen))).toEqual([undefined]);
        expect(await world.later(31 * DAY_MS, () => forgotten(cart))).toEqual([true]);
        await world.later(31 * DAY_MS + 60_000, async () => {
          unwrap(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
          const refused = await openAtCurrentPrices(shopper, cart.id);
          expect(failureOf(refused)).toMatchObject({
            code: 'transfer-refused',
            detail: { domain, why: 'code-forgotten' },
          });
          const press = freshIdempotencyKey();
          const again = async () => unwrap(await shopper.orders.addLine(cart.id, transferLine(domain), press)).line;
          expect([await again(), await again()]).toEqual([id, id]);
          expect(await forgotten(cart)).toEqual([undefined]);
          expect(unwrap(await openAtCurrentPrices(shopper, cart.id)).status).toBe('open');
        });
      }),
  },
];

/** Opens an order; when a price has changed, accepts the new price. */
const openAtCurrentPrices = async ({ orders }: Shopper, id: OrderId) => {
  const first = await orders.open(id);
  const repriced = !first.ok && first.failure.kind === 'rejected' && first.failure.code === 'price-changed';
  return repriced ? orders.open(id) : first;
};

/** Runs the laws on one adapter. */
export const transferContract = (name: string, open: () => Promise<TransferWorld>): void =>
  describeLaws(`${name} keeps the contract of domain transfers`, transferLaws, open);
