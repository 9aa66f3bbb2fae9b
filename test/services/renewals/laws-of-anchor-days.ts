import { expect } from 'vitest';
import { toMonths } from '#core/pricing/term-price.ts';
import type { RenewalOffer } from '#core/services/changes/service-changes.port.ts';
import { addMonthsToTime, dayAt, dayNumberAt } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Law } from '#test/kit/law.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import { domainLine, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { packOf } from '#test/services/changes/change-lines.ts';
import { loadRenewals, pay, serviceNow } from '#test/services/changes/change-subject.ts';
import type { EndingSubject } from '#test/services/ending/ending-subject.ts';
import { runServices } from '#test/services/service-subject.ts';

const hosting = lineFor(productBySku('WH-04'));

/** Noon in Vietnam of the next 31st from `now` on, ms since 1970 UTC. */
export const nextThirtyFirst = (now: number): number => {
  const noon = (dayNumberAt(now) + 1) * DAY_MS + 5 * 3_600_000;
  const days = Array.from({ length: 62 }, (_, day) => noon + day * DAY_MS);
  return days.find((day) => dayAt(day).day === 31) ?? noon;
};

export const monthsOf = ({ term, unit }: Pick<RenewalOffer, 'term' | 'unit'>): number => toMonths(term, unit.id);

export const offerOf = async (subject: EndingSubject, id: ServiceId): Promise<RenewalOffer> => {
  const offer = (await loadRenewals(subject)).find((each) => each.id === id);
  if (!offer) throw new Error('it cannot be renewed');
  return offer;
};

/** Pays another `months`, which the plan has to be sold for. Returns the end that was shown. */
export const renewFor = async (subject: EndingSubject, id: ServiceId, months: number): Promise<number> => {
  const chosen = (await offerOf(subject, id)).terms.find((each) => monthsOf(each) === months);
  if (!chosen) throw new Error(`the plan is not sold for ${months} months`);
  const { term, unit, amounts, newEndDate } = chosen;
  const asked = { dues: [], services: [id], terms: [{ service: id, term, unit: unit.id }] };
  await pay(subject, unwrap(await subject.changes.pay(asked, amounts.gross, subject.newIdempotencyKey())));
  return newEndDate;
};

/** Laws of renewals on a shop whose clock stands at noon of a 31st: the months that follow are shorter. */
export const anchorDayLaws: readonly Law<EndingSubject>[] = [
  {
    name: 'SVC-01 renewals of a service that began on the 31st end where one term of all months ends, as shown before',
    check: async (open) => {
      const subject = await open();
      const [{ id, startDate }] = await runServices(subject, [serverLine()]);
      expect(dayAt(startDate).day).toBe(31);
      const offer = await offerOf(subject, id);
      let paid = monthsOf(offer);
      const sold = offer.terms.map(monthsOf).filter((months) => months <= 3);
      for (const months of [...sold, ...sold, ...sold]) {
        paid += months;
        const end = addMonthsToTime(startDate, paid);
        expect(await renewFor(subject, id, months)).toBe(end);
        expect((await serviceNow(subject, id)).endDate).toBe(end);
      }
    },
  },
  {
    name: 'SVC-01 every term that is offered ends on the day of the start, also for users, hosting and a domain',
    check: async (open) => {
      const subject = await open();
      const services = await runServices(subject, [packOf(2), hosting, domainLine(subject.freeDomain('.vn'))]);
      for (const { id, startDate } of services) {
        let paid = monthsOf(await offerOf(subject, id));
        const [shortest = 0] = (await offerOf(subject, id)).terms.map(monthsOf);
        for (let renewals = 0; renewals < 3; renewals += 1) {
          for (const term of (await offerOf(subject, id)).terms)
            expect(term.newEndDate).toBe(addMonthsToTime(startDate, paid + monthsOf(term)));
          await renewFor(subject, id, shortest);
          paid += shortest;
        }
      }
    },
  },
  {
    name: 'SVC-01 an upgrade after renewals divides by the days of the last term and leaves the end to the next renewal',
    check: async (open) => {
      const subject = await open();
      const [{ id, startDate }] = await runServices(subject, [serverLine()]);
      const bought = monthsOf(await offerOf(subject, id));
      await renewFor(subject, id, 1);
      await renewFor(subject, id, 1);
      const [ends, before] = [2, 1].map((months) => dayNumberAt(addMonthsToTime(startDate, bought + months)));
      const [larger] = unwrap(await subject.changes.upgrades(id));
      if (!larger) throw new Error('the seed has no larger plan');
      expect(larger.termDays).toBe((ends ?? 0) - (before ?? 0));
      expect(larger.days).toBe((ends ?? 0) - dayNumberAt(startDate));
      const { plan, amounts } = larger;
      await pay(subject, unwrap(await subject.changes.upgrade(id, plan, amounts.gross, subject.newIdempotencyKey())));
      await renewFor(subject, id, 1);
      expect((await serviceNow(subject, id)).endDate).toBe(addMonthsToTime(startDate, bought + 3));
    },
  },
];

/** Faults of which each breaks a law of anchor days. */
export const anchorDayMutants: Mutants<EndingSubject> = {
  'the shown end is chained from the shortened one': (subject) => ({
    ...subject,
    changes: {
      ...subject.changes,
      renewals: async (owner) => {
        const offers = await subject.changes.renewals(owner);
        if (!offers.ok) return offers;
        const chained = <Offer extends Pick<RenewalOffer, 'term' | 'unit'>>(endDate: number, offer: Offer) => ({
          ...offer,
          newEndDate: addMonthsToTime(endDate, monthsOf(offer)),
        });
        return {
          ...offers,
          value: offers.value.map((offer) => ({
            ...chained(offer.endDate, offer),
            terms: offer.terms.map((term) => chained(offer.endDate, term)),
          })),
        };
      },
    },
  }),
  'an upgrade counts the days of a month before the shortened end': (subject) => ({
    ...subject,
    changes: {
      ...subject.changes,
      upgrades: async (id) => {
        const offers = await subject.changes.upgrades(id);
        return offers.ok ? { ...offers, value: offers.value.map((each) => ({ ...each, termDays: 32 })) } : offers;
      },
    },
  }),
};
