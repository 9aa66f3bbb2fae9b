import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usedStyles } from '#ssr/used-styles.ts';

const sheet = [
  '@layer reset,kit;',
  '@font-face{font-family:A;src:url(/a.woff2)}',
  '@layer reset{body{margin:0}[data-open]{display:block}}',
  '@layer kit{.a_111{color:red}.a_111:hover,.b_111 .c_111{color:blue}.b_111:not(.d_111):is(.e_111,h2){top:0}',
  '@media (width<=640px){.c_111{left:0}@supports (gap:1px){.d_111>p{gap:1px}}}@keyframes spin{to{rotate:1turn}}}',
].join('');
const always =
  '@layer reset,kit;@font-face{font-family:A;src:url(/a.woff2)}@layer reset{body{margin:0}[data-open]{display:block}}';
const spin = '@keyframes spin{to{rotate:1turn}}';
const drawn = (...classes: readonly string[]): string => `<main class="${classes.join(' ')}"><p class="x">y</p></main>`;

test('ROUTE-07 a document contains the rules for its classes and all rules without classes, in their order', () => {
  const styles = usedStyles(sheet);
  expect(styles(drawn())).toBe(`${always}@layer kit{${spin}}`);
  expect(styles(drawn('a_111'))).toBe(
    `${always}@layer kit{.a_111{color:red}.a_111:hover,.b_111 .c_111{color:blue}${spin}}`,
  );
  expect(styles(drawn('b_111'))).toBe(`${always}@layer kit{.b_111:not(.d_111):is(.e_111,h2){top:0}${spin}}`);
  expect(styles(drawn('d_111'))).toBe(
    `${always}@layer kit{@media (width<=640px){@supports (gap:1px){.d_111>p{gap:1px}}}${spin}}`,
  );
});

test('ROUTE-07 a document with every class contains the whole sheet, and adding classes never removes a rule', () => {
  const [styles, all] = [usedStyles(sheet), ['a_111', 'b_111', 'c_111', 'd_111']];
  expect(styles(drawn(...all))).toBe(sheet);
  expect(usedStyles(`${sheet}/*$vite$:1*/`)(drawn(...all))).toBe(sheet);
  fc.assert(
    fc.property(fc.subarray(all), fc.subarray(all), (some, more) => {
      const rules = (text: string): readonly string[] => text.match(/[^{}]+\{[^{}]*\}/g) ?? [];
      const whole = rules(styles(drawn(...some, ...more)));
      expect(
        rules(styles(drawn(...some))).filter(
          (rule) => !whole.some((each) => each.endsWith(rule) || rule.endsWith(each)),
        ),
      ).toEqual([]);
    }),
  );
});
