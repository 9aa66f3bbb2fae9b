import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { failureCodes, type RejectionCode } from '#contracts/failure-codes.ts';
import { refusals, shopFailureOf } from '#core/failures/refusals.ts';
import { dong } from '#core/shared/dong.ts';

describe('what the services refuse, in the shop’s words', () => {
  test('ERR-10 the table has every code of the wire and no other', () => {
    expectTypeOf<keyof typeof refusals>().toEqualTypeOf<RejectionCode>();
    const codes = Object.values(failureCodes).flatMap((each) => ('code' in each ? [each.code] : []));
    expect(new Set(Object.keys(refusals))).toEqual(new Set<string>(codes));
  });

  test('ERR-10 every refusal is a failure with a kind, whatever its detail holds', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(refusals)),
        fc.dictionary(
          fc.constantFrom('domain', 'status', 'old', 'new', 'amount', 'least', 'most', 'productId', 'orderId'),
          fc.oneof(fc.string(), fc.double(), fc.boolean()),
        ),
        (code, detail) => {
          const failure = shopFailureOf({ kind: 'rejected', code, message: '', detail });
          expect(typeof failure.kind).toBe('string');
          if (failure.kind === 'price-changed') expect(Number.isSafeInteger(failure.now)).toBe(true);
        },
      ),
    ));

  test('CART-10 a code nobody knows is unforeseen, also one that is named like a property of objects', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')), (code) => {
        if (code in refusals && Object.hasOwn(refusals, code)) return;
        expect(shopFailureOf({ kind: 'rejected', code, message: 'x' })).toEqual({ kind: 'unforeseen' });
      }),
    ));

  test('CART-19 a refused price tells what was seen and what is true', () => {
    const failure = { kind: 'rejected', code: 'price-changed', message: '', detail: { old: 1, new: 2 } } as const;
    expect(shopFailureOf(failure, { expectedTotal: dong(5) })).toEqual({ kind: 'price-changed', old: 5, now: 2 });
  });
});
