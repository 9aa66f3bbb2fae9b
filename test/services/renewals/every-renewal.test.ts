import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { prorateByDay } from '#core/pricing/proration.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { unitsOfService } from '#core/service-rules/change-prices.ts';
import { memoryChangeSubject } from '#test/kit/fakes/memory-services.ts';
import { anyLine } from '#test/orders/any-line.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { createRenewalOrder, runRenewableServices } from '#test/services/changes/change-subject.ts';

test('SVC-01 for any purchase, another term costs the list price of its plan and options, shown = charged, to the đồng', () =>
  fc.assert(
    fc.asyncProperty(anyLine, async (line) => {
      const subject = await memoryChangeSubject();
      const made = await runRenewableServices(subject, [{ ...line, quantity: Math.min(line.quantity, 3) }]);
      const product = seedProducts.find(({ id }) => id === line.productId);
      const price = product?.prices.find(({ term }) => term === line.term);
      if (!product || !price) throw new Error('the seed does not sell this');
      const count = unitsOfService({
        kind: serviceKindOf(product.type),
        lineQuantity: Math.min(line.quantity, 3),
      });
      const charges = [price.renewal, ...line.children.map(({ charge }) => charge)];
      const percent = vatPercentOn(made.services[0]?.startDate ?? 0);
      const truth = sumAmounts(charges.map((charge) => computeLineAmounts(charge, count, percent)));
      for (const { amounts } of made.offers) expect(amounts).toEqual(truth);
      expect(made.offers).toHaveLength(made.services.length);
      expect((await createRenewalOrder(subject, made.ids, made.expectedTotal)).totals.gross).toBe(made.expectedTotal);
    }),
    { numRuns: 60 },
  ));

test('SVC-01 for any purchase, the days of an upgrade add up to the charge, which equals the shown price', () =>
  fc.assert(
    fc.asyncProperty(anyLine, fc.integer({ min: 0, max: 40 }), async (line, later) => {
      const subject = await memoryChangeSubject();
      const { services } = await runRenewableServices(subject, [{ ...line, quantity: 1 }]);
      await subject.pass(Math.min(later, 20) * 86_400_000);
      const [service] = services;
      if (!service) throw new Error('nothing is rented');
      for (const { plan, amounts, quantity, ...term } of unwrap(await subject.changes.upgrades(service.id)).slice(
        0,
        2,
      )) {
        const due = prorateByDay(term).reduce((sum, day) => sum + day.due, 0);
        expect(due * quantity).toBe(amounts.net);
        const order = await subject.changes.upgrade(service.id, plan, amounts.gross, subject.newIdempotencyKey());
        if (order.ok) expect(unwrap(await subject.orders.load(order.value)).totals.gross).toBe(amounts.gross);
      }
    }),
    { numRuns: 40 },
  ));
