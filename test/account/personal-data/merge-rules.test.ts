import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findMergeConflicts,
  type MergeableCustomer,
  mergeConflicts,
  refuseMerge,
} from '#core/account-rules/merge-customers.ts';

const anyTexts = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 });
const anyCustomer = (id: string): fc.Arbitrary<MergeableCustomer> =>
  fc.record({
    id: fc.constant(id),
    isBlocked: fc.boolean(),
    isLeaving: fc.boolean(),
    phones: anyTexts,
    emails: anyTexts,
    taxCodes: anyTexts,
    domains: anyTexts,
    canLogIn: fc.boolean(),
    hasOtherFactors: fc.boolean(),
    hasCart: fc.boolean(),
    memberLevel: fc.constantFrom('', 'Bạc', 'Vàng'),
  });

const guest: MergeableCustomer = {
  id: 'khach-1',
  isBlocked: false,
  isLeaving: false,
  phones: ['0912345678'],
  emails: ['khach@example.vn'],
  taxCodes: [],
  domains: [],
  canLogIn: false,
  hasOtherFactors: false,
  hasCart: false,
  memberLevel: '',
};
const other = { ...guest, id: 'khach-2' };

describe('two customers who are one', () => {
  test('no merge undoes a block or a deletion, merges one with itself, or leaves nobody who can log in where somebody could', () =>
    fc.assert(
      fc.property(anyCustomer('x'), anyCustomer('y'), (kept, merged) => {
        const refused = refuseMerge(kept, merged);
        const isSafe = ![kept, merged].some(({ isBlocked, isLeaving }) => isBlocked || isLeaving);
        expect(refused === null).toBe(isSafe && (kept.canLogIn || !merged.canLogIn));
        expect(refuseMerge(kept, kept)).toBe('same');
      }),
    ));

  test('one of the two ways is open unless somebody is blocked or leaves', () =>
    fc.assert(
      fc.property(anyCustomer('x'), anyCustomer('y'), (one, two) => {
        const ways = [refuseMerge(one, two), refuseMerge(two, one)];
        const isStopped = [one, two].some(({ isBlocked, isLeaving }) => isBlocked || isLeaving);
        expect(ways.includes(null)).toBe(!isStopped);
      }),
    ));

  test('conflicts are told in one order and the same both ways, but for the factors that end', () =>
    fc.assert(
      fc.property(anyCustomer('x'), anyCustomer('y'), (one, two) => {
        const found = findMergeConflicts(one, two);
        expect(found).toEqual(mergeConflicts.filter((each) => found.includes(each)));
        const both = (list: readonly string[]) => list.filter((each) => each !== 'other-factors');
        expect(both(findMergeConflicts(two, one))).toEqual(both(found));
      }),
    ));

  test.each<readonly [string, Partial<MergeableCustomer>, Partial<MergeableCustomer>, readonly string[]]>([
    ['a guest with the same number', {}, {}, []],
    ['another e-mail address only', {}, { emails: ['khac@example.vn'] }, []],
    ['nothing the same', {}, { emails: ['khac@example.vn'], phones: ['0987654321'] }, ['nothing-shared']],
    ['only the tax code the same', { taxCodes: ['0101'] }, { taxCodes: ['0101'], emails: [], phones: [] }, []],
    ['two companies', { taxCodes: ['0101'] }, { taxCodes: ['0202'] }, ['two-companies']],
    ['a company and a person', { taxCodes: ['0101'] }, {}, []],
    ['two log-ins', { canLogIn: true }, { canLogIn: true }, ['both-log-in']],
    ['passkeys of the merged one', { canLogIn: true }, { hasOtherFactors: true }, ['other-factors']],
    ['passkeys of the kept one', { hasOtherFactors: true }, {}, []],
    ['the same domain', { domains: ['a.vn', 'b.vn'] }, { domains: ['b.vn'] }, ['same-domain']],
    ['two carts', { hasCart: true }, { hasCart: true }, ['two-carts']],
    ['two levels', { memberLevel: 'Vàng' }, {}, ['member-levels']],
  ])('%s', (_, kept, merged, conflicts) =>
    expect(findMergeConflicts({ ...guest, ...kept }, { ...other, ...merged })).toEqual(conflicts),
  );
});
