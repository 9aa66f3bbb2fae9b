import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { topLines } from '#core/orders/order.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import { productId, serviceId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { domainLine, expectNotFound, expectRefused, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import {
  type ChangeSubject,
  createRenewalOrder,
  loadRenewals,
  pay,
  runRenewableServices,
  runUpgradableService,
} from '#test/services/changes/change-subject.ts';

const denied = { ok: false, failure: { kind: 'denied' } };

/** Rejected orders, and orders that are created only once. */
export const lawsOfChanging: readonly Law<ChangeSubject>[] = [
  {
    name: 'SVC-01 CART-17 one idempotency key creates one order and cannot be used for another command',
    check: async (open) => {
      const subject = await open();
      const { ids, expectedTotal } = await runRenewableServices(subject, [serverLine()]);
      const press = subject.newIdempotencyKey();
      const first = unwrap(await subject.changes.pay({ dues: [], services: ids }, expectedTotal, press));
      expect(unwrap(await subject.changes.pay({ dues: [], services: ids }, expectedTotal, press))).toBe(first);
      expectRefused(
        await subject.changes.pay({ dues: [], services: ids }, dong(expectedTotal + 1), press),
        'idempotency-key-reused',
      );
    },
  },
  {
    name: 'ROUTE-19 SVC-01 the lines of a renewal cannot change, because a removed option would still be rented',
    check: async (open) => {
      const subject = await open();
      const { orders, newIdempotencyKey } = subject;
      const { ids, expectedTotal } = await runRenewableServices(subject, [
        serverLine(),
        domainLine(subject.freeDomain('.com')),
      ]);
      const order = await createRenewalOrder(subject, ids, expectedTotal);
      const [line] = topLines(order);
      if (!line) throw new Error('an order without lines');
      expectRefused(await orders.changeLine(order.id, line.id, { term: 12 }, newIdempotencyKey()), 'order-closed');
      expectRefused(await orders.changeLine(order.id, line.id, { quantity: 2 }, newIdempotencyKey()), 'order-closed');
      expectRefused(await orders.removeLine(order.id, line.id, ''), 'order-closed');
      expect(unwrap(await orders.load(order.id)).totals.gross).toBe(expectedTotal);
    },
  },
  {
    name: 'SVC-01 a service with an open order reports that order and cannot be renewed or upgraded again',
    check: async (open) => {
      const subject = await open();
      const { ids, expectedTotal } = await runRenewableServices(subject, [serverLine(2)]);
      const [one, two] = ids;
      if (!one || !two) throw new Error('two machines were bought');
      const each = dong(expectedTotal / 2);
      const order = await createRenewalOrder(subject, [one], each);
      const pendingOrders = new Map(
        (await loadRenewals(subject)).map(({ id, pendingOrderId }) => [id, pendingOrderId]),
      );
      expect([pendingOrders.get(one), pendingOrders.get(two)]).toEqual([order.id, null]);
      const refused = await subject.changes.pay(
        { dues: [], services: ids },
        expectedTotal,
        subject.newIdempotencyKey(),
      );
      expect(refused).toMatchObject({
        ok: false,
        failure: { code: 'service-in-open-order', detail: { orderId: order.id } },
      });
      const [larger] = unwrap(await subject.changes.upgrades(one));
      if (!larger) throw new Error('the seed has no larger plan');
      expect(larger.pendingOrderId).toBe(order.id);
      const { plan, amounts } = larger;
      expectRefused(
        await subject.changes.upgrade(one, plan, amounts.gross, subject.newIdempotencyKey()),
        'service-in-open-order',
      );
      await pay(subject, order.id);
      expect((await loadRenewals(subject)).every(({ pendingOrderId }) => pendingOrderId === null)).toBe(true);
    },
  },
  {
    name: 'CART-19 SVC-01 a wrong expected total is rejected with the true one, and nothing is ordered',
    check: async (open) => {
      const subject = await open();
      const { ids, expectedTotal } = await runRenewableServices(subject, [serverLine()]);
      const [id] = ids;
      if (!id) throw new Error('a machine was bought');
      const refused = await subject.changes.pay(
        { dues: [], services: ids },
        dong(expectedTotal - 1),
        subject.newIdempotencyKey(),
      );
      expect(refused).toMatchObject({
        ok: false,
        failure: { code: 'price-changed', detail: { old: expectedTotal - 1, new: expectedTotal } },
      });
      const [larger] = unwrap(await subject.changes.upgrades(id));
      if (!larger) throw new Error('the seed has no larger plan');
      const { gross } = larger.amounts;
      expectRefused(
        await subject.changes.upgrade(id, larger.plan, zeroDong, subject.newIdempotencyKey()),
        'price-changed',
      );
      expect(gross).toBeGreaterThan(0);
      expect((await loadRenewals(subject)).every(({ pendingOrderId }) => pendingOrderId === null)).toBe(true);
    },
  },
  {
    name: 'SVC-01 an empty renewal, a smaller plan and a plan of another product line are rejected',
    check: async (open) => {
      const subject = await open();
      const { changes, newIdempotencyKey } = subject;
      expectRefused(await changes.pay({ dues: [], services: [] }, zeroDong, newIdempotencyKey()), 'bad-input');
      const { service } = await runUpgradableService(subject);
      const other = seedProducts.find(({ type }) => type === 'web-hosting');
      for (const plan of [service.productId, productId(other?.id ?? ''), productId('khong-co')])
        expectRefused(await changes.upgrade(service.id, plan, zeroDong, newIdempotencyKey()), 'product-unavailable');
    },
  },
  {
    name: 'GQL-06 SVC-01 only its customer can renew or upgrade a service, and an unknown service is not found',
    check: async (open) => {
      const subject = await open();
      const { othersChanges, guestsChanges, newIdempotencyKey, owner, other } = subject;
      const { service, offer } = await runUpgradableService(subject);
      const { id } = service;
      const [{ amounts } = { amounts: offer.amounts }] = await loadRenewals(subject);
      expect(unwrap(await othersChanges.renewals(other.owner))).toEqual([]);
      expectNotFound(await othersChanges.renewals(owner));
      expectNotFound(await othersChanges.upgrades(id));
      expectNotFound(await othersChanges.pay({ dues: [], services: [id] }, amounts.gross, newIdempotencyKey()));
      expectNotFound(await othersChanges.upgrade(id, offer.plan, offer.amounts.gross, newIdempotencyKey()));
      expectNotFound(
        await subject.changes.pay(
          { dues: [], services: [id, serviceId('khong-co')] },
          amounts.gross,
          newIdempotencyKey(),
        ),
      );
      expect(await guestsChanges.renewals(owner)).toEqual(denied);
      expect(await guestsChanges.upgrades(id)).toEqual(denied);
      expect(await guestsChanges.pay({ dues: [], services: [id] }, amounts.gross, newIdempotencyKey())).toEqual(denied);
      expect(await guestsChanges.upgrade(id, offer.plan, offer.amounts.gross, newIdempotencyKey())).toEqual(denied);
    },
  },
];
