import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandColours, brandSheet, carriesText, contrastOf } from '#core/shared/shop/brand-colours.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  .filter(carriesText);
const tokens = readFileSync(join(import.meta.dirname, '..', '..', 'src', 'ui', 'theme', 'tokens.css'), 'utf8');
const tokenPair = (name: string): readonly [string, string] => {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  return [light, dark];
};

test('contrasts are those of the standard', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect([carriesText('#777777'), carriesText('#767676')]).toEqual([false, true]);
  for (const [one, other, ratio] of [
    ['#0000ff', '#ffffff', 8.6],
    ['#ff0000', '#ffffff', 4],
    ['#00ff00', '#000000', 15.3],
  ] as const)
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
});

describe('the colours of a firm', () => {
  test('white text can be read on buttons and panels of both schemes, whatever the colour', () =>
    fc.assert(
      fc.property(anyColour, (colour) => {
        const made = brandColours(colour);
        for (const name of ['primary', 'primary-hover', 'ink', 'ink-2', 'foot'] as const)
          for (const ground of made[name]) expect([name, contrastOf(ground, '#ffffff') >= 4.5]).toEqual([name, true]);
      }),
    ));
  test('links can be read on every ground of their scheme, and quiet text on panels', () =>
    fc.assert(
      fc.property(anyColour, (colour) => {
        const made = brandColours(colour);
        for (const scheme of [0, 1] as const) {
          const grounds = ['bg', 'surface', 'surface-2', 'surface-3', 'raised'].map((name) => tokenPair(name)[scheme]);
          for (const ground of [...grounds, made['primary-soft'][scheme]])
            expect(contrastOf(made['primary-text'][scheme], ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrastOf(made['on-ink-2'][scheme], made.ink[scheme])).toBeGreaterThanOrEqual(4.5);
          for (const quiet of ['text', 'text-2', 'text-3'])
            expect(contrastOf(tokenPair(quiet)[scheme], made['cv-1'][scheme])).toBeGreaterThanOrEqual(4.5);
        }
      }),
    ));
  test('a button stands out from the page, whatever the colour', () =>
    fc.assert(
      fc.property(anyColour, (colour) => {
        const { primary } = brandColours(colour);
        for (const scheme of [0, 1] as const)
          expect(contrastOf(primary[scheme], tokenPair('bg')[scheme])).toBeGreaterThanOrEqual(3);
      }),
    ));
  test('the drawings follow it, except lamps, gold and paper', () => {
    const drawn = [...tokens.matchAll(/--il-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => ({
      name,
      value,
    }));
    const ownColour = drawn.filter(({ value }) => !value.includes('var(--primary)')).map(({ name }) => name);
    expect(ownColour.sort()).toEqual(['a', 'a2', 'a3', 'aw', 'aw2', 'g2l', 'g2r', 'g2t', 'on']);
    // Grey beside the firm's colour: a ground with a hue of its own would show through.
    const follow = drawn.filter(({ name }) => !ownColour.includes(name)).map(({ value }) => value);
    expect(follow.length).toBeGreaterThan(20);
    for (const [, grey = ''] of follow.join().matchAll(/#(\w+)/g)) expect(grey).toMatch(/^(\w{1,2})\1\1$/);
  });
  test('each is a colour of tokens.css, and nothing is written without one', () => {
    for (const name of Object.keys(brandColours('#0a7a4f'))) expect(tokens).toMatch(new RegExp(`--${name}: `));
    expect(brandSheet({ colour: null, radius: null })).toBe('');
    expect(brandSheet({ colour: null, radius: 0 })).toBe(':root{--r-s:0px;--r-m:0px;--r-l:0px}');
    expect(brandSheet({ colour: '#0a7a4f', radius: 9 })).toMatch(
      /^:root\{--primary:light-dark\(#0a7a4f,#[\da-f]{6}\);.*--r-m:9px;--r-l:14px\}$/,
    );
  });
});
