import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Json, MAX_NESTING, nestFields } from '#core/shared/text/form-fields.ts';
import { costRatio } from '#test/kit/cost-ratio.ts';

type Entry = readonly [name: string, value: string];

const depthOf = (value: Json): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('the fields of a form', () => {
  test('V15.2.2 a form that repeats one list name costs like any other form of its size', async () => {
    const repeated = Array.from({ length: 13_000 }, (): Entry => ['a[b]', '']);
    const different = repeated.map((_, at): Entry => [`a${at}`, '']);
    const ratio = await costRatio({ plain: () => nestFields(different), worst: () => nestFields(repeated) });
    expect(ratio).toBeLessThan(10);
  });

  test('V2.2.1 no names throw, touch a prototype or nest deeper than the limit', () => {
    const key = fc.constantFrom('a', 'b', 'toString', 'hasOwnProperty', '__proto__', 'constructor', '0');
    const name = fc
      .tuple(fc.array(key, { minLength: 1, maxLength: 2 * MAX_NESTING }), fc.option(key))
      .map(([path, list]) => path.join('.') + (list === null ? '' : `[${list}]`));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(name, fc.string()), fc.string())), (entries) => {
        const nested = nestFields(entries);
        expect(depthOf(nested)).toBeLessThanOrEqual(MAX_NESTING + 1);
        expect(Object.getPrototypeOf(nested)).toBe(Object.prototype);
      }),
    );
    expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
    expect(nestFields([[`${'a.'.repeat(3_000)}b`, 'x']])).toEqual({});
  });

  test('CART-14 a later name replaces what an earlier one made of the same key', () => {
    expect(
      nestFields([
        ['a.b.c', '1'],
        ['a[b]', '2'],
      ]),
    ).toEqual({ a: { b: ['2'] } });
    expect(
      nestFields([
        ['a.b', '1'],
        ['a[b]', '2'],
        ['a[b]', '3'],
      ]),
    ).toEqual({ a: { b: ['2', '3'] } });
    expect(nestFields([['a[toString]', '1']])).toEqual({ a: { toString: ['1'] } });
  });
});
