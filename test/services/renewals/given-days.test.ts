import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerRefund } from '#core/ending-rules/refunds.ts';
import { daysOfTerm, daysUntil } from '#core/pricing/proration.ts';
import { extendByDays, refuseGivenDays } from '#core/service-rules/given-days.ts';
import { isNextPlanPaid } from '#core/service-rules/smaller-plans.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { serviceKinds, serviceRules } from '#core/shared/goods/service-kind.ts';
import { beginTerm, extendTerm, giveDays, MAX_GIVEN_DAYS, type PaidTerm } from '#core/shared/paid-term.ts';
import { runningStatuses, serviceStates, serviceStatuses } from '#core/shared/service-status.ts';

const anyMoment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 11, 31) });
const anyMonths = fc.integer({ min: 1, max: 36 });
const anyDays = fc.integer({ min: 1, max: MAX_GIVEN_DAYS });
const anyStep = fc.oneof(
  anyMonths.map((months) => ({ months, days: 0 })),
  anyDays.map((days) => ({ months: 0, days })),
);
type Step = { readonly months: number; readonly days: number };
const take = (paid: PaidTerm, { months, days }: Step): PaidTerm => giveDays(extendTerm(paid, months), days);
const total = (steps: readonly Step[], of: keyof Step) => steps.reduce((sum, step) => sum + step[of], 0);

/** 10:30 in Vietnam on a day like `31/01/2027`. */
const at = (day: string): number => {
  const [date = 0, month = 1, year = 0] = day.split('/').map(Number);
  return Date.UTC(year, month - 1, date, 3, 30);
};

describe('SVC-01 days that the shop gives', () => {
  test('stay behind the paid months, in whatever order days were given and terms were paid', () =>
    fc.assert(
      fc.property(anyMoment, anyMonths, fc.array(anyStep, { maxLength: 12 }), (start, first, steps) => {
        const paid = steps.reduce(take, beginTerm(start, first));
        expect(paid).toEqual(giveDays(beginTerm(start, first + total(steps, 'months')), total(steps, 'days')));
        expect(steps.toReversed().reduce(take, beginTerm(start, first))).toEqual(paid);
        expect(formatMinute(paid.endDate).slice(0, 5)).toBe(formatMinute(start).slice(0, 5));
      }),
    ));

  test('n renewals of some months end where one of n times as many ends, with given days too', () =>
    fc.assert(
      fc.property(anyMoment, anyMonths, anyDays, fc.integer({ min: 1, max: 12 }), (start, months, days, n) => {
        const begun = giveDays(beginTerm(start, months), days);
        let paid = begun;
        for (let renewals = 0; renewals < n; renewals += 1) paid = extendTerm(paid, months);
        expect(paid).toEqual(extendTerm(begun, n * months));
        expect(extendTerm(paid, -n * months)).toEqual(begun);
      }),
    ));

  test('a term has as many days to divide by as without them, and the days left are more by as many', () =>
    fc.assert(
      fc.property(anyMoment, anyMonths, anyMonths, anyDays, (start, first, months, days) => {
        const paid = extendTerm(beginTerm(start, first), months);
        expect(daysOfTerm(giveDays(paid, days), months)).toBe(daysOfTerm(paid, months));
        expect(daysUntil(giveDays(paid, days).endDate, start)).toBe(daysUntil(paid.endDate, start) + days);
      }),
    ));

  test('do not change what a refund gives back, on any day', () =>
    fc.assert(
      fc.property(anyMoment, anyMonths, anyDays, fc.integer({ min: 0, max: 9 }), (start, months, days, used) => {
        const amounts = { net: dong(360_000), exempt: dong(0), vat: dong(28_800), gross: dong(388_800) };
        const offer = (paid: PaidTerm) =>
          offerRefund(
            {
              kind: 'site',
              status: 'COMPLETED',
              documentState: null,
              startDate: start,
              deliveredAt: start,
              ...paid,
            },
            { paid: amounts, whole: amounts },
            start + used * DAY_MS,
            7,
          );
        const paid = beginTerm(start, months);
        expect(offer(giveDays(paid, days))).toEqual(offer(paid));
      }),
    ));

  test('move a smaller plan that is not paid yet, and leave one that is paid where it begins', () =>
    fc.assert(
      fc.property(anyMoment, anyDays, fc.boolean(), anyDays, (end, days, isPaid, before) => {
        const paid = { endDate: end, anchorDay: 15, givenDays: 0 };
        const from = isPaid ? end - before * DAY_MS : end;
        const service = { ...paid, kind: 'site', status: 'COMPLETED', nextPlan: { from } } as const;
        const { nextPlanFrom, ...given } = extendByDays(service, days);
        expect(given).toEqual(giveDays(paid, days));
        expect(nextPlanFrom).toBe(isPaid ? from : from + days * DAY_MS);
        expect(isNextPlanPaid({ endDate: given.endDate, nextPlan: { from: nextPlanFrom ?? 0 } })).toBe(isPaid);
        expect(extendByDays({ ...service, nextPlan: null }, days).nextPlanFrom).toBeNull();
      }),
    ));

  test.each([
    ['31/01/2027', 1, 3, ['03/03/2027', '03/04/2027', '03/05/2027', '03/06/2027']],
    ['15/01/2027', 1, 7, ['22/02/2027', '22/03/2027', '22/04/2027']],
    ['25/01/2027', 1, 10, ['07/03/2027', '04/04/2027', '05/05/2027']],
    ['28/02/2027', 12, 1, ['29/02/2028', '01/03/2029']],
    ['29/02/2028', 12, 1, ['01/03/2029', '01/03/2030', '01/03/2031', '01/03/2032']],
    ['30/11/2026', 3, 30, ['30/03/2027', '29/06/2027', '29/09/2027']],
    ['31/12/2026', 1, 180, ['30/07/2027', '27/08/2027', '27/09/2027']],
    ['01/01/2027', 6, 31, ['01/08/2027', '01/02/2028']],
    ['31/08/2027', 1, 1, ['01/10/2027', '01/11/2027', '01/12/2027']],
    ['10/06/2027', 1, 14, ['24/07/2027', '24/08/2027']],
  ])('bought on %s for terms of %i months and given %i days it ends on %j', (start, months, days, ends) => {
    const begun = giveDays(beginTerm(at(start), months), days);
    expect(ends.map((_, renewals) => formatDate(extendTerm(begun, renewals * months).endDate))).toEqual(ends);
  });
});

describe('SVC-01 who can be given days', () => {
  const now = at('10/03/2027');
  const service = (fields: object) =>
    ({
      endDate: now,
      anchorDay: 10,
      givenDays: 0,
      kind: 'site',
      status: 'COMPLETED',
      nextPlan: null,
      ...fields,
    }) as const;

  test('services that run or are suspended, no domain and nothing that ended', () => {
    for (const status of serviceStatuses)
      for (const kind of serviceKinds) {
        const refused = refuseGivenDays({ ...service({}), status, kind }, 7, now);
        expect([status, kind, refused === null]).toEqual([
          status,
          kind,
          runningStatuses.includes(status) && !serviceRules[kind].isDomain,
        ]);
        if (serviceStates[status].isOver) expect(refused).toBe('ended');
      }
    expect(refuseGivenDays({ ...service({}), kind: 'domain' }, 7, now)).toBe('domain');
    expect(refuseGivenDays({ ...service({}), status: 'PROCESSING' }, 7, now)).toBe('not-running');
  });

  test('a late one gets at least the days that it is late', () =>
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), anyDays, (late, days) => {
        const refused = refuseGivenDays({ ...service({}), endDate: now - late * DAY_MS }, days, now);
        expect(refused).toBe(late > days ? 'still-over' : null);
      }),
    ));
});
