import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { topLines } from '#core/orders/order.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { prorate } from '#core/pricing/proration.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { zeroDong } from '#core/shared/dong.ts';
import { productId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { answerOf, domainLine, serverLine } from '#test/payment/payment-subject.ts';
import { seedPrice } from './change-lines.ts';
import { type ChangeSubject, pay, runRenewableServices, runUpgradableService, serviceNow } from './change-subject.ts';

/** What a larger plan costs for the remaining days, and how it changes the service. */
export const lawsOfUpgrading: readonly Law<ChangeSubject>[] = [
  {
    name: 'SVC-01 larger plans of the same line are offered, the nearest first, for the days that are left',
    check: async (open) => {
      const subject = await open();
      const { service, all } = await runUpgradableService(subject);
      const line = seedPrice(service.productId, serverLine().time);
      const dearer = seedProducts
        .filter(({ categoryId }) => categoryId === line.product.categoryId)
        .map((product) => ({ id: product.id, price: product.prices.find(({ time }) => time === line.price.time) }))
        .filter(({ price }) => price !== undefined && price.renewal.net > line.price.renewal.net);
      expect(new Set(all.map(({ plan }) => plan))).toEqual(new Set(dearer.map(({ id }) => productId(id))));
      const terms = all.map(({ newTerm }) => newTerm);
      expect(terms).toEqual(terms.toSorted((a, b) => a - b));
      for (const offer of all) {
        expect(offer.oldTerm).toBe(line.price.renewal.net);
        expect(offer.days).toBe(offer.termDays);
        const charge = { net: prorate(offer).due, exempt: zeroDong };
        expect(offer.amounts).toEqual(computeLineAmounts(charge, 1, vatPercentOn(service.startDate)));
      }
      const name = subject.freeDomain('.com');
      const [domain] = (await runRenewableServices(subject, [domainLine(name)])).ids;
      expect(answerOf(await subject.changes.upgrades(domain ?? service.id))).toEqual([]);
    },
  },
  {
    name: 'SVC-01 a service is on the larger plan once its order is paid, and ends when it did',
    check: async (open) => {
      const subject = await open();
      const { service, offer } = await runUpgradableService(subject);
      const { plan, amounts } = offer;
      const id = answerOf(await subject.changes.upgrade(service.id, plan, amounts.gross, subject.newIdempotencyKey()));
      const order = answerOf(await subject.orders.load(id));
      expect(order).toMatchObject({ status: 'open', totals: { gross: amounts.gross } });
      expect(topLines(order).map(({ changes }) => changes)).toEqual([{ how: 'upgrade', service: service.id }]);
      expect(await serviceNow(subject, service.id)).toEqual(service);
      expect(await pay(subject, id)).toMatchObject({ status: 'completed' });
      const { title } = seedPrice(plan, serverLine().time).product;
      const now = await serviceNow(subject, service.id);
      expect(now).toEqual({ ...service, productId: plan, name: title });
      const { resources } = answerOf(await subject.services.detail(service.id));
      expect(resources.length).toBeGreaterThan(0);
      expect(answerOf(await subject.changes.upgrades(service.id)).map((each) => each.plan)).not.toContain(plan);
    },
  },
];
