import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serviceId } from '#core/shared/ids.ts';
import { idPrefixOf, serviceNumber } from '#core/shared/service-number.ts';

const anyId = fc.stringMatching(/^[0-9a-f]{32}$/).map(serviceId);

describe('the number of a service', () => {
  test('SVC-01 has the eight digits that find its service again, however they are typed', () =>
    fc.assert(
      fc.property(anyId, fc.constantFrom('', ' ', '-', ' - '), fc.boolean(), (id, between, lower) => {
        const number = serviceNumber(id);
        expect(number).toMatch(/^DV-[0-9A-F]{4}-[0-9A-F]{4}$/);
        const typed = number.replaceAll('-', between);
        expect(idPrefixOf(lower ? typed.toLowerCase() : typed)).toBe(id.slice(0, 8));
      }),
    ));

  test.each(['', 'DV', 'DV-123', 'DV-7CA3-41F0-1', 'DH202611280001', 'DV-GGGG-0000', '7CA341F0', '%', 'dv________'])(
    'SVC-01 %j is none',
    (typed) => expect(idPrefixOf(typed)).toBeNull(),
  );
});
