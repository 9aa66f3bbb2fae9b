import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cellText,
  fieldOfTerm,
  isReadable,
  isSameRow,
  readCell,
  termsOf,
  toPriceRow,
  withPriceRow,
} from '#desk/pages/prices/price-rows.ts';

const amount = fc.integer({ min: 1, max: 10 ** 11 });
const price = fc.record({
  term: fc.constantFrom(1, 3, 6, 12, 24, 36),
  price: amount,
  oldPrice: fc.option(amount, { nil: null }),
});
const prices = fc
  .uniqueArray(price, { selector: ({ term }) => term, minLength: 1 })
  .map((all) => all.toSorted((a, b) => a.term - b.term));
const product = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  state: fc.constantFrom('on-sale' as const, 'renewals-only' as const, 'withdrawn' as const),
  prices,
});
const others = fc.array(product, { maxLength: 4 });

test('CAT-10 a row that nobody edited leaves its plan as it is, whatever terms other plans have', () => {
  fc.assert(
    fc.property(product, others, (plan, more) => {
      const terms = termsOf([plan, ...more]);
      const row = toPriceRow(plan, terms);
      expect(withPriceRow(plan, row, terms)).toEqual(plan);
      expect(isSameRow(row, toPriceRow(plan, terms), terms)).toBe(true);
    }),
  );
});

test('CAT-10 an edited cell changes the price of its term alone, an emptied one ends the term, and what was before a promotion stays', () => {
  fc.assert(
    fc.property(product, others, fc.option(amount, { nil: null }), fc.nat(), (plan, more, typed, at) => {
      const terms = termsOf([plan, ...more]);
      const term = terms[at % terms.length] ?? 1;
      const row = { ...toPriceRow(plan, terms), [fieldOfTerm(term)]: typed };
      const written = withPriceRow(plan, row, terms);
      const before = plan.prices.find((each) => each.term === term);
      expect(written.prices.filter((each) => each.term !== term)).toEqual(
        plan.prices.filter((each) => each.term !== term),
      );
      expect(written.prices.find((each) => each.term === term)).toEqual(
        typed === null ? undefined : { term, price: typed, oldPrice: before?.oldPrice ?? null },
      );
      expect(isSameRow(row, toPriceRow(plan, terms), terms)).toBe(typed === (before?.price ?? null));
    }),
  );
});

test('CAT-10 a cell is read as people write an amount, and what is none is no price', () => {
  expect([cellText(95_000), cellText(0), cellText(null)]).toEqual(['95.000đ', '0đ', '–']);
  const grouped = (sign: string) => (each: number) => String(each).replaceAll(/\B(?=(?:\d{3})+$)/g, sign);
  const ways = [String, grouped('.'), grouped(','), grouped(' '), cellText];
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 10 ** 11 }), fc.constantFrom(...ways), (each, way) => {
      expect(readCell(way(each))).toBe(each);
      expect(readCell(each)).toBe(each);
    }),
  );
  expect(['', '  ', null].map(readCell)).toEqual([null, null, null]);
});

test('CAT-10 what is no amount stays as it was typed and keeps its row from being saved', () => {
  const unread = fc.constantFrom('95.5', '1e5', '-1', 'chưa rõ', '95.000 hoặc 96.000');
  fc.assert(
    fc.property(product, unread, fc.nat(), (plan, typed, at) => {
      const terms = termsOf([plan]);
      const row = toPriceRow(plan, terms);
      const edited = { ...row, [fieldOfTerm(terms[at % terms.length] ?? 1)]: readCell(` ${typed} `) };
      expect(Object.values(edited)).toContain(typed);
      expect(cellText(readCell(typed))).toBe(typed);
      expect([isReadable(row, terms), isReadable(edited, terms)]).toEqual([true, false]);
    }),
  );
});
