import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INVOICES_PER_FILE, toMonthChoices } from '#core/payment/invoice-months.ts';
import { isoMonth } from '#core/shared/calendar.ts';
import { dong } from '#core/shared/dong.ts';

/** Noon of a day in Vietnam. */
const noon = (day: string): number => Date.parse(`${day}T05:00:00Z`);
const month = (name: string, invoices = 1) => ({ month: name, invoices, total: dong(1_000) });

describe('ORD-03 the months that a customer can choose', () => {
  test('ORD-03 are consecutive, newest first, and hold each counted month of the last three years', () => {
    const anyMonth = fc
      .tuple(fc.integer({ min: 2020, max: 2027 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 400 }))
      .map(([year, of, invoices]) => month(`${year}-${String(of).padStart(2, '0')}`, invoices));
    fc.assert(
      fc.property(fc.uniqueArray(anyMonth, { selector: (each) => each.month, minLength: 1 }), (months) => {
        const choices = toMonthChoices(months, noon('2027-12-31'));
        for (const [at, choice] of choices.entries()) {
          const next = choices[at + 1];
          if (next) expect(isoMonth(next.month)?.end).toBe(isoMonth(choice.month)?.start);
          const counted = months.find((each) => each.month === choice.month)?.invoices ?? 0;
          expect(choice.invoices).toBe(counted);
          expect(choice.files * INVOICES_PER_FILE).toBeGreaterThanOrEqual(counted);
          expect((choice.files - 1) * INVOICES_PER_FILE).toBeLessThan(Math.max(counted, 1));
        }
        expect(choices[0]?.month).toBe('2027-12');
        expect(choices.length).toBeLessThanOrEqual(36);
      }),
    );
  });

  test.each([
    ['no invoices', [], '2026-11-29', []],
    ['this month', [month('2026-11')], '2026-11-29', [['2026-11', 1, 1]]],
    [
      'last month only',
      [month('2026-10', 2)],
      '2026-11-01',
      [
        ['2026-11', 0, 0],
        ['2026-10', 2, 1],
      ],
    ],
    [
      'over a year',
      [month('2025-12')],
      '2026-01-31',
      [
        ['2026-01', 0, 0],
        ['2025-12', 1, 1],
      ],
    ],
    [
      'a gap',
      [month('2026-04'), month('2026-06', 3)],
      '2026-06-30',
      [
        ['2026-06', 3, 1],
        ['2026-05', 0, 0],
        ['2026-04', 1, 1],
      ],
    ],
    ['a full file', [month('2026-11', 50)], '2026-11-02', [['2026-11', 50, 1]]],
    ['one more', [month('2026-11', 51)], '2026-11-02', [['2026-11', 51, 2]]],
    ['many', [month('2026-11', 499)], '2026-11-02', [['2026-11', 499, 10]]],
  ])('ORD-03 with %s', (_, months, day, choices) => {
    const found = toMonthChoices(months, noon(day));
    expect(found.map(({ month: name, invoices, files }) => [name, invoices, files])).toEqual(choices);
  });

  test('ORD-03 the month turns at midnight in Vietnam', () => {
    const months = [month('2026-11')];
    expect(toMonthChoices(months, Date.parse('2026-11-30T16:59:59Z'))).toHaveLength(1);
    expect(toMonthChoices(months, Date.parse('2026-11-30T17:00:00Z'))[0]?.month).toBe('2026-12');
  });
});
