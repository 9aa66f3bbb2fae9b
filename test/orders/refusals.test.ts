import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { failureCodes, type RejectionCode } from '#contracts/failure-codes.ts';
import { shopFailureByCode, toShopFailure } from '#core/failures/refusals.ts';
import { dong } from '#core/shared/dong.ts';

describe('mapping of service refusals to shop failures', () => {
  test('ERR-10 the table has every code of the wire and no other', () => {
    expectTypeOf<keyof typeof shopFailureByCode>().toEqualTypeOf<RejectionCode>();
    const codes = Object.values(failureCodes).flatMap((each) => ('code' in each ? [each.code] : []));
    expect(new Set(Object.keys(shopFailureByCode))).toEqual(new Set<string>(codes));
  });

  test('ERR-10 every refusal is a failure with a kind, for any details', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(shopFailureByCode)),
        fc.dictionary(
          fc.constantFrom('domain', 'status', 'old', 'new', 'amount', 'least', 'most', 'productId', 'orderId'),
          fc.oneof(fc.string(), fc.double(), fc.boolean()),
        ),
        (code, detail) => {
          const failure = toShopFailure({ kind: 'rejected', code, message: '', detail });
          expect(typeof failure.kind).toBe('string');
          if (failure.kind === 'price-changed') expect(Number.isSafeInteger(failure.now)).toBe(true);
        },
      ),
    ));

  test('CART-10 an unknown code becomes `unexpected`, even when it has the name of an object property', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')), (code) => {
        if (code in shopFailureByCode && Object.hasOwn(shopFailureByCode, code)) return;
        expect(toShopFailure({ kind: 'rejected', code, message: 'x' })).toEqual({ kind: 'unexpected' });
      }),
    ));

  test('CART-19 a price refusal carries the expected and the true total', () => {
    const failure = { kind: 'rejected', code: 'price-changed', message: '', detail: { old: 1, new: 2 } } as const;
    expect(toShopFailure(failure, { expectedTotal: dong(5) })).toEqual({ kind: 'price-changed', old: 5, now: 2 });
  });
});
