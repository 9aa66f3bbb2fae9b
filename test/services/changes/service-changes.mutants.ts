import type { RenewalOffer, ServiceChanges, UpgradeOffer } from '#core/services/changes/service-changes.port.ts';
import type { Service } from '#core/services/service.ts';
import { dong } from '#core/shared/dong.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ChangeSubject } from './change-subject.ts';

type Changed = (changes: ServiceChanges, subject: ChangeSubject) => Partial<ServiceChanges>;

const changingServiceChanges =
  (change: Changed) =>
  (subject: ChangeSubject): ChangeSubject => ({
    ...subject,
    changes: { ...subject.changes, ...change(subject.changes, subject) },
  });

const changingRenewals = (change: (offers: readonly RenewalOffer[]) => readonly RenewalOffer[]) =>
  changingServiceChanges((changes) => ({
    renewals: async (owner) => {
      const answer = await changes.renewals(owner);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const changingUpgrades = (change: (offers: readonly UpgradeOffer[]) => readonly UpgradeOffer[]) =>
  changingServiceChanges((changes) => ({
    upgrades: async (id) => {
      const answer = await changes.upgrades(id);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

/** Returns the customer's services with another state. */
const changingServices =
  (change: (service: Service) => Service) =>
  (subject: ChangeSubject): ChangeSubject => ({
    ...subject,
    services: {
      ...subject.services,
      list: async (owner) => {
        const answer = await subject.services.list(owner);
        return answer.ok ? ok(answer.value.map(change)) : answer;
      },
    },
  });

/** Mutants of renewals and upgrades; each has one fault. */
export const serviceChangesMutants: Mutants<ChangeSubject> = {
  'a renewal costs a thousand more': changingRenewals((offers) =>
    offers.map((offer) => ({ ...offer, amounts: { ...offer.amounts, gross: dong(offer.amounts.gross + 1_000) } })),
  ),
  'every month has thirty days': changingRenewals((offers) =>
    offers.map((offer) => ({ ...offer, newEndDate: offer.endDate + 30 * 86_400_000 })),
  ),
  'only the bought term is offered': changingRenewals((offers) =>
    offers.map((offer) => ({ ...offer, terms: offer.terms.filter(({ term }) => term === offer.term) })),
  ),
  'every term costs the same': changingRenewals((offers) =>
    offers.map((offer) => ({ ...offer, terms: offer.terms.map((each) => ({ ...each, amounts: offer.amounts })) })),
  ),
  'the chosen term is ignored': changingServiceChanges((changes) => ({
    pay: ({ dues, services }, expectedTotal, idempotencyKey) =>
      changes.pay({ dues, services }, expectedTotal, idempotencyKey),
  })),
  'the service that ends last comes first': changingRenewals((offers) => offers.toReversed()),
  'an open order is never reported': changingRenewals((offers) =>
    offers.map((offer) => ({ ...offer, pendingOrderId: null })),
  ),
  'an order renews only the first service': changingServiceChanges((changes, { owner }) => ({
    pay: async ({ services: ids }, _seen, idempotencyKey) => {
      const offers = await changes.renewals(owner);
      const first = offers.ok ? offers.value.find(({ id }) => id === ids[0]) : undefined;
      return changes.pay({ dues: [], services: ids.slice(0, 1) }, first?.amounts.gross ?? dong(0), idempotencyKey);
    },
  })),
  'the idempotency key is ignored': changingServiceChanges((changes, { newIdempotencyKey }) => ({
    pay: (asked, expectedTotal) => changes.pay(asked, expectedTotal, newIdempotencyKey()),
  })),
  'a payment never reaches the services': (subject) => ({
    ...subject,
    bank: { ...subject.bank, twice: subject.bank.decline },
  }),
  'a service ends as soon as it starts': changingServices((service) => ({
    ...service,
    endDate: service.startDate + 1,
  })),
  'the expected total is not checked': changingServiceChanges((changes, { owner }) => ({
    pay: async ({ services: ids }, expectedTotal, idempotencyKey) => {
      const offers = await changes.renewals(owner);
      const all = offers.ok ? offers.value.filter(({ id }) => ids.includes(id)) : [];
      const truth = all.reduce((sum, { amounts }) => sum + amounts.gross, 0);
      return changes.pay({ dues: [], services: ids }, all.length > 0 ? dong(truth) : expectedTotal, idempotencyKey);
    },
  })),
  'a plan of the same price is offered as an upgrade': changingUpgrades((offers) =>
    offers.map((offer, index) => (index === 0 ? { ...offer, newTerm: offer.oldTerm } : offer)),
  ),
  'the plans do not say what they have': changingUpgrades((offers) => offers.map((offer) => ({ ...offer, specs: '' }))),
  'the most expensive plan comes first': changingUpgrades((offers) => offers.toReversed()),
  'an upgrade renews the service instead': (subject) => ({
    ...subject,
    changes: {
      ...subject.changes,
      upgrade: async (id, _plan, _seen, idempotencyKey) => {
        const offers = await subject.changes.renewals(subject.owner);
        const offer = offers.ok ? offers.value.find((each) => each.id === id) : undefined;
        return subject.changes.pay({ dues: [], services: [id] }, offer?.amounts.gross ?? dong(0), idempotencyKey);
      },
    },
  }),
  'removing a line of a renewal reports success': (subject) => ({
    ...subject,
    orders: { ...subject.orders, removeLine: async () => ok(undefined) },
  }),
  'a pack of users is renewed with quantity 1': (subject) => ({
    ...subject,
    orders: {
      ...subject.orders,
      load: async (id) => {
        const order = await subject.orders.load(id);
        return order.ok
          ? ok({ ...order.value, lines: order.value.lines.map((line) => ({ ...line, quantity: 1 })) })
          : order;
      },
    },
  }),
  'another customer can renew the services': (subject) => ({ ...subject, othersChanges: subject.changes }),
  'a guest is treated as the customer': (subject) => ({ ...subject, guestsChanges: subject.changes }),
};
