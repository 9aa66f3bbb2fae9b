import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import type { DowngradeOffer } from '#core/services/changes/next-plan.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type ServiceId, productId as toProductId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { lineFor, priceOf, productBySku } from '#test/orders/any-line.ts';
import { domainLine, expectNotFound, unwrap } from '#test/payment/payment-subject.ts';
import { type EndingSubject, passDays, runAtNoon } from '#test/services/ending/ending-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { createRenewalOrder, loadRenewals, pay, serviceNow, totalOfOffers } from './change-subject.ts';

const denied = { ok: false, failure: { kind: 'denied' } };
const refused = (code: string) => ({ ok: false, failure: { kind: 'rejected', code } });

const hosting = productBySku('WH-04');
export const hostingLine: NewLine = lineFor(hosting);

/** A running service and its next smaller plan. */
export const runLargeHosting = async (subject: EndingSubject) => {
  const service = await runAtNoon(subject, [hostingLine]);
  const { offers } = unwrap(await subject.changes.downgrades(service.id));
  const [smaller] = offers;
  if (!smaller) throw new Error('the seed has no smaller plan');
  return { service, offers, smaller };
};

export const choose = ({ changes, newIdempotencyKey }: EndingSubject, id: ServiceId, plan: DowngradeOffer | null) =>
  changes.chooseNextPlan(id, plan?.plan ?? null, newIdempotencyKey());

const renewalOf = async (subject: EndingSubject, id: ServiceId) =>
  (await loadRenewals(subject)).find((offer) => offer.id === id);

export const renew = async (subject: EndingSubject, id: ServiceId) => {
  const offers = await loadRenewals(subject);
  return pay(subject, (await createRenewalOrder(subject, [id], totalOfOffers(offers, [id]))).id);
};

const logOf = async ({ control }: EndingSubject, id: ServiceId) =>
  unwrap(await control.load(id))
    .log.map(({ kind, detail }) => (detail === '' ? kind : `${kind} ${detail}`))
    .toReversed();

const resourcesOf = async ({ services }: EndingSubject, id: ServiceId) => unwrap(await services.detail(id)).resources;

/** Laws of downgrades, for every ServiceChanges. */
export const downgradeLaws: readonly Law<EndingSubject>[] = [
  {
    name: 'SVC-01 smaller plans of the same line are offered, the largest first, each at the price of its renewal',
    check: async (open) => {
      const subject = await open();
      const { service, offers } = await runLargeHosting(subject);
      const price = priceOf(hosting, hostingLine.term);
      const cheaper = seedProducts
        .filter(({ categoryId }) => categoryId === hosting.categoryId)
        .filter((each) => priceOf(each, hostingLine.term).renewal.net < price.renewal.net)
        .toSorted((a, b) => priceOf(b, hostingLine.term).renewal.net - priceOf(a, hostingLine.term).renewal.net);
      const percent = vatPercentOn(service.startDate);
      expect(offers).toEqual(
        cheaper.map((each) => ({
          plan: toProductId(each.id),
          title: each.title,
          specs: each.specs,
          amounts: computeLineAmounts(priceOf(each, hostingLine.term).renewal, 1, percent),
          refusal: null,
        })),
      );
      const [domain] = await runServices(subject, [domainLine(subject.freeDomain('.com'))]);
      expect(unwrap(await subject.changes.downgrades(domain.id))).toEqual({
        next: null,
        offers: [],
        pendingOrderId: null,
      });
    },
  },
  {
    name: 'SVC-01 a machine does not move to a plan with a smaller disk, which is offered with that reason',
    check: async (open) => {
      const subject = await open();
      const [{ id }] = await runServices(subject, [lineFor(productBySku('CS-04'))]);
      const { offers } = unwrap(await subject.changes.downgrades(id));
      expect(offers.length).toBeGreaterThan(0);
      expect(new Set(offers.map(({ refusal }) => refusal))).toEqual(new Set(['disk-shrinks']));
      expect(await choose(subject, id, offers[0] ?? null)).toMatchObject(refused('product-unavailable'));
      expect(unwrap(await subject.changes.downgrades(id)).next).toBeNull();
    },
  },
  {
    name: 'SVC-01 a chosen plan prices the next renewal, changes nothing yet, closes upgrades, and is taken back',
    check: async (open) => {
      const subject = await open();
      const { service, smaller } = await runLargeHosting(subject);
      const { id, endDate } = service;
      const before = await renewalOf(subject, id);
      const { next } = unwrap(await choose(subject, id, smaller));
      expect(next).toEqual({ plan: smaller.plan, title: smaller.title, from: endDate, isPaid: false });
      expect(unwrap(await subject.changes.downgrades(id)).next).toEqual(next);
      expect(await serviceNow(subject, id)).toEqual(service);
      expect(await renewalOf(subject, id)).toMatchObject({ amounts: smaller.amounts, nextPlan: smaller.title });
      expect(unwrap(await subject.changes.upgrades(id))).toEqual([]);
      expect(unwrap(await choose(subject, id, null)).next).toBeNull();
      expect(await renewalOf(subject, id)).toEqual(before);
      expect(unwrap(await subject.changes.upgrades(id)).length).toBeGreaterThan(0);
      expect(await logOf(subject, id)).toEqual([`choose-plan ${smaller.title}`, 'keep-plan']);
    },
  },
  {
    name: 'SVC-01 another choice replaces the first, and the same one again changes nothing',
    check: async (open) => {
      const subject = await open();
      const { service, smaller, offers } = await runLargeHosting(subject);
      const smallest = offers.at(-1) ?? smaller;
      const key = subject.newIdempotencyKey();
      const press = () => subject.changes.chooseNextPlan(service.id, smaller.plan, key);
      for (const answer of await Promise.all([press(), press(), choose(subject, service.id, smaller)]))
        expect(unwrap(answer).next?.plan).toBe(smaller.plan);
      expect(unwrap(await choose(subject, service.id, smallest)).next?.plan).toBe(smallest.plan);
      expect(await logOf(subject, service.id)).toEqual([
        `choose-plan ${smaller.title}`,
        `choose-plan ${smallest.title}`,
      ]);
      const other = await subject.changes.chooseNextPlan(service.id, smallest.plan, key);
      expect(other).toMatchObject(refused('idempotency-key-reused'));
    },
  },
  {
    name: 'SVC-01 a renewal paid early keeps the larger plan for the paid period; then the smaller one begins, once',
    check: async (open) => {
      const subject = await open();
      const { service, smaller } = await runLargeHosting(subject);
      const { id } = service;
      const large = await resourcesOf(subject, id);
      const lastDay = subject.now() + 2 * DAY_MS;
      await subject.moveEnd(id, lastDay);
      unwrap(await choose(subject, id, smaller));
      const order = await renew(subject, id);
      expect(topLines(order).map(({ productId, title }) => [productId, title.includes(smaller.title)])).toEqual([
        [smaller.plan, true],
      ]);
      const paid = await serviceNow(subject, id);
      expect([paid.productId, paid.endDate > lastDay]).toEqual([service.productId, true]);
      expect(unwrap(await subject.changes.downgrades(id))).toMatchObject({ next: { isPaid: true }, offers: [] });
      for (const plan of [null, smaller])
        expect(await choose(subject, id, plan)).toMatchObject(refused('service-action-impossible'));
      expect(unwrap(await subject.changes.upgrades(id))).toEqual([]);
      await passDays(subject, 2);
      expect((await serviceNow(subject, id)).productId).toBe(service.productId);
      await passDays(subject, 1);
      const after = await serviceNow(subject, id);
      expect([after.productId, after.endDate, after.status]).toEqual([smaller.plan, paid.endDate, 'COMPLETED']);
      expect(await resourcesOf(subject, id)).not.toEqual(large);
      await passDays(subject, 1);
      expect(await logOf(subject, id)).toEqual([`choose-plan ${smaller.title}`, `downgrade ${smaller.title}`]);
      expect(unwrap(await subject.changes.downgrades(id)).next).toBeNull();
      expect(await renewalOf(subject, id)).toMatchObject({ amounts: smaller.amounts, nextPlan: null });
    },
  },
  {
    name: 'SVC-01 after the paid period the smaller plan waits for its renewal, and begins with that payment',
    check: async (open) => {
      const subject = await open();
      const { service, smaller } = await runLargeHosting(subject);
      const { id } = service;
      await subject.moveEnd(id, subject.now() + DAY_MS);
      unwrap(await choose(subject, id, smaller));
      await passDays(subject, 3);
      expect((await serviceNow(subject, id)).productId).toBe(service.productId);
      expect(unwrap(await subject.changes.downgrades(id)).next).toMatchObject({ isPaid: false });
      await renew(subject, id);
      expect(await serviceNow(subject, id)).toMatchObject({ productId: smaller.plan, status: 'COMPLETED' });
    },
  },
  {
    name: 'SVC-01 an open order for a service comes first, and a service that ends has no next plan',
    check: async (open) => {
      const subject = await open();
      const { service, smaller } = await runLargeHosting(subject);
      const { id } = service;
      unwrap(await subject.ending.cancel(id, subject.newIdempotencyKey()));
      expect(unwrap(await subject.changes.downgrades(id)).offers).toEqual([]);
      expect(await choose(subject, id, smaller)).toMatchObject(refused('service-action-impossible'));
      unwrap(await subject.ending.keep(id, subject.newIdempotencyKey()));
      const offers = await loadRenewals(subject);
      const order = await createRenewalOrder(subject, [id], totalOfOffers(offers, [id]));
      expect(unwrap(await subject.changes.downgrades(id)).pendingOrderId).toBe(order.id);
      for (const plan of [null, smaller])
        expect(await choose(subject, id, plan)).toMatchObject({
          failure: { kind: 'rejected', code: 'service-in-open-order', detail: { orderId: order.id } },
        });
    },
  },
  {
    name: 'SVC-01 only a smaller plan of the same line can be chosen',
    check: async (open) => {
      const subject = await open();
      const { service } = await runLargeHosting(subject);
      const others = [hosting, productBySku('WH-06'), productBySku('CS-01')].map(({ id }) => toProductId(id));
      for (const plan of [...others, toProductId('khong-co')])
        expect(await subject.changes.chooseNextPlan(service.id, plan, subject.newIdempotencyKey())).toMatchObject(
          refused('product-unavailable'),
        );
    },
  },
  {
    name: 'GQL-06 SVC-01 nobody else sees or chooses a plan: not found for another customer, denied to a guest',
    check: async (open) => {
      const subject = await open();
      const { service, smaller } = await runLargeHosting(subject);
      const everything = (of: EndingSubject['changes']) => [
        of.downgrades(service.id),
        of.chooseNextPlan(service.id, smaller.plan, subject.newIdempotencyKey()),
        of.chooseNextPlan(service.id, null, subject.newIdempotencyKey()),
      ];
      for (const answer of everything(subject.othersChanges)) expectNotFound(await answer);
      for (const answer of everything(subject.guestsChanges)) expect(await answer).toEqual(denied);
      expect(unwrap(await subject.changes.downgrades(service.id)).next).toBeNull();
    },
  },
];

/** Runs the laws on one adapter. */
export const downgradesContract = (name: string, open: () => Promise<EndingSubject>): void =>
  describeLaws(`${name} keeps the laws of downgrades`, downgradeLaws, open);
