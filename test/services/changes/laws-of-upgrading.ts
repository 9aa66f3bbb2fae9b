import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { topLines } from '#core/orders/order.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { prorate } from '#core/pricing/proration.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { zeroDong } from '#core/shared/dong.ts';
import { productId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import { domainLine, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { seedPrice } from './change-lines.ts';
import { type ChangeSubject, pay, runRenewableServices, runUpgradableService, serviceNow } from './change-subject.ts';

/** What a larger plan costs for the remaining days, and how it changes the service. */
export const lawsOfUpgrading: readonly Law<ChangeSubject>[] = [
  {
    name: 'SVC-01 larger plans of the same line are offered with what they have, the smallest first, at a price for the remaining days',
    check: async (open) => {
      const subject = await open();
      const { service, all } = await runUpgradableService(subject);
      const line = seedPrice(service.productId, serverLine().term);
      const dearer = seedProducts
        .filter(({ categoryId }) => categoryId === line.product.categoryId)
        .map((product) => ({ id: product.id, price: product.prices.find(({ term }) => term === line.price.term) }))
        .filter(({ price }) => price !== undefined && price.renewal.net > line.price.renewal.net);
      expect(new Set(all.map(({ plan }) => plan))).toEqual(new Set(dearer.map(({ id }) => productId(id))));
      const terms = all.map(({ newTerm }) => newTerm);
      expect(terms).toEqual(terms.toSorted((a, b) => a - b));
      for (const offer of all) {
        expect(offer.oldTerm).toBe(line.price.renewal.net);
        expect(offer.days).toBe(offer.termDays);
        expect(offer.specs).toBe(seedProducts.find(({ id }) => productId(id) === offer.plan)?.specs);
        const charge = { net: prorate(offer).due, exempt: zeroDong };
        expect(offer.amounts).toEqual(computeLineAmounts(charge, 1, vatPercentOn(service.startDate)));
      }
      const name = subject.freeDomain('.com');
      const [domain] = (await runRenewableServices(subject, [domainLine(name)])).ids;
      expect(unwrap(await subject.changes.upgrades(domain ?? service.id))).toEqual([]);
    },
  },
  {
    name: 'SVC-01 paying an upgrade moves the service to the larger plan and keeps its end date',
    check: async (open) => {
      const subject = await open();
      const { service, offer } = await runUpgradableService(subject);
      const { plan, amounts } = offer;
      const id = unwrap(await subject.changes.upgrade(service.id, plan, amounts.gross, subject.newIdempotencyKey()));
      const order = unwrap(await subject.orders.load(id));
      expect(order).toMatchObject({ status: 'open', totals: { gross: amounts.gross } });
      expect(topLines(order).map(({ changes }) => changes)).toEqual([{ how: 'upgrade', service: service.id }]);
      expect(await serviceNow(subject, service.id)).toEqual(service);
      expect(await pay(subject, id)).toMatchObject({ status: 'completed' });
      const { title } = seedPrice(plan, serverLine().term).product;
      const now = await serviceNow(subject, service.id);
      expect(now).toEqual({ ...service, productId: plan, name: title });
      const { resources } = unwrap(await subject.services.detail(service.id));
      expect(resources.length).toBeGreaterThan(0);
      expect(unwrap(await subject.changes.upgrades(service.id)).map((each) => each.plan)).not.toContain(plan);
    },
  },
];
