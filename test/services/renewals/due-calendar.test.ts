import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DueDate } from '#core/services/load-due-dates.ts';
import { dayAt } from '#core/shared/calendar.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { dueCalendarFile } from '#host/media/due-calendar.ts';

const ORIGIN = 'https://cuahangmay.example';
const now = Date.UTC(2026, 10, 23);

const anyDate: fc.Arbitrary<DueDate> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('renewal' as const, 'instalment' as const),
  name: fc.string({ unit: 'grapheme', maxLength: 120 }),
  at: fc.integer({ min: now, max: Date.UTC(2040, 0, 1) }),
  amount: fc.integer({ min: 0, max: 1e9 }).map(dong),
  path: fc.uuid().map((id) => `/service/${id}`),
});

/** Lines of an iCalendar file; a line that starts with a space continues the one before. [RFC 5545 3.1] */
const linesOf = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (file: string, name: string): readonly string[] =>
  linesOf(file).flatMap((line) => (line.startsWith(`${name}:`) || line.startsWith(`${name};`) ? [line] : []));

const day = (milliseconds: number): string => {
  const { year, month, day: ofMonth } = dayAt(milliseconds);
  return [year, String(month).padStart(2, '0'), String(ofMonth).padStart(2, '0')].join('');
};

describe('SVC-01 INS-01 the calendar of due dates', () => {
  test('SVC-01 INS-01 every due date is one event on its day in Vietnam, with its page and a reminder', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyDate, { selector: ({ id }) => id, maxLength: 20 }), (dates) => {
        const file = dueCalendarFile('Sen Hồ Cloud', dates, ORIGIN, now);
        expect(valuesOf(file, 'UID')).toEqual(dates.map(({ id }) => `UID:${id}@cuahangmay.example`));
        expect(valuesOf(file, 'DTSTART')).toEqual(dates.map(({ at }) => `DTSTART;VALUE=DATE:${day(at)}`));
        expect(valuesOf(file, 'URL').map((line) => line.replace(/^URL(;VALUE=URI)?:/, ''))).toEqual(
          dates.map(({ path }) => ORIGIN + path),
        );
        expect(valuesOf(file, 'TRIGGER')).toEqual(dates.map(() => 'TRIGGER:-P7D'));
        expect(valuesOf(file, 'DESCRIPTION').filter((line) => line.includes('VAT'))).toHaveLength(dates.length);
        for (const { amount } of dates) expect(linesOf(file).join(' ')).toContain(formatDong(amount));
      }),
    );
  });

  test('SVC-01 no name adds a line or an event of its own', () => {
    const hostile: DueDate = {
      id: 'a',
      kind: 'renewal',
      name: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:other;,\\',
      at: now,
      amount: dong(1),
      path: '/service/a',
    };
    const file = dueCalendarFile('Sen Hồ Cloud', [hostile], ORIGIN, now);
    expect(linesOf(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(valuesOf(file, 'UID')).toHaveLength(1);
  });
});
