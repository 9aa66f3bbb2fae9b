import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { addMonthsToTime } from '#core/shared/calendar.ts';
import { addDong } from '#core/shared/dong.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { domainLine, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import {
  packOf,
  renewalOf,
  seedPrice,
  serverFor,
  serverWithOption,
  wholeTermOf,
} from '#test/services/changes/change-lines.ts';
import {
  type ChangeSubject,
  createRenewalOrder,
  loadRenewals,
  pay,
  runRenewableServices,
  serviceNow,
} from '#test/services/changes/change-subject.ts';
import { listServices } from '#test/services/service-subject.ts';

const lineOfService = async (subject: ChangeSubject, id: ServiceId): Promise<NewLine> =>
  (await serviceNow(subject, id)).type === 'office-365' ? packOf(7) : serverWithOption;

/** What a renewal costs and how it changes the service. */
export const lawsOfRenewing: readonly Law<ChangeSubject>[] = [
  {
    name: 'SVC-01 a renewal costs the same term at the list price, its fee without VAT, and moves the end by that term',
    check: async (open) => {
      const subject = await open();
      const made = await runRenewableServices(subject, [serverLine(), domainLine(subject.freeDomain('.vn'))]);
      expect(made.offers).toHaveLength(2);
      for (const { id, term, unit, amounts, endDate, newEndDate, pendingOrderId } of made.offers) {
        const service = await serviceNow(subject, id);
        const { price } = seedPrice(service.productId, term);
        expect(amounts).toEqual(computeLineAmounts(price.renewal, 1, vatPercentOn(service.startDate)));
        expect({ endDate, waiting: pendingOrderId }).toEqual({ endDate: service.endDate, waiting: null });
        expect(newEndDate).toBe(addMonthsToTime(service.startDate, 2 * toMonths(term, unit.id)));
      }
    },
  },
  {
    name: 'SVC-01 a renewal is offered for every term of the plan, the shortest first, each at its list price to its own end',
    check: async (open) => {
      const subject = await open();
      const made = await runRenewableServices(subject, [serverWithOption]);
      for (const { id, terms, ...own } of made.offers) {
        const { productId, startDate } = await serviceNow(subject, id);
        const sold = seedProducts.find((each) => each.id === productId)?.prices ?? [];
        expect(sold.length).toBeGreaterThan(1);
        expect(terms.map(({ term, unit }) => [term, unit.id])).toEqual(
          sold.map(({ term, unit }) => [term, unit.id]).toSorted(([a], [b]) => Number(a) - Number(b)),
        );
        for (const { term, unit, amounts, newEndDate } of terms) {
          expect(amounts).toEqual(renewalOf(serverFor(term), vatPercentOn(startDate)));
          const paid = toMonths(own.term, own.unit.id) + toMonths(term, unit.id);
          expect(newEndDate).toBe(addMonthsToTime(startDate, paid));
        }
        const current = terms.find(({ term, unit }) => term === own.term && unit.id === own.unit.id);
        expect(current).toMatchObject({ amounts: own.amounts, newEndDate: own.newEndDate });
      }
    },
  },
  {
    name: 'SVC-01 a chosen term costs its own price, moves the end by itself, and is the term of the next renewal',
    check: async (open) => {
      const subject = await open();
      const { ids, offers } = await runRenewableServices(subject, [serverWithOption]);
      const [service] = ids;
      const chosen = offers[0]?.terms.find(({ term }) => term !== offers[0]?.term);
      if (service === undefined || !chosen) throw new Error('the seed sells several terms');
      const { term, unit, amounts, newEndDate } = chosen;
      const asked = { dues: [], services: [service], terms: [{ service, term, unit: unit.id }] };
      const press = subject.newIdempotencyKey;
      const order = unwrap(await subject.changes.pay(asked, amounts.gross, press()));
      expect(unwrap(await subject.orders.load(order)).totals.gross).toBe(amounts.gross);
      await pay(subject, order);
      expect((await serviceNow(subject, service)).endDate).toBe(newEndDate);
      const next = (await loadRenewals(subject)).find(({ id }) => id === service);
      expect(next).toMatchObject({ term, unit: { id: unit.id }, amounts, endDate: newEndDate });
    },
  },
  {
    name: 'SVC-01 one order renews two services, one for another term, and moves each end by its own term',
    check: async (open) => {
      const subject = await open();
      const { ids, offers } = await runRenewableServices(subject, [serverLine(2)]);
      const [kept, changed] = offers;
      const chosen = changed?.terms.find(({ term }) => term !== changed.term);
      if (!kept || !changed || !chosen) throw new Error('the seed sells several terms');
      const terms = [{ service: changed.id, term: chosen.term, unit: chosen.unit.id }];
      const total = addDong(kept.amounts.gross, chosen.amounts.gross);
      const asked = { dues: [], services: ids, terms };
      await pay(subject, unwrap(await subject.changes.pay(asked, total, subject.newIdempotencyKey())));
      expect((await serviceNow(subject, kept.id)).endDate).toBe(kept.newEndDate);
      expect((await serviceNow(subject, changed.id)).endDate).toBe(chosen.newEndDate);
    },
  },
  {
    name: 'SVC-01 the price of one term does not buy another, and no term is renewed that the plan is not sold for',
    check: async (open) => {
      const subject = await open();
      const { ids, offers, expectedTotal } = await runRenewableServices(subject, [serverWithOption]);
      const [service] = ids;
      const other = offers[0]?.terms.find(({ term }) => term !== offers[0]?.term);
      if (service === undefined || !other) throw new Error('the seed sells several terms');
      const renew = (term: number) =>
        subject.changes.pay(
          { dues: [], services: [service], terms: [{ service, term, unit: 'MONTH' }] },
          expectedTotal,
          subject.newIdempotencyKey(),
        );
      expect(await renew(other.term)).toMatchObject({
        failure: { kind: 'rejected', code: 'price-changed', detail: { old: expectedTotal, new: other.amounts.gross } },
      });
      expect(await renew(7)).toMatchObject({ failure: { kind: 'rejected', code: 'product-unavailable' } });
      expect((await loadRenewals(subject)).find(({ id }) => id === service)?.pendingOrderId).toBeNull();
    },
  },
  {
    name: 'SVC-01 renewals and upgrades include the options of a server and the number of users of a pack',
    check: async (open) => {
      const subject = await open();
      const made = await runRenewableServices(subject, [serverWithOption, packOf(7)]);
      const percent = vatPercentOn(made.services[0]?.startDate ?? 0);
      const expected = new Map([serverWithOption, packOf(7)].map((line) => [line.productId, renewalOf(line, percent)]));
      for (const { id, amounts } of made.offers)
        expect(amounts).toEqual(expected.get((await serviceNow(subject, id)).productId));
      const order = await createRenewalOrder(subject, made.ids, made.expectedTotal);
      const children = order.lines.filter(({ parentId }) => parentId !== null);
      expect(children.map(({ productId }) => productId)).toEqual(
        serverWithOption.children.map((each) => each.productId),
      );
      expect(topLines(order).map(({ quantity }) => quantity)).toContain(7);
      await pay(subject, order.id);
      for (const { id } of made.services) {
        const [larger] = unwrap(await subject.changes.upgrades(id));
        if (larger) expect(larger.oldTerm).toBe(wholeTermOf(await lineOfService(subject, id)));
      }
    },
  },
  {
    name: 'SVC-01 renewals are sorted by end date',
    check: async (open) => {
      const subject = await open();
      const made = await runRenewableServices(subject, [domainLine(subject.freeDomain('.com')), serverLine()]);
      const ends = made.offers.map(({ endDate }) => endDate);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      expect(new Set(ends).size).toBe(2);
    },
  },
  {
    name: 'SVC-01 one open order of the customer renews several services at the shown total',
    check: async (open) => {
      const subject = await open();
      const { ids, expectedTotal, services } = await runRenewableServices(subject, [
        serverLine(2),
        domainLine(subject.freeDomain('.vn')),
      ]);
      const order = await createRenewalOrder(subject, ids, expectedTotal);
      expect(order).toMatchObject({ status: 'open', financial: 'UNPAID', owner: { partyId: subject.owner } });
      expect(order.address).not.toBeNull();
      expect(order.totals.gross).toBe(expectedTotal);
      const named = topLines(order).map(({ changes }) => changes);
      expect(new Set(named)).toEqual(new Set(ids.map((service) => ({ how: 'renew', service }))));
      expect(await listServices(subject)).toEqual(expect.arrayContaining([...services]));
    },
  },
  {
    name: 'SVC-01 paying a renewal extends each service by one term, once, and creates no service',
    check: async (open) => {
      const subject = await open();
      const made = await runRenewableServices(subject, [serverLine(), domainLine(subject.freeDomain('.com'))]);
      const order = await pay(subject, (await createRenewalOrder(subject, made.ids, made.expectedTotal)).id);
      expect(order).toMatchObject({ status: 'completed', financial: 'PAID' });
      for (const { id, newEndDate } of made.offers) {
        const now = await serviceNow(subject, id);
        const before = made.services.find((each) => each.id === id);
        expect(now).toEqual({ ...before, endDate: newEndDate });
      }
      expect(await listServices(subject)).toHaveLength(made.services.length);
    },
  },
];
