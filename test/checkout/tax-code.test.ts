import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTaxCode, normaliseTaxCode } from '#core/shared/people/tax-code.ts';

const real = ['0100109106', '0100684378', '0101248141'];
const anyReal = fc.constantFrom(...real);

describe('PAY-04 invoice tax codes', () => {
  test('PAY-04 company codes are valid, with and without a branch', () => {
    for (const code of real) {
      expect(isTaxCode(code)).toBe(true);
      expect(isTaxCode(`${code}-001`)).toBe(true);
      expect(isTaxCode(` ${code}001 `)).toBe(true);
      expect(normaliseTaxCode(`${code}001`)).toBe(`${code}-001`);
    }
  });

  test('PAY-04 a single wrong digit is detected', () => {
    fc.assert(
      fc.property(anyReal, fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }), (code, at, by) => {
        const wrong = (Number(code[at]) + by) % 10;
        expect(isTaxCode(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false);
      }),
    );
  });

  test('PAY-04 for nine digits at most one check digit is valid', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
        const holding = [...'0123456789'].filter((last) => isTaxCode(nine + last));
        expect(holding.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("PAY-04 a citizen's code has twelve digits; anything else is invalid", () => {
    expect(isTaxCode('001099012345')).toBe(true);
    for (const text of [
      '',
      '123',
      '010010910',
      '0100109106-',
      '0100109106-01',
      '0100109106-000',
      '01001O9106',
      '0'.repeat(14),
    ])
      expect(isTaxCode(text)).toBe(false);
  });
});
