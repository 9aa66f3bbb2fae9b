import type { Service } from '#core/services/service.ts';
import type { RenewalOffer, ServiceChanges, UpgradeOffer } from '#core/services/service-changes.port.ts';
import { dong } from '#core/shared/dong.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ChangeSubject } from './change-subject.ts';

type Changed = (changes: ServiceChanges, subject: ChangeSubject) => Partial<ServiceChanges>;

const changing =
  (change: Changed) =>
  (subject: ChangeSubject): ChangeSubject => ({
    ...subject,
    changes: { ...subject.changes, ...change(subject.changes, subject) },
  });

const offering = (change: (offers: readonly RenewalOffer[]) => readonly RenewalOffer[]) =>
  changing((changes) => ({
    renewals: async (owner) => {
      const answer = await changes.renewals(owner);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const growing = (change: (offers: readonly UpgradeOffer[]) => readonly UpgradeOffer[]) =>
  changing((changes) => ({
    upgrades: async (id) => {
      const answer = await changes.upgrades(id);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

/** Returns the customer's services with another state. */
const listing =
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
  'a renewal costs a thousand more': offering((offers) =>
    offers.map((offer) => ({ ...offer, amounts: { ...offer.amounts, gross: dong(offer.amounts.gross + 1_000) } })),
  ),
  'a month has thirty days': offering((offers) =>
    offers.map((offer) => ({ ...offer, newEndDate: offer.endDate + 30 * 86_400_000 })),
  ),
  'what ends last stands first': offering((offers) => offers.toReversed()),
  'no order is ever waited for': offering((offers) => offers.map((offer) => ({ ...offer, waiting: null }))),
  'one order renews the first service only': changing((changes, { owner }) => ({
    renew: async (ids, _seen, idempotencyKey) => {
      const offers = await changes.renewals(owner);
      const first = offers.ok ? offers.value.find(({ id }) => id === ids[0]) : undefined;
      return changes.renew(ids.slice(0, 1), first?.amounts.gross ?? dong(0), idempotencyKey);
    },
  })),
  'every press makes an order of its own': changing((changes, { newIdempotencyKey }) => ({
    renew: (ids, expectedTotal) => changes.renew(ids, expectedTotal, newIdempotencyKey()),
  })),
  'money never reaches a service': (subject) => ({
    ...subject,
    bank: { ...subject.bank, twice: subject.bank.decline },
  }),
  'a renewal begins when it is paid': listing((service) => ({ ...service, endDate: service.startDate + 1 })),
  'the price that was seen does not matter': changing((changes, { owner }) => ({
    renew: async (ids, expectedTotal, idempotencyKey) => {
      const offers = await changes.renewals(owner);
      const all = offers.ok ? offers.value.filter(({ id }) => ids.includes(id)) : [];
      const truth = all.reduce((sum, { amounts }) => sum + amounts.gross, 0);
      return changes.renew(ids, all.length > 0 ? dong(truth) : expectedTotal, idempotencyKey);
    },
  })),
  'smaller plans are offered too': growing((offers) =>
    offers.map((offer, index) => (index === 0 ? { ...offer, newTerm: offer.oldTerm } : offer)),
  ),
  'the dearest plan stands first': growing((offers) => offers.toReversed()),
  'an upgrade changes nothing': (subject) => ({
    ...subject,
    changes: {
      ...subject.changes,
      upgrade: async (id, _plan, _seen, idempotencyKey) => {
        const offers = await subject.changes.renewals(subject.owner);
        const offer = offers.ok ? offers.value.find((each) => each.id === id) : undefined;
        return subject.changes.renew([id], offer?.amounts.gross ?? dong(0), idempotencyKey);
      },
    },
  }),
  'a line of a renewal is taken out': (subject) => ({
    ...subject,
    orders: { ...subject.orders, removeLine: async () => ok(undefined) },
  }),
  'the users of a pack are renewed as one': (subject) => ({
    ...subject,
    orders: {
      ...subject.orders,
      load: async (id) => {
        const order = await subject.orders.load(id);
        return order.ok
          ? ok({ ...order.value, lines: order.value.lines.map((line) => ({ ...line, count: 1 })) })
          : order;
      },
    },
  }),
  'everybody renews what everybody rents': (subject) => ({ ...subject, othersChanges: subject.changes }),
  'a guest is a customer': (subject) => ({ ...subject, guestsChanges: subject.changes }),
};
