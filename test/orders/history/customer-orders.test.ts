import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import { classifyOrder, progressStep } from '#core/orders/order-class.ts';
import { orderStatuses } from '#core/orders/order-states.ts';
import { withVat } from '#core/pricing/amounts.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import { orderId } from '#core/shared/ids.ts';
import { always, faultAt, lostAnswer, rejected, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { customerShop, placePaidOrder, placeUnpaidOrder } from '#test/kit/customer.ts';
import {
  addBySlug,
  expectFailure,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  openShop,
  type Shop,
  slugs,
} from '#test/kit/fakes/shop.ts';

const list = (shop: Shop, more: Partial<Parameters<Shop['useCases']['listOrders']>[0]> = {}) =>
  shop.useCases.listOrders({ keyword: null, status: null, page: 1, ...more });
const cancel = ({ useCases }: Shop, id: string, reason: string) =>
  useCases.cancelOrder({ orderId: orderId(id), reason, idempotencyKey: freshIdempotencyKey() });

describe('the order list', () => {
  test('ORD-01 SDK-01 the list shows the newest orders first, four a page, without drafts, and with status names', async () => {
    const shop = await customerShop();
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) made.unshift(await placeUnpaidOrder(shop));
    expectOk(await addBySlug(shop, slugs.promoted));
    const first = expectOk(await list(shop));
    expect(first).toMatchObject({ total: 5, pages: 2 });
    expect(first.orders.map(({ id }) => id)).toEqual(made.slice(0, 4));
    expect(first.statuses.map(({ status }) => status)).toContain('open');
    expect(expectOk(await list(shop, { page: 2 })).orders.map(({ id }) => id)).toEqual(made.slice(4));
    expect(expectOk(await list(shop, { page: -3 })).orders).toHaveLength(4);
  });

  test('ORD-01 keyword and status filter the list; a blank keyword is ignored', async () => {
    const shop = await customerShop();
    const waiting = await placeUnpaidOrder(shop);
    const done = await placePaidOrder(shop);
    const numberOf = (id: string): string => shop.world.state.orders.get(id)?.order.number ?? 'none';
    expect(expectOk(await list(shop, { keyword: `  ${numberOf(waiting)} ` })).orders.map(({ id }) => id)).toEqual([
      waiting,
    ]);
    expect(expectOk(await list(shop, { status: 'open' })).orders.map(({ id }) => id)).toEqual([waiting]);
    expect(expectOk(await list(shop, { keyword: '   ' })).orders.map(({ id }) => id)).toEqual([done, waiting]);
  });

  test('ORD-01 the list still loads when the status names cannot be loaded', async () => {
    const shop = await customerShop({
      change: ({ orders }) => ({ orders: withFaults(orders, always(unreachable, 'statuses')) }),
    });
    expect(expectOk(await list(shop))).toMatchObject({ orders: [], statuses: [] });
    expect(shop.logged()).toContain('Failed to fetch order statuses');
  });
});

describe('order commands of a customer', () => {
  test('ORD-02 an unpaid order is cancelled with a reason; repeating it is no failure; a paid order is rejected', async () => {
    const shop = await customerShop();
    const waiting = await placeUnpaidOrder(shop);
    expect(expectFailure(await cancel(shop, waiting, ' '))).toEqual({
      kind: 'invalid-fields',
      fields: { reason: 'required' },
    });
    expect(expectFailure(await cancel(shop, waiting, 'x'.repeat(501)))).toMatchObject({
      fields: { reason: 'too-long' },
    });
    for (const _ of [1, 2])
      expect(expectOk(await cancel(shop, waiting, 'Chọn nhầm gói'))).toEqual({
        goTo: `/order/${waiting}`,
        notice: 'order-cancelled',
        notify: null,
      });
    expect(expectOk(await shop.useCases.loadOrder({ orderId: waiting })).status).toBe('closed');
    const done = await placePaidOrder(shop);
    expect(expectFailure(await cancel(shop, done, 'Không cần nữa'))).toEqual({ kind: 'already-paid', orderId: done });
    expect(kindOf(await cancel(shop, 'another', 'Thử'))).toBe('not-found');
    expect(kindOf(await cancel(openShop(), waiting, 'Thử'))).toBe('login-required');
  });

  test('ORD-02 a cancellation with a lost response is retried and applied once', async () => {
    const shop = await customerShop({
      change: ({ history }) => ({ history: withFaults(history, faultAt('cancel', 1, lostAnswer)) }),
    });
    expect(expectOk(await cancel(shop, await placeUnpaidOrder(shop), 'Chọn nhầm gói'))).toMatchObject({
      notice: 'order-cancelled',
    });
  });

  test('ORD-02 a customer confirms receipt of a paid order; an order in another state is rejected', async () => {
    const shop = await customerShop();
    const confirm = (id: string) =>
      shop.useCases.confirmReceived({ orderId: orderId(id), idempotencyKey: freshIdempotencyKey() });
    const id = await placePaidOrder(shop);
    expect(expectOk(await confirm(id))).toEqual({ goTo: `/order/${id}`, notice: 'order-received', notify: null });
    expect(expectOk(await shop.useCases.loadOrder({ orderId: id })).status).toBe('completed');
    expect(kindOf(await confirm(await placeUnpaidOrder(shop)))).toBe('order-closed');
    const refusing = await customerShop({
      change: ({ history }) => ({
        history: withFaults(history, always(rejected('status-not-allowed'), 'confirmReceived')),
      }),
    });
    expect(
      kindOf(await refusing.useCases.confirmReceived({ orderId: orderId(id), idempotencyKey: freshIdempotencyKey() })),
    ).toBe('order-closed');
  });
});

test("ORD-03 the invoice of a paid order appears in the customer's list, newest first; a page below 1 is page 1", async () => {
  const shop = await customerShop();
  const ids = [await placePaidOrder(shop), await placePaidOrder(shop)].reverse();
  const receipts = expectOk(await shop.useCases.listInvoices({ page: 0 }));
  expect(receipts).toMatchObject({ total: 2, pages: 1 });
  expect(receipts.invoices.map((invoice) => invoice.orderId)).toEqual(ids);
});

describe('the class of an order', () => {
  const some = fc.record({
    status: fc.constantFrom(...orderStatuses),
    financial: fc.constantFrom<Order['financial']>('UNPAID', 'PAID', 'REFUNDED'),
    totals: fc.constantFrom(0, 100_000).map((net) => withVat({ net: dong(net), exempt: zeroDong }, 10)),
  });

  test('ORD-01 every order has one class: closed or refunded is cancel, free is trial, completed is success, all others are new', () => {
    fc.assert(
      fc.property(some, (order) => {
        const of = classifyOrder(order);
        expect(of === 'cancel').toBe(order.status === 'closed' || order.financial === 'REFUNDED');
        if (of === 'trial') expect(order.totals.gross).toBe(0);
        if (of === 'success') expect(order.status).toBe('completed');
        if (of === 'new') expect(['draft', 'open', 'confirmed']).toContain(order.status);
      }),
    );
  });

  test('ORD-02 the step advances with payment and completion', () => {
    expect(progressStep({ status: 'open', financial: 'UNPAID' })).toBe(2);
    expect(progressStep({ status: 'confirmed', financial: 'PAID' })).toBe(3);
    expect(progressStep({ status: 'completed', financial: 'PAID' })).toBe(5);
  });
});
