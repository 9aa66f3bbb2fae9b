import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayInVietnam, vatPercentOn } from '#core/pricing/vat-on.ts';
import {
  addMonths,
  addMonthsToTime,
  dayAt,
  dayNumberAt,
  daysOfMonth,
  findRenewalDay,
  formatDate,
  formatDay,
  formatLastDay,
  formatMinute,
  startOfIsoDay,
} from '#core/shared/calendar.ts';

const anyMoment = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2200, 0, 1) });
const vietnamDate = (moment: number): Date => new Date(moment + 7 * 3_600_000);
const runs = { numRuns: 100 };

describe('the calendar in Vietnam’s time zone', () => {
  test('the day of every moment equals that of the platform’s own calendar', () =>
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const { year, month, day } = dayAt(moment);
        expect([year, month, day]).toEqual([
          vietnamDate(moment).getUTCFullYear(),
          vietnamDate(moment).getUTCMonth() + 1,
          vietnamDate(moment).getUTCDate(),
        ]);
        expect(dayInVietnam(moment)).toBe(vietnamDate(moment).toISOString().slice(0, 10));
      }),
      runs,
    ));

  test('adding months to a moment keeps its time of day and adds the months to its day', () =>
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -60, max: 120 }), (moment, months) => {
        const later = addMonthsToTime(moment, months);
        expect(dayAt(later)).toEqual(addMonths(dayAt(moment), months));
        expect(later - vietnamDate(later).setUTCHours(0, 0, 0, 0)).toBe(
          moment - vietnamDate(moment).setUTCHours(0, 0, 0, 0),
        );
        expect(dayNumberAt(moment + 86_400_000)).toBe(dayNumberAt(moment) + 1);
      }),
      runs,
    ));

  test.each([
    ['2028-01-01', '31/12/2027'],
    ['2027-03-01', '28/02/2027'],
    ['2028-03-01', '29/02/2028'],
    ['2028-02-29', '28/02/2028'],
    ['2027-05-01', '30/04/2027'],
    ['2027-08-01', '31/07/2027'],
    ['2027-01-31', '30/01/2027'],
    ['2100-03-01', '28/02/2100'],
    ['2027-10-11', '10/10/2027'],
    ['2027-12-02', '01/12/2027'],
  ])('what ends with the beginning of %s has %s as its last day', (end, last) => {
    const midnight = startOfIsoDay(end) ?? 0;
    expect(formatLastDay(midnight)).toBe(last);
  });

  test('the last day is the day of the last instant, also of what ends within a day', () =>
    fc.assert(
      fc.property(anyMoment, (end) => {
        expect(formatLastDay(end)).toBe(formatDate(end - 1));
        const isMidnight = vietnamDate(end).toISOString().endsWith('T00:00:00.000Z');
        expect(formatLastDay(end) === formatDate(end)).toBe(!isMidnight);
      }),
      runs,
    ));

  test('a day is formatted as dd/MM/yyyy and a time in 24 hours', () =>
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const [year, month, day] = vietnamDate(moment).toISOString().slice(0, 10).split('-');
        expect(formatDate(moment)).toBe(`${day}/${month}/${year}`);
        expect(formatMinute(moment)).toBe(`${vietnamDate(moment).toISOString().slice(11, 16)} ${day}/${month}/${year}`);
      }),
      runs,
    ));

  test('adding months keeps the day of the month, or uses the last day of a shorter month', () =>
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 120 }), (moment, months) => {
        const from = dayAt(moment);
        const to = addMonths(from, months);
        expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + months);
        expect(to.day).toBe(Math.min(from.day, daysOfMonth(to.year, to.month)));
      }),
      runs,
    ));

  test('adding twelve months adds one year', () =>
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 10 }), (moment, years) => {
        expect(findRenewalDay(moment, years * 12).year).toBe(dayAt(moment).year + years);
      }),
      runs,
    ));

  test('a month from the last of January ends on the last of February', () => {
    expect(formatDay(addMonths({ year: 2027, month: 1, day: 31 }, 1))).toBe('28/02/2027');
    expect(formatDay(addMonths({ year: 2028, month: 1, day: 31 }, 1))).toBe('29/02/2028');
  });

  test('the VAT rate changes at midnight in Vietnam, not in UTC', () => {
    expect(vatPercentOn(Date.UTC(2026, 11, 31, 16, 59))).toBe(8);
    expect(vatPercentOn(Date.UTC(2026, 11, 31, 17, 0))).toBe(10);
  });
});
