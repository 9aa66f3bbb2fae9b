import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usedStyles } from '#ssr/used-styles.ts';

const drawn = (inside: string): string => `<html><body>${inside}</body></html>`;
const main = (...classes: readonly string[]): string => drawn(`<main class="${classes.join(' ')}"><p>y</p></main>`);

/** Everything that `whole` has except rules, in its order. */
const isPartOf = (part: string, whole: string): boolean => {
  const rules = (text: string): readonly string[] => text.match(/[^{}]+\{[^{}]*\}/g) ?? [];
  return rules(part).every((rule) => rules(whole).some((each) => each.endsWith(rule) || rule.endsWith(each)));
};

const sheet = [
  '@layer reset,kit;',
  '@font-face{font-family:A;src:url(/a.woff2)}',
  '@layer reset{body{margin:0}}',
  '@layer kit{.a_111{color:red}.b_111 .c_111{color:blue}.b_111:not(.d_111):is(.e_111,h2){top:0}',
  '@media (width<=640px){.c_111{left:0}@supports (gap:1px){.d_111>p{gap:1px}}}}',
].join('');
const always = '@layer reset,kit;@font-face{font-family:A;src:url(/a.woff2)}@layer reset{body{margin:0}}';

test('ROUTE-07 a document contains the rules for its classes and elements, in their order', () => {
  const styles = usedStyles(sheet);
  expect(styles(main())).toBe(always);
  expect(styles(main('a_111'))).toBe(`${always}@layer kit{.a_111{color:red}}`);
  expect(styles(main('b_111'))).toBe(`${always}@layer kit{.b_111:not(.d_111):is(.e_111,h2){top:0}}`);
  expect(styles(main('d_111'))).toBe(
    `${always}@layer kit{@media (width<=640px){@supports (gap:1px){.d_111>p{gap:1px}}}}`,
  );
});

test('ROUTE-07 a document with every class contains the whole sheet, and adding classes never removes a rule', () => {
  const [styles, all] = [usedStyles(sheet), ['a_111', 'b_111', 'c_111', 'd_111']];
  expect(styles(main(...all))).toBe(sheet);
  expect(usedStyles(`${sheet}/*$vite$:1*/`)(main(...all))).toBe(sheet);
  fc.assert(
    fc.property(fc.subarray(all), fc.subarray(all), (some, more) => {
      expect(isPartOf(styles(main(...some)), styles(main(...some, ...more)))).toBe(true);
    }),
  );
});

test('ROUTE-07 a rule for an element or attribute that the document lacks is left to the full sheet', () => {
  const styles = usedStyles('table{gap:0}[aria-current=page] b{gap:1px}.a_111[data-kind="a b"]>p{gap:2px}');
  expect(styles(main('a_111'))).toBe('');
  expect(styles(drawn('<TABLE><b aria-current="page"></b></TABLE>'))).toBe(
    'table{gap:0}[aria-current=page] b{gap:1px}',
  );
  expect(styles(drawn('<p class="a_111" data-kind="other"></p>'))).toBe('.a_111[data-kind="a b"]>p{gap:2px}');
});

test('ROUTE-07 the rules of a theme that a script chooses are there before the first frame', () => {
  expect(usedStyles(':root[data-theme=dark]{color:#fff}')(main())).toBe(':root[data-theme=dark]{color:#fff}');
});

test('ROUTE-07 what shows only while somebody points, presses or prints is left to the full sheet', () => {
  const styles = usedStyles(
    'p:hover{gap:0}p:active{gap:1px}@media print{p{gap:2px}}p:hover,p:focus-visible{gap:3px}p:not(:hover){gap:4px}',
  );
  expect(styles(main())).toBe('p:hover,p:focus-visible{gap:3px}p:not(:hover){gap:4px}');
});

test('ROUTE-07 the content of closed details is left to the full sheet, their summary and open ones are not', () => {
  const styles = usedStyles('.a_111{gap:0}.b_111{gap:1px}.c_111{gap:2px}.d_111{gap:3px}.e_111{gap:4px}');
  const inner = '<details><summary class="c_111">s</summary><p class="d_111">p</p></details>';
  const details = (open: string): string =>
    `<details class="a_111"${open}><summary class="b_111">s</summary>${inner}</details><p class="e_111">p</p>`;
  expect(styles(drawn(details('')))).toBe('.a_111{gap:0}.b_111{gap:1px}.e_111{gap:4px}');
  expect(styles(drawn(details(' open=""')))).toBe('.a_111{gap:0}.b_111{gap:1px}.c_111{gap:2px}.e_111{gap:4px}');
});

test('ROUTE-07 a custom property is there when the document reads it, also by way of another', () => {
  const styles = usedStyles(':root{--a:var(--b);--b:1px;--c:2px;--d:3px}.a_111{gap:var(--a)}');
  expect(styles(main())).toBe('');
  expect(styles(main('a_111'))).toBe(':root{--a:var(--b);--b:1px}.a_111{gap:var(--a)}');
  expect(styles(drawn('<svg fill="var(--c)"></svg>'))).toBe(':root{--c:2px}');
});

test('ROUTE-07 an animation is there when a rule of the document names it', () => {
  const styles = usedStyles('.a_111{animation:spin 1s}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}');
  expect(styles(main())).toBe('');
  expect(styles(main('a_111'))).toBe('.a_111{animation:spin 1s}@keyframes spin{to{rotate:1turn}}');
});
