import fc from 'fast-check';
import { expect } from 'vitest';
import { topLines } from '#core/orders/order.ts';
import { ORDERS_PER_PAGE, type OrderHistory, type OrderQuery } from '#core/orders/order-history.port.ts';
import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import { type OrderId, orderId } from '#core/shared/ids.ts';
import { cleanLines } from '#core/shared/text/clean-typed.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { anyLine, domainLine, lineFor, productBySku } from '#test/orders/any-line.ts';
import {
  addLineTo,
  checkout,
  expectNotFound,
  expectRejected,
  freeDomain,
  freshIdempotencyKey,
  type LoggedIn,
  loadOrder,
  newCart,
  newParty,
  placeOpenOrder,
  type Shopper,
  unwrap,
} from '#test/orders/order-world.ts';

type WithHistory = { readonly history: OrderHistory; readonly payments: PaymentGateway };

/** Browsers of one shop, and a bank that pays open payments. */
export type HistorySubject = {
  readonly browser: () => Promise<{
    readonly guest: Shopper & WithHistory;
    readonly logIn: (as?: LoggedIn['party']) => Promise<LoggedIn & WithHistory>;
  }>;
  /** Pays the order. */
  readonly pay: (of: Shopper & WithHistory, id: OrderId) => Promise<void>;
  /** Number of runs per property. */
  readonly runs: number;
};
type Customer = LoggedIn & WithHistory;

const SHOP = 'http://localhost:3000/PaymentResult';
const cheap = lineFor(productBySku('CS-01'));
const everyOrder: OrderQuery = { keyword: null, status: null, page: 1 };

const newCustomer = async ({ browser }: HistorySubject): Promise<Customer> => (await browser()).logIn();
const finaliseOrder = async (customer: Customer, line = cheap) =>
  unwrap(await customer.orders.placeOwn([line], checkout, freshIdempotencyKey()));
const listOrders = async ({ history }: WithHistory, query: Partial<OrderQuery> = {}) =>
  unwrap(await history.list({ ...everyOrder, ...query }));
const idsOf = async (who: WithHistory, query: Partial<OrderQuery> = {}) =>
  (await listOrders(who, query)).orders.map(({ id }) => id);

/** Laws of every OrderHistory adapter. */
export const orderHistoryLaws: readonly Law<HistorySubject>[] = [
  {
    name: 'ORD-01 SDK-01 the list has all orders of a customer, newest first, four a page, each equal to the loaded order',
    check: async (open) => {
      const subject = await open();
      const customer = await newCustomer(subject);
      expect(await listOrders(customer)).toEqual({ orders: [], total: 0, pages: 0 });
      const made: OrderId[] = [];
      for (let at = 0; at < 9; at += 1) made.unshift((await finaliseOrder(customer)).id);
      for (const page of [1, 2, 3, 4]) {
        const { orders, total, pages } = await listOrders(customer, { page });
        expect({ total, pages }).toEqual({ total: 9, pages: 3 });
        expect(orders.map(({ id }) => id)).toEqual(made.slice((page - 1) * ORDERS_PER_PAGE, page * ORDERS_PER_PAGE));
        for (const order of orders) expect(order).toEqual(await loadOrder(customer, order.id));
      }
    },
  },
  {
    name: 'ORD-01 a cart is not listed, neither as a draft nor after it was closed; an opened order is',
    check: async (open) => {
      const customer = await newCustomer(await open());
      const cart = await newCart(customer);
      await addLineTo(customer, cart.id, cheap);
      expect(await idsOf(customer)).toEqual([]);
      unwrap(await customer.orders.removeOrder(cart.id, 'x'));
      expect(await idsOf(customer)).toEqual([]);
      const next = await newCart(customer);
      await addLineTo(customer, next.id, cheap);
      unwrap(await customer.orders.setCustomer(next.id, customer.party, checkout));
      unwrap(await customer.orders.open(next.id));
      expect(await idsOf(customer)).toEqual([next.id]);
      unwrap(await customer.orders.removeOrder(next.id, 'x'));
      expect(await idsOf(customer)).toEqual([next.id]);
    },
  },
  {
    name: 'ORD-01 a status filter returns the orders with that status',
    check: async (open) => {
      const subject = await open();
      const customer = await newCustomer(subject);
      const [waiting, closed, paid] = [
        await finaliseOrder(customer),
        await finaliseOrder(customer),
        await finaliseOrder(customer),
      ];
      unwrap(await customer.history.cancel(closed.id, 'x'));
      await subject.pay(customer, paid.id);
      expect(await idsOf(customer, { status: 'open' })).toEqual([waiting.id]);
      expect(await idsOf(customer, { status: 'closed' })).toEqual([closed.id]);
      expect((await listOrders(customer, { status: 'closed' })).total).toBe(1);
      expect((await idsOf(customer)).sort()).toEqual([waiting.id, closed.id, paid.id].sort());
    },
  },
  {
    name: 'ORD-01 a keyword finds an order by number, title and domain, ignoring accents and letter case',
    check: async (open) => {
      const customer = await newCustomer(await open());
      const domain = freeDomain();
      const [server, name] = [await finaliseOrder(customer), await finaliseOrder(customer, domainLine(domain))];
      const title = topLines(server)[0]?.title ?? '';
      expect(await idsOf(customer, { keyword: server.number.toLowerCase() })).toEqual([server.id]);
      expect(await idsOf(customer, { keyword: title.toUpperCase() })).toEqual([server.id]);
      expect(await idsOf(customer, { keyword: domain.slice(4, 30) })).toEqual([name.id]);
      expect(await idsOf(customer, { keyword: 'TEN MIEN' })).toEqual([name.id]);
      expect(await idsOf(customer, { keyword: server.number, status: 'closed' })).toEqual([]);
      for (const keyword of ['không có đơn này', 'Clo%d', 'Clo_d'])
        expect(await idsOf(customer, { keyword })).toEqual([]);
    },
  },
  {
    name: "CART-02 ORD-02 another customer's orders cannot be listed, cancelled or confirmed",
    check: async (open) => {
      const subject = await open();
      const [customer, neighbour] = [await newCustomer(subject), await newCustomer(subject)];
      const order = await finaliseOrder(customer);
      const { guest } = await subject.browser();
      for (const stranger of [neighbour, guest]) {
        expect(await idsOf(stranger)).toEqual([]);
        expectNotFound(await stranger.history.cancel(order.id, 'x'));
        expectNotFound(await stranger.history.confirmReceived(order.id));
      }
      expectNotFound(await customer.history.cancel(orderId('0'.repeat(32)), 'x'));
      expect(await loadOrder(customer, order.id)).toEqual(order);
    },
  },
  {
    name: "ORD-01 ACC-05 a guest's orders are listed for the guest and for a customer who logs in from that browser only",
    check: async (open) => {
      const subject = await open();
      const browser = await subject.browser();
      const order = await placeOpenOrder(browser.guest, cheap);
      const customer = await browser.logIn();
      const own = await finaliseOrder(customer);
      expect(await idsOf(browser.guest)).toEqual([order.id]);
      expect(await idsOf(customer)).toEqual([own.id, order.id]);
      const elsewhere = await (await subject.browser()).logIn(customer.party);
      expect(await idsOf(elsewhere)).toEqual([own.id]);
    },
  },
  {
    name: 'ORD-02 SDK-01 cancelling closes an unpaid order with its open payments and keeps the reason; cancelling again succeeds',
    check: async (open) => {
      const subject = await open();
      await forAll(
        // As the shop sends it.
        fc.tuple(anyLine, fc.string({ maxLength: 300, unit: 'grapheme' }).map(cleanLines)),
        async ([line, reason]) => {
          const customer = await newCustomer(subject);
          const order = await finaliseOrder(customer, line);
          const { payments } = customer;
          const tried = await payments.createForOrder(
            order.id,
            'VIETQR',
            order.totals.gross,
            SHOP,
            freshIdempotencyKey(),
          );
          const closed = unwrap(await customer.history.cancel(order.id, reason));
          expect(closed).toMatchObject({ id: order.id, status: 'closed', financial: 'UNPAID', lines: order.lines });
          expect(closed.cancelReason ?? '').toBe(reason.slice(0, 200));
          expect(unwrap(await payments.status(unwrap(tried).id)).state).toBe('expired');
          expect(unwrap(await customer.history.cancel(order.id, reason))).toEqual(closed);
        },
        subject.runs,
      );
    },
  },
  {
    name: 'ORD-02 DOM-04 cancelling an order releases its domains',
    check: async (open) => {
      const subject = await open();
      const [customer, neighbour] = [await newCustomer(subject), await newCustomer(subject)];
      const line = domainLine(freeDomain());
      const order = await finaliseOrder(customer, line);
      expectRejected(await neighbour.orders.placeOwn([line], checkout, freshIdempotencyKey()), 'domain-unavailable');
      unwrap(await customer.history.cancel(order.id, 'x'));
      expect((await finaliseOrder(neighbour, line)).status).toBe('open');
    },
  },
  {
    name: 'ORD-02 a paid order cannot be cancelled',
    check: async (open) => {
      const subject = await open();
      const customer = await newCustomer(subject);
      const order = await finaliseOrder(customer);
      await subject.pay(customer, order.id);
      expectRejected(await customer.history.cancel(order.id, 'x'), 'already-paid');
      expect((await loadOrder(customer, order.id)).financial).toBe('PAID');
      expect(await idsOf(customer, { status: 'closed' })).toEqual([]);
    },
  },
  {
    name: 'ORD-02 SDK-01 a paid order can be confirmed as received, even twice; an unpaid or closed one cannot',
    check: async (open) => {
      const subject = await open();
      const customer = await newCustomer(subject);
      const [paid, waiting] = [await finaliseOrder(customer), await finaliseOrder(customer)];
      await subject.pay(customer, paid.id);
      for (const _ of [1, 2])
        expect(unwrap(await customer.history.confirmReceived(paid.id))).toMatchObject({
          id: paid.id,
          status: 'completed',
        });
      expectRejected(await customer.history.confirmReceived(waiting.id), 'status-not-allowed');
      unwrap(await customer.history.cancel(waiting.id, 'x'));
      expectRejected(await customer.history.confirmReceived(waiting.id), 'status-not-allowed');
      expect(await idsOf(customer, { status: 'completed' })).toEqual([paid.id]);
    },
  },
  {
    name: 'ORD-02 a guest can cancel an order that they have placed',
    check: async (open) => {
      const { guest } = await (await open()).browser();
      const cart = await newCart(guest);
      await addLineTo(guest, cart.id, cheap);
      unwrap(await guest.orders.setCustomer(cart.id, await newParty(guest), checkout));
      unwrap(await guest.orders.open(cart.id));
      expect(unwrap(await guest.history.cancel(cart.id, 'x')).status).toBe('closed');
    },
  },
];

/** Runs the laws on one adapter. */
export const orderHistoryContract = (name: string, open: () => Promise<HistorySubject>): void =>
  describeLaws(`${name} keeps the OrderHistory contract`, orderHistoryLaws, open);
