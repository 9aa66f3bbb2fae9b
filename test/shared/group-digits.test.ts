import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dong, formatDong } from '#core/shared/dong.ts';
import { MAX_COUNTED } from '#core/shared/list-limits.ts';
import { groupDigits } from '#core/shared/text/group-digits.ts';
import { countText } from '#ui/catalogue/list/count-text.vi.ts';

test('grouped digits are the same digits, in threes from the end', () =>
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => {
      const grouped = groupDigits(String(number));
      expect(grouped.replaceAll('.', '')).toBe(String(number));
      expect(grouped).toMatch(/^\d{1,3}(\.\d{3})*$/);
      expect(formatDong(dong(number))).toBe(`${grouped}đ`);
    }),
  ));

test('CAT-01 a count that ended early says so, any other is exact', () => {
  const counts = [0, 8, MAX_COUNTED - 1, MAX_COUNTED, MAX_COUNTED + 1, 100_000].map(countText);
  expect(counts).toEqual(['Không có gói nào', '8 gói', '1.999 gói', '2.000+ gói', '2.001 gói', '100.000 gói']);
});
