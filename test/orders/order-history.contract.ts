import fc from 'fast-check';
import { expect } from 'vitest';
import { topLines } from '#core/orders/order.ts';
import { ORDERS_PER_PAGE, type OrderHistory, type OrderQuery } from '#core/orders/order-history.port.ts';
import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import { type OrderId, orderId } from '#core/shared/ids.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { anyLine, domainLine, lineFor, productBySku } from './any-line.ts';
import {
  added,
  checkout,
  done,
  expectNotFound,
  expectRejected,
  freeDomain,
  freshIdempotencyKey,
  type LoggedIn,
  loaded,
  newCart,
  newParty,
  openedOrder,
  type Shopper,
} from './order-world.ts';

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
const all: OrderQuery = { keyword: null, status: null, page: 1 };

const newCustomer = async ({ browser }: HistorySubject): Promise<Customer> => (await browser()).logIn();
const placed = async (customer: Customer, line = cheap) =>
  done(await customer.orders.placeOwn([line], checkout, freshIdempotencyKey()));
const listed = async ({ history }: WithHistory, query: Partial<OrderQuery> = {}) =>
  done(await history.list({ ...all, ...query }));
const idsOf = async (who: WithHistory, query: Partial<OrderQuery> = {}) =>
  (await listed(who, query)).orders.map(({ id }) => id);

/** Laws of every OrderHistory. */
export const orderHistoryLaws: readonly Law<HistorySubject>[] = [
  {
    name: 'ORD-01 SDK-01 all orders of a customer are listed, the newest first, four a page, as loading gives them',
    check: async (open) => {
      const subject = await open();
      const customer = await newCustomer(subject);
      expect(await listed(customer)).toEqual({ orders: [], total: 0, pages: 0 });
      const made: OrderId[] = [];
      for (let at = 0; at < 9; at += 1) made.unshift((await placed(customer)).id);
      for (const page of [1, 2, 3, 4]) {
        const { orders, total, pages } = await listed(customer, { page });
        expect({ total, pages }).toEqual({ total: 9, pages: 3 });
        expect(orders.map(({ id }) => id)).toEqual(made.slice((page - 1) * ORDERS_PER_PAGE, page * ORDERS_PER_PAGE));
        for (const order of orders) expect(order).toEqual(await loaded(customer, order.id));
      }
    },
  },
  {
    name: 'ORD-01 a cart is no order, neither while it is filled nor after it was given up; an opened one is',
    check: async (open) => {
      const customer = await newCustomer(await open());
      const cart = await newCart(customer);
      await added(customer, cart.id, cheap);
      expect(await idsOf(customer)).toEqual([]);
      done(await customer.orders.removeOrder(cart.id, 'x'));
      expect(await idsOf(customer)).toEqual([]);
      const next = await newCart(customer);
      await added(customer, next.id, cheap);
      done(await customer.orders.setCustomer(next.id, customer.party, checkout));
      done(await customer.orders.open(next.id));
      expect(await idsOf(customer)).toEqual([next.id]);
      done(await customer.orders.removeOrder(next.id, 'x'));
      expect(await idsOf(customer)).toEqual([next.id]);
    },
  },
  {
    name: 'ORD-01 a status shows the orders that have it',
    check: async (open) => {
      const subject = await open();
      const customer = await newCustomer(subject);
      const [waiting, closed, paid] = [await placed(customer), await placed(customer), await placed(customer)];
      done(await customer.history.cancel(closed.id, 'x'));
      await subject.pay(customer, paid.id);
      expect(await idsOf(customer, { status: 'open' })).toEqual([waiting.id]);
      expect(await idsOf(customer, { status: 'closed' })).toEqual([closed.id]);
      expect((await listed(customer, { status: 'closed' })).total).toBe(1);
      expect((await idsOf(customer)).sort()).toEqual([waiting.id, closed.id, paid.id].sort());
    },
  },
  {
    name: 'ORD-01 a keyword finds an order by number, title and domain, without accents and in any case',
    check: async (open) => {
      const customer = await newCustomer(await open());
      const domain = freeDomain();
      const [server, name] = [await placed(customer), await placed(customer, domainLine(domain))];
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
    name: 'CART-02 ORD-02 the orders of somebody else are neither listed nor cancelled nor confirmed',
    check: async (open) => {
      const subject = await open();
      const [customer, neighbour] = [await newCustomer(subject), await newCustomer(subject)];
      const order = await placed(customer);
      const { guest } = await subject.browser();
      for (const stranger of [neighbour, guest]) {
        expect(await idsOf(stranger)).toEqual([]);
        expectNotFound(await stranger.history.cancel(order.id, 'x'));
        expectNotFound(await stranger.history.confirmReceived(order.id));
      }
      expectNotFound(await customer.history.cancel(orderId('0'.repeat(32)), 'x'));
      expect(await loaded(customer, order.id)).toEqual(order);
    },
  },
  {
    name: 'ORD-01 ACC-05 what a guest has placed he sees, and so does who logs in from his browser, and nobody else',
    check: async (open) => {
      const subject = await open();
      const browser = await subject.browser();
      const order = await openedOrder(browser.guest, cheap);
      const customer = await browser.logIn();
      const own = await placed(customer);
      expect(await idsOf(browser.guest)).toEqual([order.id]);
      expect(await idsOf(customer)).toEqual([own.id, order.id]);
      const elsewhere = await (await subject.browser()).logIn(customer.party);
      expect(await idsOf(elsewhere)).toEqual([own.id]);
    },
  },
  {
    name: 'ORD-02 SDK-01 cancelling closes an unpaid order with all that waits for it; again it succeeds',
    check: async (open) => {
      const subject = await open();
      await forAll(
        fc.tuple(anyLine, fc.string({ maxLength: 300, unit: 'grapheme' })),
        async ([line, reason]) => {
          const customer = await newCustomer(subject);
          const order = await placed(customer, line);
          const { payments } = customer;
          const tried = await payments.createForOrder(
            order.id,
            'VIETQR',
            order.totals.gross,
            SHOP,
            freshIdempotencyKey(),
          );
          const closed = done(await customer.history.cancel(order.id, reason.replaceAll('\u0000', '')));
          expect(closed).toMatchObject({ id: order.id, status: 'closed', financial: 'UNPAID', lines: order.lines });
          expect(done(await payments.status(done(tried).id)).state).toBe('expired');
          expect(done(await customer.history.cancel(order.id, reason.replaceAll('\u0000', '')))).toEqual(closed);
        },
        subject.runs,
      );
    },
  },
  {
    name: 'ORD-02 DOM-04 a cancelled order gives its domains back',
    check: async (open) => {
      const subject = await open();
      const [customer, neighbour] = [await newCustomer(subject), await newCustomer(subject)];
      const line = domainLine(freeDomain());
      const order = await placed(customer, line);
      expectRejected(await neighbour.orders.placeOwn([line], checkout, freshIdempotencyKey()), 'domain-unavailable');
      done(await customer.history.cancel(order.id, 'x'));
      expect((await placed(neighbour, line)).status).toBe('open');
    },
  },
  {
    name: 'ORD-02 what is paid is not cancelled',
    check: async (open) => {
      const subject = await open();
      const customer = await newCustomer(subject);
      const order = await placed(customer);
      await subject.pay(customer, order.id);
      expectRejected(await customer.history.cancel(order.id, 'x'), 'already-paid');
      expect((await loaded(customer, order.id)).financial).toBe('PAID');
      expect(await idsOf(customer, { status: 'closed' })).toEqual([]);
    },
  },
  {
    name: 'ORD-02 SDK-01 a paid order is confirmed as received, once or again; one that waits or is closed is not',
    check: async (open) => {
      const subject = await open();
      const customer = await newCustomer(subject);
      const [paid, waiting] = [await placed(customer), await placed(customer)];
      await subject.pay(customer, paid.id);
      for (const _ of [1, 2])
        expect(done(await customer.history.confirmReceived(paid.id))).toMatchObject({
          id: paid.id,
          status: 'completed',
        });
      expectRejected(await customer.history.confirmReceived(waiting.id), 'status-not-allowed');
      done(await customer.history.cancel(waiting.id, 'x'));
      expectRejected(await customer.history.confirmReceived(waiting.id), 'status-not-allowed');
      expect(await idsOf(customer, { status: 'completed' })).toEqual([paid.id]);
    },
  },
  {
    name: 'ORD-02 a guest cancels what he has placed',
    check: async (open) => {
      const { guest } = await (await open()).browser();
      const cart = await newCart(guest);
      await added(guest, cart.id, cheap);
      done(await guest.orders.setCustomer(cart.id, await newParty(guest), checkout));
      done(await guest.orders.open(cart.id));
      expect(done(await guest.history.cancel(cart.id, 'x')).status).toBe('closed');
    },
  },
];

/** Runs the laws on one adapter. */
export const orderHistoryContract = (name: string, open: () => Promise<HistorySubject>): void =>
  describeLaws(`${name} keeps the OrderHistory contract`, orderHistoryLaws, open);
