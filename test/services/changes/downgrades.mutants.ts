import type { DowngradeChoice } from '#core/services/changes/next-plan.ts';
import type { ServiceChanges } from '#core/services/changes/service-changes.port.ts';
import { type Mutants, mapValue } from '#test/kit/mutants.ts';
import type { EndingSubject } from '#test/services/ending/ending-subject.ts';

const changing =
  (change: (changes: ServiceChanges, subject: EndingSubject) => Partial<ServiceChanges>) =>
  (subject: EndingSubject): EndingSubject => ({
    ...subject,
    changes: { ...subject.changes, ...change(subject.changes, subject) },
  });

const changingChoice = (change: (choice: DowngradeChoice) => DowngradeChoice) =>
  changing((changes) => ({
    downgrades: (id) => mapValue(changes.downgrades(id), change),
    chooseNextPlan: (...given) => mapValue(changes.chooseNextPlan(...given), change),
  }));

/** Mutants of downgrades; each has one fault. */
export const downgradeMutants: Mutants<EndingSubject> = {
  'the smallest plan comes first': changingChoice((choice) => ({ ...choice, offers: choice.offers.toReversed() })),
  'every plan fits': changingChoice((choice) => ({
    ...choice,
    offers: choice.offers.map((offer) => ({ ...offer, refusal: null })),
  })),
  'a choice is forgotten': changing((changes) => ({ chooseNextPlan: (id) => changes.downgrades(id) })),
  'a choice is never taken back': changing((changes) => ({
    chooseNextPlan: (id, plan, key) => (plan === null ? changes.downgrades(id) : changes.chooseNextPlan(id, plan, key)),
  })),
  'each press is a new choice': changing((changes, { newIdempotencyKey }) => ({
    chooseNextPlan: async (id, plan) => {
      await changes.chooseNextPlan(id, null, newIdempotencyKey());
      return changes.chooseNextPlan(id, plan, newIdempotencyKey());
    },
  })),
  'the renewal for the smaller plan has no VAT': changing((changes) => ({
    renewals: async (owner) => {
      const offers = await changes.renewals(owner);
      return mapValue(Promise.resolve(offers), (all) =>
        all.map((offer) => ({
          ...offer,
          amounts: offer.nextPlan === null ? offer.amounts : { ...offer.amounts, gross: offer.amounts.net },
        })),
      );
    },
  })),
  'the smaller plan begins with the choice': (subject) => ({
    ...subject,
    services: {
      ...subject.services,
      list: async (owner) => {
        const all = await subject.services.list(owner);
        if (!all.ok) return all;
        const moved = await Promise.all(
          all.value.map(async (service) => {
            const choice = await subject.changes.downgrades(service.id);
            const next = choice.ok ? choice.value.next : null;
            return next === null ? service : { ...service, productId: next.plan };
          }),
        );
        return { ...all, value: moved };
      },
    },
  }),
  'a payment never reaches the service': (subject) => ({
    ...subject,
    bank: { ...subject.bank, twice: subject.bank.decline },
  }),
  'an open order is not reported': changingChoice((choice) => ({ ...choice, pendingOrderId: null })),
  'a plan that is not offered is ignored': changing((changes) => ({
    chooseNextPlan: async (id, plan, key) => {
      const choice = await changes.downgrades(id);
      const isOffered = plan === null || (choice.ok && choice.value.offers.some((offer) => offer.plan === plan));
      return isOffered ? changes.chooseNextPlan(id, plan, key) : choice;
    },
  })),
  'another customer chooses': (subject) => ({ ...subject, othersChanges: subject.changes }),
  'a guest chooses': (subject) => ({ ...subject, guestsChanges: subject.changes }),
};
