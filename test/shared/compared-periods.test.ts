import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAt, formatMinute } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { comparedPeriods, shareInPermille } from '#core/shared/periods/compared-periods.ts';

const anyTime = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });

describe('periods that the desk compares', () => {
  test('the days and the months touch, begin at midnight in Vietnam, and are as long as far as a month goes', () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        const { today, yesterday, month, lastMonth } = comparedPeriods(now);
        expect(yesterday.start + DAY_MS).toBe(today.start);
        expect(today.end - today.start).toBe(yesterday.end - yesterday.start);
        expect([today.start, month.start, lastMonth.start].map((at) => formatMinute(at).slice(0, 5))).toEqual(
          Array.from({ length: 3 }, () => '00:00'),
        );
        expect([dayAt(month.start).day, dayAt(lastMonth.start).day]).toEqual([1, 1]);
        expect(dayAt(month.start - 1).month).toBe(dayAt(lastMonth.start).month);
        expect(lastMonth.end).toBeLessThanOrEqual(month.start);
        expect(lastMonth.end - lastMonth.start).toBe(Math.min(month.end - month.start, month.start - lastMonth.start));
      }),
    );
  });

  test('31 March is compared with the whole of February, and 1 January with 1 December', () => {
    const noon = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 5);
    const march = comparedPeriods(noon(2027, 3, 31)).lastMonth;
    expect([formatMinute(march.start), formatMinute(march.end)]).toEqual(['00:00 01/02/2027', '00:00 01/03/2027']);
    const january = comparedPeriods(noon(2027, 1, 1)).lastMonth;
    expect([formatMinute(january.start), formatMinute(january.end)]).toEqual(['00:00 01/12/2026', '12:00 01/12/2026']);
  });

  test.each([
    [0, 0, null],
    [0, 7, 0],
    [7, 7, 1_000],
    [1, 3, 333],
    [2, 3, 667],
    [-1, 4, -250],
  ])('%d of %d is %s permille', (part, whole, share) => expect(shareInPermille(part, whole)).toBe(share));
});
