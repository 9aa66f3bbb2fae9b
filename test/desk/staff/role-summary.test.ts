import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allRights } from '#contracts/rights/staff-rights.ts';
import { areaNames, areaOf, deedName, rightName, summariseRights } from '#contracts/rights/staff-rights.vi.ts';

test('a role is summed up by what it changes, what it only shows, and its single deeds', () => {
  expect(summariseRights(['orders:read', 'orders:act', 'sales:read', 'orders:cash'])).toBe(
    'Sửa: Đơn hàng. Chỉ xem: Doanh thu. Riêng: Đơn hàng: Thu tiền mặt.',
  );
  expect(summariseRights(['sales:read'])).toBe('Chỉ xem: Doanh thu.');
  expect(summariseRights([])).toBe('');
});

test('the summary names every right once, and no other', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...allRights)), (rights) => {
      const parts = summariseRights(rights).split(/(?<=\.) /);
      const partOf = (title: string): string => parts.find((part) => part.startsWith(`${title}: `)) ?? '';
      const namesIn = (part: string): readonly string[] =>
        part === '' ? [] : part.slice(part.indexOf(': ') + 2, -1).split(/, (?=\p{Lu})/u);
      const changed = rights.filter((right) => deedName(right) === 'Sửa').map((right) => areaNames[areaOf(right)]);
      const shown = rights.filter((right) => deedName(right) === 'Xem').map((right) => areaNames[areaOf(right)]);
      const single = rights.filter((right) => !['Sửa', 'Xem'].includes(deedName(right))).map(rightName);
      expect(namesIn(partOf('Sửa'))).toEqual(changed);
      expect(namesIn(partOf('Chỉ xem'))).toEqual(shown.filter((name) => !changed.includes(name)));
      expect(namesIn(partOf('Riêng'))).toEqual(single);
    }),
  ));
