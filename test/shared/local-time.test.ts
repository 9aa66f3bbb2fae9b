import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLocalTime, parseLocalTime } from '#core/shared/periods/local-time.ts';

describe('CMS-01 times that editors type', () => {
  test('CMS-01 a time in Vietnam is unchanged after a round trip through its form field, to the second', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        const iso = new Date(seconds * 1000).toISOString();
        expect(parseLocalTime(formatLocalTime(iso))).toBe(iso);
      }),
    ));
  test('CMS-01 an invalid time is reported, never guessed', () => {
    expect(parseLocalTime('2026-11-20T08:30')).toBe('2026-11-20T01:30:00.000Z');
    expect(parseLocalTime(' ')).toBeNull();
    for (const text of ['hôm nay', '2026-02-31T08:00', '20/11/2026', '2026-11-20T25:00'])
      expect(parseLocalTime(text)).toBeUndefined();
  });
});
