import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysOfTerm, daysUntil, type ProratedTerm, prorate, prorateByDay } from '#core/pricing/proration.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { beginTerm, extendTerm } from '#core/shared/paid-term.ts';

const anyMoney = fc.integer({ min: 0, max: 500_000_000 }).map(dong);
const anyTerm: fc.Arbitrary<ProratedTerm> = fc
  .record({
    termDays: fc.integer({ min: 28, max: 1_096 }),
    days: fc.integer({ min: 0, max: 800 }),
    oldTerm: anyMoney,
    more: anyMoney,
  })
  .map(({ more, ...term }) => ({ ...term, newTerm: dong(term.oldTerm + more) }));

const sum = (amounts: readonly Dong[]): number => amounts.reduce((total, each) => total + each, 0);

describe('SVC-01 the price of an upgrade for the remaining days', () => {
  test('SVC-01 computed by hand: 450.000đ to 900.000đ for a term of 30 days with 10 days left', () => {
    // 450.000 × 10 / 30 = 150.000; 900.000 × 10 / 30 = 300.000.
    const term = { days: 10, termDays: 30, oldTerm: dong(450_000), newTerm: dong(900_000) };
    expect(prorate(term)).toEqual({ credit: 150_000, charge: 300_000, due: 150_000 });
  });

  test('SVC-01 computed by hand: thirds of a đồng are rounded half up, on each side', () => {
    // 1.000.000 × 17 / 92 = 184.782,6 → 184.783; 2.500.000 × 17 / 92 = 461.956,5… → 461.957.
    const term = { days: 17, termDays: 92, oldTerm: dong(1_000_000), newTerm: dong(2_500_000) };
    expect(prorate(term)).toEqual({ credit: 184_783, charge: 461_957, due: 277_174 });
    // 5 × 1 / 2 = 2,5 → 3.
    expect(prorate({ days: 1, termDays: 2, oldTerm: dong(5), newTerm: dong(5) }).credit).toBe(3);
  });

  test('SVC-01 a whole term costs the difference of the prices, zero days cost nothing', () =>
    fc.assert(
      fc.property(anyTerm, (term) => {
        expect(prorate({ ...term, days: term.termDays }).due).toBe(term.newTerm - term.oldTerm);
        expect(prorate({ ...term, days: 0 })).toEqual({ credit: 0, charge: 0, due: 0 });
      }),
    ));

  test('SVC-01 a larger plan never pays money out, and more remaining days never cost less', () =>
    fc.assert(
      fc.property(anyTerm, (term) => {
        const { credit, charge, due } = prorate(term);
        expect(due).toBeGreaterThanOrEqual(0);
        expect(charge - credit).toBe(due);
        expect(prorate({ ...term, days: term.days + 1 }).charge).toBeGreaterThanOrEqual(charge);
      }),
    ));

  test('SVC-01 the shown days add up to the charge, to the đồng', () =>
    fc.assert(
      fc.property(anyTerm, (term) => {
        const days = prorateByDay(term);
        const { credit, charge, due } = prorate(term);
        expect(days.map(({ day }) => day)).toEqual(Array.from({ length: term.days }, (_, index) => index + 1));
        expect(sum(days.map((each) => each.credit))).toBe(credit);
        expect(sum(days.map((each) => each.charge))).toBe(charge);
        expect(sum(days.map((each) => each.due))).toBe(due);
        const fair = term.newTerm / term.termDays;
        expect(days.every((each) => Math.abs(each.charge - fair) < 1)).toBe(true);
      }),
      { numRuns: 50 },
    ));

  test('SVC-01 a term that ends on its regular date has as many days as its months, by the calendar in Vietnam', () => {
    const start = Date.UTC(2026, 9, 5, 2);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_500 }), fc.constantFrom(1, 3, 6, 12, 24, 36), (days, months) => {
        const from = start + days * DAY_MS;
        const paid = beginTerm(from, months);
        expect(daysUntil(paid.endDate, from)).toBeGreaterThanOrEqual(28 * months);
        expect(daysOfTerm(paid, months)).toBe(daysUntil(paid.endDate, from));
      }),
    );
    expect(daysOfTerm({ endDate: Date.UTC(2026, 10, 5, 2), anchorDay: 5, givenDays: 0 }, 1)).toBe(31);
    expect(daysOfTerm({ endDate: Date.UTC(2027, 2, 5, 2), anchorDay: 5, givenDays: 0 }, 1)).toBe(28);
  });

  test('SVC-01 renewals divide the time from the start to the end into terms, none of which loses or shares a day', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) }),
        fc.array(fc.constantFrom(1, 3, 6, 12, 24, 36), { minLength: 1, maxLength: 10 }),
        (start, terms) => {
          let paid = beginTerm(start, 0);
          let days = 0;
          for (const months of terms) {
            const next = extendTerm(paid, months);
            expect(daysOfTerm(next, months)).toBe(daysUntil(next.endDate, paid.endDate));
            days += daysOfTerm(next, months);
            paid = next;
          }
          expect(days).toBe(daysUntil(paid.endDate, start));
        },
      ),
    ));

  test.each([
    ['31/01 to 28/02/2027', Date.UTC(2027, 1, 28, 2), 31, 1, 28],
    ['28/02 to 31/03/2027', Date.UTC(2027, 2, 31, 2), 31, 1, 31],
    ['31/03 to 30/04/2027', Date.UTC(2027, 3, 30, 2), 31, 1, 30],
    ['29/02/2028 to 28/02/2029', Date.UTC(2029, 1, 28, 2), 29, 12, 365],
    ['30/11/2027 to 29/02/2028', Date.UTC(2028, 1, 29, 2), 30, 3, 91],
  ])('SVC-01 a term from %s has the days of the calendar', (_, endDate, anchorDay, months, days) =>
    expect(daysOfTerm({ endDate, anchorDay, givenDays: 0 }, months)).toBe(days),
  );

  test('SVC-01 the last day has zero days left, the day before has one', () => {
    const end = Date.UTC(2026, 10, 5, 2);
    expect(daysUntil(end, end - 3_600_000)).toBe(0);
    expect(daysUntil(end, end - DAY_MS)).toBe(1);
    expect(daysUntil(end, end + DAY_MS)).toBe(-1);
  });
});
