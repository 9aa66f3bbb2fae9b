import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operationNames } from '#core/operations.ts';
import { nestFields } from '#core/shared/text/form-fields.ts';
import { readInput } from '#host/api/read-input.ts';

const idempotencyKey = '0123456789abcdef0123456789abcdef';

describe('ERR-10 network input is validated once, at the boundary', () => {
  test('ERR-10 any input is either accepted or rejected with the names of its fields', () => {
    fc.assert(
      fc.property(fc.constantFrom(...operationNames), fc.oneof(fc.jsonValue(), fc.constant(undefined)), (name, raw) => {
        const read = readInput(name, raw);
        if (!read.ok) expect(Object.keys(read.fields).length).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });

  test('V2.2.1 no operation accepts NUL or half a surrogate pair in any text or name, at any depth', () => {
    const hostile = fc
      .tuple(fc.string(), fc.constantFrom('\0', '\ud800', '\udc00'), fc.string())
      .map((parts) => parts.join(''));
    const around = fc.array(fc.oneof(fc.constantFrom('id', 'orderId', 'province', 'contact'), fc.string()), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...operationNames),
        fc.jsonValue(),
        around,
        hostile,
        fc.boolean(),
        (name, rest, path, text, inName) => {
          const deepest: unknown = inName ? { [text]: rest } : [rest, text];
          const raw = path.reduceRight((inner, key) => ({ [key]: inner }), deepest);
          expect(readInput(name, raw).ok).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(readInput('loadWards', { province: 'a\0' })).toEqual({ ok: false, fields: { province: 'choice' } });
    expect(readInput('loadProduct', { slug: '\ud800' })).toEqual({ ok: false, fields: { slug: 'choice' } });
    expect(readInput('loadOrder', { orderId: 'o-1\0' })).toEqual({ ok: false, fields: { orderId: 'choice' } });
  });

  test('V2.2.1 an input of any depth is rejected or accepted, never an exception', () => {
    const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    for (const depth of [1, 10, 33, 3_000, 10_000])
      for (const response of [nested(depth), JSON.parse(nested(depth))]) {
        const read = readInput('logInWithPasskey', { challengeId: 'c', response, redirectUrl: '', idempotencyKey });
        expect([depth, read.ok]).toEqual([depth, depth < 32]);
      }
    expect(
      readInput('logInWithPasskey', { challengeId: 'c', response: '{"a":"\\u0000"}', redirectUrl: '', idempotencyKey })
        .ok,
    ).toBe(false);
  });

  test('CART-14 a plain form and a script send the same command', () => {
    const form = nestFields([
      ['slug', 'cloud-server-1'],
      ['configuration.term', '6'],
      ['configuration.quantity', '2'],
      ['configuration.chosen[106066]', '10606601'],
      ['configuration.chosen[106066]', '10606602'],
      ['expectedTotal', '1296000'],
      ['orderId', ''],
      ['idempotencyKey', idempotencyKey],
    ]);
    const script = {
      slug: 'cloud-server-1',
      configuration: { term: 6, quantity: 2, chosen: { 106066: ['10606601', '10606602'] }, plan: null },
      expectedTotal: 1_296_000,
      orderId: null,
      keepPointer: true,
      campaign: null,
      source: null,
      idempotencyKey,
    };
    expect(readInput('addToCart', form)).toEqual(readInput('addToCart', script));
    expect(readInput('addToCart', form)).toEqual({ ok: true, input: script });
  });

  test('CART-13 a URL lists child products separated by hyphens', () => {
    expect(readInput('addByQuery', { productId: '1004', children: '2001-2007', idempotencyKey })).toMatchObject({
      ok: true,
      input: { productId: '1004', children: ['2001', '2007'], orderId: null },
    });
  });

  test('ERR-10 invalid input is rejected with the names of its fields', () => {
    expect(readInput('loadProduct', {})).toEqual({ ok: false, fields: { slug: 'required' } });
    expect(
      readInput('addToCart', { slug: 'a', configuration: { term: 'x' }, expectedTotal: 1.5, idempotencyKey }),
    ).toMatchObject({
      ok: false,
      fields: { 'configuration.term': 'choice', expectedTotal: 'choice' },
    });
    expect(readInput('setCartNote', { note: 'x'.repeat(3_000), idempotencyKey })).toEqual({
      ok: false,
      fields: { note: 'too-long' },
    });
  });

  test('ERR-10 an empty checkout form reaches the use case, which reports the missing fields', () => {
    expect(readInput('finaliseOrder', { expectedTotal: '1000', idempotencyKey }).ok).toBe(true);
  });
});
