import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonthsToTime, dayAt, dayNumberAt, formatDate, formatMinute } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { anchorDayOf, beginTerm, extendTerm, type PaidTerm } from '#core/shared/paid-term.ts';

const FIRST = Date.UTC(2024, 0, 1);
const LAST = Date.UTC(2032, 11, 31);
/** Every day of nine years, three of them leap years, at 10:30 in Vietnam. */
const everyDay = Array.from(
  { length: (LAST - FIRST) / DAY_MS + 1 },
  (_, day) => FIRST + day * DAY_MS + 3.5 * 3_600_000,
);

const anyMoment = fc.integer({ min: FIRST, max: LAST });
const anyMonths = fc.integer({ min: 1, max: 36 });
const anyChain = fc.array(anyMonths, { minLength: 1, maxLength: 12 });

const extendAll = (paid: PaidTerm, terms: readonly number[]): PaidTerm => terms.reduce(extendTerm, paid);
const sum = (terms: readonly number[]): number => terms.reduce((total, each) => total + each, 0);

/** By the platform's own calendar: the day of the start, or the last of the month. */
const endByPlatform = (start: number, months: number): string => {
  const from = new Date(start + 7 * 3_600_000);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  const day = Math.min(from.getUTCDate(), last.getUTCDate());
  return new Date(last.getTime() - (last.getUTCDate() - day) * DAY_MS).toISOString().slice(0, 10);
};

/** 10:30 in Vietnam on a day like `31/01/2027`. */
const at = (day: string): number => {
  const [date = 0, month = 1, year = 0] = day.split('/').map(Number);
  return Date.UTC(year, month - 1, date, 3, 30);
};

describe('what was paid ends on the day on which it began', () => {
  test.each([1, 2, 3, 6, 12])(
    'from every day of nine years, renewals of %i months end where one term of all of them ends',
    (months) => {
      for (const start of everyDay) {
        let paid = beginTerm(start, months);
        for (let terms = 2; terms <= 14; terms += 1) {
          paid = extendTerm(paid, months);
          if (paid.endDate !== beginTerm(start, terms * months).endDate) expect.fail(`${formatDate(start)} × ${terms}`);
        }
        expect(new Date(paid.endDate + 7 * 3_600_000).toISOString().slice(0, 10)).toBe(
          endByPlatform(start, 14 * months),
        );
      }
    },
  );

  test('terms of any lengths end where one of their sum ends, in any order, at the same time of day', () =>
    fc.assert(
      fc.property(anyMoment, anyMonths, anyChain, (start, first, terms) => {
        const paid = extendAll(beginTerm(start, first), terms);
        expect(paid).toEqual(beginTerm(start, first + sum(terms)));
        expect(extendAll(beginTerm(start, first), terms.toReversed())).toEqual(paid);
        expect(formatMinute(paid.endDate).slice(0, 5)).toBe(formatMinute(start).slice(0, 5));
      }),
    ));

  test('a renewal moves the end by at least 28 days a month, and taking it back restores the end', () =>
    fc.assert(
      fc.property(anyMoment, anyMonths, anyChain, (start, first, terms) => {
        const before = extendAll(beginTerm(start, first), terms);
        for (const months of [1, ...terms]) {
          const after = extendTerm(before, months);
          expect(dayNumberAt(after.endDate) - dayNumberAt(before.endDate)).toBeGreaterThanOrEqual(28 * months);
          expect(extendTerm(after, -months)).toEqual(before);
        }
      }),
    ));

  test('an end that was moved by hand loses no day, and keeps its own day from then on', () =>
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 31 }), anyChain, (endDate, anchorDay, terms) => {
        const moved = { endDate, anchorDay, givenDays: 0 };
        const paid = extendAll(moved, terms);
        expect(paid.endDate).toBeGreaterThanOrEqual(addMonthsToTime(endDate, sum(terms)));
        expect(paid).toEqual(extendTerm(moved, sum(terms)));
        expect(paid.anchorDay).toBe(Math.max(anchorDay, dayAt(endDate).day));
      }),
    ));

  test('an anchor that is not stored is found again from the start and any end that was not chained', () =>
    fc.assert(
      fc.property(anyMoment, anyChain, (start, terms) => {
        const { endDate, anchorDay } = extendAll(beginTerm(start, 0), terms);
        expect(anchorDayOf(start, endDate)).toBe(anchorDay);
      }),
    ));

  test.each([
    ['29/01/2027', [1, 1, 1], ['28/02/2027', '29/03/2027', '29/04/2027']],
    ['30/01/2027', [1, 1, 1], ['28/02/2027', '30/03/2027', '30/04/2027']],
    ['31/01/2027', [1, 1, 1, 1], ['28/02/2027', '31/03/2027', '30/04/2027', '31/05/2027']],
    ['31/01/2028', [1, 1], ['29/02/2028', '31/03/2028']],
    ['29/02/2028', [1, 12, 35], ['29/03/2028', '29/03/2029', '29/02/2032']],
    ['29/02/2028', [12, 12, 12, 12], ['28/02/2029', '28/02/2030', '28/02/2031', '29/02/2032']],
    ['28/02/2027', [1, 12], ['28/03/2027', '28/03/2028']],
    ['31/08/2027', [1, 1, 6], ['30/09/2027', '31/10/2027', '30/04/2028']],
    ['31/12/2026', [1, 1, 1], ['31/01/2027', '28/02/2027', '31/03/2027']],
    ['30/11/2026', [3, 3, 3], ['28/02/2027', '30/05/2027', '30/08/2027']],
    ['31/10/2026', [3, 3, 3, 3], ['31/01/2027', '30/04/2027', '31/07/2027', '31/10/2027']],
    ['31/05/2027', [12, 36], ['31/05/2028', '31/05/2031']],
    ['15/07/2027', [1, 3, 12], ['15/08/2027', '15/11/2027', '15/11/2028']],
  ])('bought on %s and paid for %j months it ends on %j', (start, [first = 0, ...terms], ends) => {
    let paid = beginTerm(at(start), first);
    const found = [paid, ...terms.map((months) => (paid = extendTerm(paid, months)))];
    expect(found.map(({ endDate }) => formatDate(endDate))).toEqual(ends);
  });

  test('the day is that of Vietnam: 23:59 on 30/01 and 00:00 on 31/01 are both 30/01 in UTC', () => {
    const midnight = Date.UTC(2027, 0, 30, 17);
    const endsOf = (start: number) =>
      [1, 2, 3].map((months) => formatMinute(extendTerm(beginTerm(start, 1), months - 1).endDate));
    expect(endsOf(midnight - 60_000)).toEqual(['23:59 28/02/2027', '23:59 30/03/2027', '23:59 30/04/2027']);
    expect(endsOf(midnight)).toEqual(['00:00 28/02/2027', '00:00 31/03/2027', '00:00 30/04/2027']);
  });

  test('an end that the release before chained to 28/03 goes on with that day, one on 28/02 with the first', () => {
    expect(anchorDayOf(at('31/01/2027'), at('28/02/2027'))).toBe(31);
    expect(anchorDayOf(at('30/01/2027'), at('30/04/2027'))).toBe(30);
    expect(anchorDayOf(at('31/01/2027'), at('28/03/2027'))).toBe(28);
    expect(anchorDayOf(at('05/01/2027'), at('28/02/2027'))).toBe(28);
  });
});
