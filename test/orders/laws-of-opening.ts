import fc from 'fast-check';
import { expect } from 'vitest';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import { seedOptions } from '#contracts/seed/options.ts';
import type { Checkout } from '#core/orders/order-gateway.port.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { orderId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { anyLine, domainLine, lineFor, productBySku } from './any-line.ts';
import {
  addLineTo,
  always,
  checkout,
  contact,
  expectRejected,
  freeDomain,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  newParty,
  type OrderWorld,
  placeOpenOrder,
  type Shopper,
  unwrap,
} from './order-world.ts';

/** The product that these laws reprice and withdraw. */
const repricedProduct = productBySku('CS-05');

/** A cart with everything that opening requires. */
const readyCart = async (shopper: Shopper, ...lines: readonly Parameters<typeof addLineTo>[2][]) => {
  const cart = await newCart(shopper);
  for (const line of lines) await addLineTo(shopper, cart.id, line);
  return unwrap(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
};

const corrected: Checkout = {
  contact: { name: 'Trần Thị Bích Ngọc', phone: '0909888777', email: 'ngoc@example.com' },
  address: {
    street: '7 Trần Phú',
    provinceCode: '48',
    provinceName: 'Thành phố Đà Nẵng',
    wardCode: '20194',
    wardName: 'Phường Hải Châu',
  },
  invoiceRequest: { company: 'Công ty Mây', taxCode: '0100109106', address: '7 Trần Phú', email: 'kt@example.com' },
  note: 'Giao giờ hành chính',
};

/** What opening an order checks again, and what can still change afterwards. */
export const openingLaws: readonly Law<OrderWorld>[] = [
  {
    name: 'CART-19 FIN-01 an order with expired prices does not open: it stays a draft at the new prices and opens at the next attempt',
    check: (open) =>
      always(open, [fc.integer({ min: 101, max: 300 })], async (world, shopper, percent) => {
        const cart = await readyCart(shopper, lineFor(repricedProduct, { term: 3, quantity: 2 }));
        await world.atPrice(repricedProduct.id, percent, () =>
          world.later(8 * DAY_MS, async () => {
            const refused = await shopper.orders.open(cart.id);
            const now = await loadOrder(shopper, cart.id);
            expect(now.status).toBe('draft');
            expect(now.totals.gross).toBeGreaterThan(cart.totals.gross);
            expect(refused).toMatchObject({
              failure: { code: 'price-changed', detail: { old: cart.totals.gross, new: now.totals.gross } },
            });
            expect(unwrap(await shopper.orders.open(cart.id))).toMatchObject({ status: 'open', totals: now.totals });
          }),
        );
      }),
  },
  {
    name: 'CART-19 FIN-01 an order opens at its unexpired price even when the catalogue has changed',
    check: (open) =>
      always(open, [fc.integer({ min: 101, max: 300 })], async (world, shopper, percent) => {
        const cart = await readyCart(shopper, lineFor(repricedProduct, { term: 3 }));
        const opened = await world.atPrice(repricedProduct.id, percent, () =>
          world.later(6 * DAY_MS, () => shopper.orders.open(cart.id)),
        );
        expect(unwrap(opened)).toMatchObject({ status: 'open', totals: cart.totals });
      }),
  },
  {
    name: 'FIN-01 an order with a withdrawn product does not open until the product is sold again',
    check: (open) =>
      always(open, [anyLine], async (world, shopper, other) => {
        const cart = await readyCart(shopper, other, lineFor(repricedProduct));
        await world.withdrawn(repricedProduct.id, async () => {
          expect(await shopper.orders.open(cart.id)).toMatchObject({
            failure: { code: 'product-unavailable', detail: { productId: repricedProduct.id } },
          });
          expect((await loadOrder(shopper, cart.id)).status).toBe('draft');
        });
        expect(unwrap(await shopper.orders.open(cart.id)).status).toBe('open');
      }),
  },
  {
    name: 'DOM-04 an order does not open when its domain was registered elsewhere meanwhile',
    check: (open) =>
      always(open, [fc.constantFrom('.com', '.vn')], async (world, shopper, extension) => {
        const name = freeDomain(extension);
        const cart = await readyCart(shopper, domainLine(name), lineFor(productBySku('CS-01')));
        await world.registered(name);
        expect(await shopper.orders.open(cart.id)).toMatchObject({
          failure: { code: 'domain-unavailable', detail: { domain: name, status: 'registered' } },
        });
        expect(await loadOrder(shopper, cart.id)).toEqual(cart);
      }),
  },
  {
    name: 'DOM-04 of two orders for one domain, the first to open reserves it until it is closed or the reservation expires',
    check: (open) =>
      always(open, [fc.boolean(), fc.boolean()], async (world, shopper, atOnce, closes) => {
        const name = freeDomain();
        const rivals = [shopper, await world.shopper()] as const;
        const carts = [await readyCart(rivals[0], domainLine(name)), await readyCart(rivals[1], domainLine(name))];
        const press = (at: 0 | 1) => rivals[at].orders.open(carts[at]?.id ?? orderId(''));
        const answers = atOnce ? await Promise.all([press(0), press(1)]) : [await press(0), await press(1)];
        const won = answers[0]?.ok ? 0 : 1;
        const lost = won === 0 ? 1 : 0;
        expect(unwrap(await press(won)).status).toBe('open');
        const held = { failure: { code: 'domain-unavailable', detail: { domain: name, status: 'reserved' } } };
        expect([answers[lost], await press(lost)]).toMatchObject([held, held]);
        const signature = unwrap(await world.signer.sign(contact, world.now()));
        const express = [lineFor(productBySku('CS-01')), domainLine(name)];
        expect(
          await rivals[lost].orders.placeExpress(express, checkout, signature, freshIdempotencyKey()),
        ).toMatchObject(held);
        if (closes) unwrap(await rivals[won].orders.removeOrder(carts[won]?.id ?? orderId(''), 'x'));
        const over = closes ? 0 : DOMAIN_HELD_MS;
        expect(unwrap(await world.later(over, () => press(lost))).status).toBe('open');
      }),
  },
  {
    name: 'FIN-01 VAL-03 an order without an address opens unless it has a .vn name; then it stays a draft until one is set',
    check: (open) =>
      always(open, [fc.constantFrom(null, '.com', '.vn', '.com.vn')], async (world, shopper, extension) => {
        const lines = [
          lineFor(productBySku('CS-01')),
          ...(extension === null ? [] : [domainLine(freeDomain(extension))]),
        ];
        const cart = await newCart(shopper);
        for (const line of lines) await addLineTo(shopper, cart.id, line);
        const party = await newParty(shopper);
        const unaddressed = { ...checkout, address: null };
        expect(unwrap(await shopper.orders.setCustomer(cart.id, party, unaddressed)).address).toBe(null);
        const isVietnamese = extension?.endsWith('.vn') ?? false;
        const opened = await shopper.orders.open(cart.id);
        if (isVietnamese) {
          expectRejected(opened, 'bad-input');
          expect((await loadOrder(shopper, cart.id)).status).toBe('draft');
          unwrap(await shopper.orders.setCustomer(cart.id, party, checkout));
          expect(unwrap(await shopper.orders.open(cart.id)).address).toEqual(checkout.address);
        } else expect(unwrap(opened)).toMatchObject({ status: 'open', address: null, owner: { contact } });
        const signature = unwrap(await world.signer.sign(contact, world.now()));
        const whole = extension === null ? lines : [domainLine(freeDomain(extension))];
        const placed = await shopper.orders.placeExpress(whole, unaddressed, signature, freshIdempotencyKey());
        if (isVietnamese) expectRejected(placed, 'bad-input');
        else expect(unwrap(placed)).toMatchObject({ status: 'open', address: null });
      }),
  },
  {
    name: 'CART-07 the text option of a domain item is set to its name, even when the caller omits it',
    check: (open) =>
      always(open, [fc.constantFrom('.com', '.vn', '.com.vn')], async (_, shopper, extension) => {
        const cart = await newCart(shopper);
        const name = freeDomain(extension);
        await addLineTo(shopper, cart.id, domainLine(name));
        const [line] = (await loadOrder(shopper, cart.id)).lines;
        const inputs = seedOptions.filter(({ type, id }) => type === 'TEXT' && line?.options.some((o) => o.id === id));
        expect(line).toMatchObject({ description: name, options: [{ value: name }] });
        expect(inputs).toHaveLength(1);
      }),
  },
  {
    name: 'FIN-01 recipient, address and invoice data of an order can be corrected until it is paid or closed',
    check: (open) =>
      always(open, [anyLine], async (_, shopper, line) => {
        const order = await placeOpenOrder(shopper, line);
        const owner = order.owner?.partyId;
        if (owner === undefined) throw new Error('an open order has an owner');
        const now = unwrap(await shopper.orders.setCustomer(order.id, owner, corrected));
        const { contact, ...rest } = corrected;
        expect(now).toMatchObject({
          ...rest,
          owner: { partyId: owner, contact },
          status: 'open',
          totals: order.totals,
        });
        expect(now.lines).toEqual(order.lines);
        expect(await loadOrder(shopper, order.id)).toEqual(now);
        const other = await newParty(shopper, 'Người Khác');
        expectRejected(await shopper.orders.setCustomer(order.id, other, corrected), 'owner-already-set');
        unwrap(await shopper.orders.removeOrder(order.id, 'x'));
        expectRejected(await shopper.orders.setCustomer(order.id, owner, checkout), 'order-closed');
        expect(await loadOrder(shopper, order.id)).toMatchObject(rest);
      }),
  },
];
