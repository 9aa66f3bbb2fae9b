import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { cssRanks } from '../../scripts/css-ranks.ts';

const ranked = (css: string): string =>
  postcss([cssRanks]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ');
const [one, two] = [':not(#\\#)', ':not(#\\#):not(#\\#)'];

test.each([
  ['@layer kit{.a{top:0}}', `${one}.a{top:0}`],
  ['@layer page{.a{top:0}}', `${two}.a{top:0}`],
  ['@layer kit{.a > p, h2 .b::after{top:0}}', `${one}.a > p, h2${one} .b::after{top:0}`],
  ['@layer kit{*::before{top:0}}', `*${one}::before{top:0}`],
  ['@layer kit{::selection{top:0}}', `${one}::selection{top:0}`],
  ['@layer kit{[data-open]{top:0}}', `${one}[data-open]{top:0}`],
  ['@layer kit{:root[data-theme="dark"] .a{top:0}}', `${one}:root[data-theme="dark"] .a{top:0}`],
  ['@layer page{:global(body:has(.b)) .a{top:0}}', `:global(body${two}:has(.b)) .a{top:0}`],
  ['@layer page{:global(.b) .a{top:0}}', `:global(${two}.b) .a{top:0}`],
  ['@layer kit{@media (width<1px){.a{top:0}}}', `@media (width<1px){${one}.a{top:0}}`],
  ['@layer kit{@keyframes turn{from{top:0}to{top:1px}}}', '@keyframes turn{from{top:0}to{top:1px}}'],
  ['@layer reset{a{top:0}}', '@layer reset{a{top:0}}'],
  ['@layer reset, tokens;', '@layer reset, tokens;'],
])('the rank of %s is written into its selectors', (css, expected) => {
  expect(ranked(css)).toBe(expected);
});

test('every rule of the shop’s sheets is a reset, a token, the kit’s or a page’s', () => {
  const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  for (const path of sheets) {
    const outside = postcss
      .parse(readFileSync(join('src/ui', path), 'utf8'))
      .nodes.filter(
        (node) =>
          node.type !== 'comment' &&
          !(
            node.type === 'atrule' &&
            (node.name === 'font-face' || (node.name === 'layer' && /^(reset|tokens|kit|page)\b/.test(node.params)))
          ),
      );
    expect([path, outside.map(String)]).toEqual([path, []]);
  }
});
