import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { reminderDue } from '#contracts/service-changes.ts';
import { graceDaysOf } from '#core/ending-rules/grace.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { fail } from '#core/shared/result.ts';
import { customerShop, placePaidOrder } from '#test/kit/customer.ts';
import { moveClockTo } from '#test/kit/fakes/memory-changes.ts';
import { expectOk, freshIdempotencyKey, openShop, type Shop } from '#test/kit/fakes/shop.ts';

/** A customer with running services. */
const openShopWithServices = async (options: Parameters<typeof customerShop>[0] = {}): Promise<Shop> => {
  const shop = await customerShop(options);
  await placePaidOrder(shop);
  shop.world.state.now += 60_000;
  return shop;
};

const payFor = async (shop: Shop, goTo: string): Promise<void> => {
  const [, orderId = ''] = /\/thanh-toan\/(.+)$/.exec(goTo) ?? [];
  const record = [...shop.world.state.payments.values()].find(({ payment }) => payment.orderId === orderId);
  if (!record) throw new Error('no payment waits');
  bankOf(shop.world).confirm(record.payment.id);
};

const renewAllCommand = async (shop: Shop) => {
  const offers = expectOk(await shop.useCases.loadRenewals({}));
  const ids = offers.map(({ id }) => id);
  return { offers, ids, expectedTotal: Object.fromEntries(offers.map(({ id, amounts }) => [id, amounts.gross])) };
};

describe('renewing services', () => {
  test('SVC-01 PAY-01 a renewal redirects to the payment of one order, and the end date moves when that is paid', async () => {
    const shop = await openShopWithServices();
    const { offers, ids, expectedTotal } = await renewAllCommand(shop);
    const cart = expectOk(await shop.useCases.loadVisitor({}));
    const placed = expectOk(
      await shop.useCases.renewServices({ ids, expectedTotal, idempotencyKey: freshIdempotencyKey() }),
    );
    expect(placed.goTo).toBe(`/thanh-toan/${placed.orderId}`);
    const { payment } = expectOk(await shop.useCases.loadPayment({ orderId: placed.orderId }));
    expect(payment).toMatchObject({ state: 'waiting', amount: offers[0]?.amounts.gross });
    expect(expectOk(await shop.useCases.loadVisitor({}))).toEqual(cart);
    await payFor(shop, placed.goTo);
    const [after] = expectOk(await shop.useCases.loadRenewals({}));
    expect(after).toMatchObject({ endDate: offers[0]?.newEndDate, pendingOrderId: null });
  });

  test('SVC-01 the due dates are the ends of what can be renewed, and move when a renewal is paid', async () => {
    const shop = await openShopWithServices();
    const { offers, ids, expectedTotal } = await renewAllCommand(shop);
    const dates = async () => expectOk(await shop.useCases.loadDueDates({}));
    const before = await dates();
    expect(before.map(({ kind, at, amount }) => ({ kind, at, amount }))).toEqual(
      offers.map(({ endDate, amounts }) => ({ kind: 'renewal', at: endDate, amount: amounts.gross })),
    );
    const idempotencyKey = freshIdempotencyKey();
    await payFor(shop, expectOk(await shop.useCases.renewServices({ ids, expectedTotal, idempotencyKey })).goTo);
    const after = await dates();
    expect(after.map(({ at }) => at)).toEqual(offers.map(({ newEndDate }) => newEndDate));
    expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id));
  });

  test('SVC-01 CART-17 the same idempotency key returns the same order', async () => {
    const shop = await openShopWithServices();
    const { ids, expectedTotal } = await renewAllCommand(shop);
    const idempotencyKey = freshIdempotencyKey();
    const first = expectOk(await shop.useCases.renewServices({ ids, expectedTotal, idempotencyKey }));
    expect(
      expectOk(await shop.useCases.renewServices({ ids: [...ids, ...ids], expectedTotal, idempotencyKey })),
    ).toEqual(first);
  });

  test('SVC-01 an empty selection is a field error, a missing expected total returns the true price, and an open order is named', async () => {
    const shop = await openShopWithServices();
    const { ids, expectedTotal, offers } = await renewAllCommand(shop);
    const { renewServices, loadUpgrades: upgrades, upgradeService } = shop.useCases;
    expect(await renewServices({ ids: [], expectedTotal, idempotencyKey: freshIdempotencyKey() })).toEqual(
      fail({ kind: 'invalid-fields', fields: { ids: 'required' } }),
    );
    const now = offers[0]?.amounts.gross;
    expect(await renewServices({ ids, expectedTotal: {}, idempotencyKey: freshIdempotencyKey() })).toEqual(
      fail({ kind: 'price-changed', old: 0, now }),
    );
    const { orderId } = expectOk(await renewServices({ ids, expectedTotal, idempotencyKey: freshIdempotencyKey() }));
    const busy = fail({ kind: 'service-in-open-order', orderId });
    expect(await renewServices({ ids, expectedTotal, idempotencyKey: freshIdempotencyKey() })).toEqual(busy);
    const [id] = ids;
    if (id === undefined) throw new Error('nothing is rented');
    const [larger] = expectOk(await upgrades({ id }));
    if (!larger) throw new Error('no larger plan');
    const upgrade = {
      id,
      plan: larger.plan,
      expectedTotal: larger.amounts.gross,
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(await upgradeService(upgrade)).toEqual(busy);
    expect(
      await shop.useCases.cancelOrder({ orderId, reason: 'đặt nhầm', idempotencyKey: freshIdempotencyKey() }),
    ).toMatchObject({
      ok: true,
    });
    expect(expectOk(await upgradeService({ ...upgrade, idempotencyKey: freshIdempotencyKey() })).goTo).toContain(
      '/thanh-toan/',
    );
  });

  test('ROUTE-19 SVC-01 the lines of a renewal cannot be edited, because its price holds for its day', async () => {
    const shop = await openShopWithServices();
    const { ids, expectedTotal } = await renewAllCommand(shop);
    const { orderId } = expectOk(
      await shop.useCases.renewServices({ ids, expectedTotal, idempotencyKey: freshIdempotencyKey() }),
    );
    const [line] = expectOk(await shop.useCases.loadOrder({ orderId })).lines;
    if (!line) throw new Error('an order without lines');
    expect(await shop.useCases.loadEditableOrder({ orderId })).toEqual(fail({ kind: 'order-closed' }));
    const change = { orderId, lineId: line.id, quantity: null, term: 12, idempotencyKey: freshIdempotencyKey() };
    expect((await shop.useCases.changeLine(change)).ok).toBe(false);
  });

  test('PAY-01 SVC-01 when the payment hub does not answer, the order exists and its page creates the payment', async () => {
    const { world, browser, useCases } = await openShopWithServices();
    const offers = expectOk(await useCases.loadRenewals({}));
    const ids = offers.map(({ id }) => id);
    const expectedTotal = Object.fromEntries(offers.map(({ id, amounts }) => [id, amounts.gross]));
    const methods = async () => fail({ kind: 'unreachable' } as const);
    const down = openShop({ world, browser, change: (ports) => ({ payments: { ...ports.payments, methods } }) });
    const placed = expectOk(
      await down.useCases.renewServices({ ids, expectedTotal, idempotencyKey: freshIdempotencyKey() }),
    );
    expect(placed.goTo).toBe(`/thanh-toan/${placed.orderId}`);
  });

  test('SVC-01 an ended service can be renewed for some days but not upgraded; after that it is not offered', async () => {
    const shop = await openShopWithServices();
    const [offer] = expectOk(await shop.useCases.loadRenewals({}));
    if (!offer) throw new Error('nothing is rented');
    const last = graceDaysOf({ kind: serviceKindOf(offer.type), name: offer.name }).renewable;
    const offersAfter = async (days: number) => {
      moveClockTo(shop.world, offer.endDate + days * DAY_MS);
      return expectOk(await shop.useCases.loadRenewals({}));
    };
    expect(await offersAfter(last)).toMatchObject([{ id: offer.id, newEndDate: offer.newEndDate }]);
    expect(expectOk(await shop.useCases.loadUpgrades({ id: offer.id }))).toEqual([]);
    expect(await offersAfter(last + 1)).toEqual([]);
    const late = {
      ids: [offer.id],
      expectedTotal: { [offer.id]: offer.amounts.gross },
      idempotencyKey: freshIdempotencyKey(),
    };
    expect(await shop.useCases.renewServices(late)).toEqual(fail({ kind: 'product-unavailable' }));
  });

  test('SVC-01 an upgrade gets cheaper by the day, and its price is never negative', async () => {
    const shop = await openShopWithServices();
    const [{ id, endDate } = { id: undefined, endDate: 0 }] = expectOk(await shop.useCases.loadRenewals({}));
    if (id === undefined) throw new Error('nothing is rented');
    let before = dong(Number.MAX_SAFE_INTEGER);
    for (let now = shop.world.state.now; now < endDate - DAY_MS && now < Date.now() + 20 * DAY_MS; now += DAY_MS) {
      shop.world.state.now = now;
      const [nearest] = expectOk(await shop.useCases.loadUpgrades({ id }));
      const due = nearest?.amounts.gross ?? zeroDong;
      expect(due).toBeGreaterThan(0);
      expect(due).toBeLessThan(before);
      before = due;
    }
  });
});

describe('reminder dates', () => {
  test('SVC-01 only the nearest reminder of 30, 15, 7 and 1 days before the end is due, and none after the end', () =>
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 400 }), (left) => {
        const due = reminderDue(left, 12);
        if (left < 0 || left > 30) expect(due).toBeNull();
        else if (left <= 1) expect(due).toBe(1);
        else if (left <= 7) expect(due).toBe(7);
        else expect(due).toBe(left <= 15 ? 15 : 30);
      }),
    ));

  test('SVC-01 a term of one month gets no reminder on its first day', () => {
    expect([30, 29, 16, 15, 7].map((left) => reminderDue(left, 1))).toEqual([null, null, null, 15, 7]);
  });

  test('DOM-04 SVC-01 an ended .vn name can be renewed for 20 days, another name for 30, a server for 7', () => {
    expect(graceDaysOf({ kind: 'domain', name: 'tiem-banh.vn' }).renewable).toBe(20);
    expect(graceDaysOf({ kind: 'domain', name: 'tiem-banh.com' }).renewable).toBe(30);
    expect(graceDaysOf({ kind: 'machine', name: 'Cloud Server SSD 2' }).renewable).toBe(7);
  });
});
