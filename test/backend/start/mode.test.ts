import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Mode, readMode } from '#contracts/mode.ts';

/** Values that show that only this machine reaches the shop. */
const near = {
  DATABASE_URL: [undefined, '', ' '],
  PUBLIC_ORIGIN: [
    undefined,
    '',
    'http://localhost:3000',
    'https://LOCALHOST/',
    'http://shop.localhost',
    'http://127.0.0.1:80',
    'http://[::1]:3000',
  ],
  HOST: [undefined, '', 'localhost', '127.0.0.1', '127.8.9.10', '::1'],
  BACKEND_HOST: [undefined, '', '127.0.0.1'],
  AUTH_PUBLIC_ORIGIN: [undefined, 'http://localhost:4000'],
  STAFF_ORIGIN: [undefined, 'https://localhost:4001'],
  STAFF_HOST: [undefined, '::1'],
};
/** Each of these alone makes an installation public. */
const far: { readonly [name in keyof typeof near]: readonly string[] } = {
  DATABASE_URL: ['postgres://127.0.0.1/shop', 'postgresql://db/shop'],
  PUBLIC_ORIGIN: [
    'https://shop.example',
    'http://192.168.1.5:3000',
    'https://localhost.shop.example',
    'https://127.0.0.1.shop.example',
    'http://localhost@shop.example',
    'not an origin',
  ],
  HOST: ['0.0.0.0', '::', '192.168.1.5', 'shop.example'],
  BACKEND_HOST: ['0.0.0.0', '::', '10.0.0.4'],
  AUTH_PUBLIC_ORIGIN: ['https://auth.shop.example'],
  STAFF_ORIGIN: ['https://staff.shop.example'],
  STAFF_HOST: ['0.0.0.0', '10.0.0.4'],
};
const names = Object.keys(near) as readonly (keyof typeof near)[];
const anyOf = (values: typeof near | typeof far) =>
  fc.record({
    DATABASE_URL: fc.constantFrom(...values.DATABASE_URL),
    PUBLIC_ORIGIN: fc.constantFrom(...values.PUBLIC_ORIGIN),
    HOST: fc.constantFrom(...values.HOST),
    BACKEND_HOST: fc.constantFrom(...values.BACKEND_HOST),
    AUTH_PUBLIC_ORIGIN: fc.constantFrom(...values.AUTH_PUBLIC_ORIGIN),
    STAFF_ORIGIN: fc.constantFrom(...values.STAFF_ORIGIN),
    STAFF_HOST: fc.constantFrom(...values.STAFF_HOST),
  });

describe('V15.2.3 MODE decides whether anything stands in for a foreign system', () => {
  test('V15.2.3 an installation that only this machine reaches is development', () =>
    fc.assert(
      fc.property(anyOf(near), (variables) => {
        expect(readMode(variables)).toBe('development');
      }),
    ));
  test('V15.2.3 one sign that others reach it makes an installation production', () =>
    fc.assert(
      fc.property(anyOf(near), anyOf(far), fc.subarray([...names], { minLength: 1 }), (private_, open, changed) => {
        const variables = { ...private_, ...Object.fromEntries(changed.map((name) => [name, open[name]])) };
        expect(readMode(variables)).toBe('production');
      }),
    ));
  test('V15.2.3 MODE decides alone; any other word is no mode', () =>
    fc.assert(
      fc.property(fc.oneof(anyOf(near), anyOf(far)), fc.string(), (variables, word) => {
        for (const mode of ['development', 'production'] satisfies Mode[])
          expect(readMode({ ...variables, MODE: mode })).toBe(mode);
        fc.pre(!['', 'development', 'production'].includes(word.trim()));
        expect(readMode({ ...variables, MODE: word })).toBeNull();
      }),
    ));
});
