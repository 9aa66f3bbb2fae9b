import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBlocks, parseRichText } from '#adapters/cms/rich-text-blocks.ts';
import {
  depthOf,
  headingsIn,
  hrefsIn,
  isAllowed,
  isSubsequence,
  lettersOf,
  picturesIn,
  wordsOf,
} from './rich-text-words.ts';

const anyText = fc.record(
  {
    type: fc.constant('text'),
    text: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('máy\nchủ', ''), fc.jsonValue()),
    ...Object.fromEntries(['bold', 'italic', 'underline', 'strikethrough', 'code'].map((name) => [name, fc.boolean()])),
  },
  { requiredKeys: ['type'] },
);
const anyUrl = fc.constantFrom(
  '/gio-hang',
  'https://may.example',
  'javascript:alert(1)',
  ' JaVaScRiPt:x',
  '//xau.example',
  'data:,x',
  '/uploads/a.png',
  'https://a@b.example',
  '\u0001javascript:x',
  '/\\xau.example',
  'mailto:a@b.example',
  'tel:18006070',
  'vbscript:x',
);
const anyLink = fc.record({ type: fc.constant('link'), url: anyUrl, children: fc.array(anyText, { maxLength: 3 }) });
const inlines = fc.array(fc.oneof(anyText, anyLink, fc.jsonValue()), { maxLength: 4 });
const { block } = fc.letrec((tie) => ({
  list: fc.record({
    type: fc.constant('list'),
    format: fc.constantFrom('ordered', 'unordered', 'x'),
    children: fc.array(
      fc.oneof({ depthSize: 'small' }, fc.record({ type: fc.constant('list-item'), children: inlines }), tie('list')),
      { maxLength: 4 },
    ),
  }),
  block: fc.oneof(
    fc.record({ type: fc.constantFrom('paragraph', 'quote', 'code', 'xyz'), children: inlines }),
    fc.record({ type: fc.constant('heading'), level: fc.oneof(fc.nat(9), fc.jsonValue()), children: inlines }),
    fc.record({ type: fc.constant('image'), image: fc.record({ url: anyUrl, alternativeText: fc.jsonValue() }) }),
    tie('list'),
    fc.jsonValue(),
  ),
}));
const anyBlocks = fc.oneof(fc.array(block, { maxLength: 6 }), fc.jsonValue());

describe('CMS-02 blocks of the content system are parsed into a tree', () => {
  test('CMS-02 lists, links, marks, line breaks, code and pictures are parsed', () => {
    const text = (words: string, more = {}) => ({ type: 'text', text: words, ...more });
    const item = (words: string) => ({ type: 'list-item', children: [text(words)] });
    const blocks = [
      { type: 'heading', level: 1, children: [text('Về chúng tôi')] },
      { type: 'paragraph', children: [text('a\nb', { bold: true, underline: true })] },
      {
        type: 'list',
        format: 'ordered',
        children: [item('một'), { type: 'list', format: 'unordered', children: [item('trong một')] }, item('hai')],
      },
      { type: 'code', language: 'bash', children: [text('ls')] },
      { type: 'image', image: { url: '/uploads/a.png', alternativeText: 'A', width: 8, height: 4 }, children: [] },
    ];
    const words = (given: string, ...marks: string[]) => ({ kind: 'text', text: given, marks });
    const paragraph = (given: string) => ({ kind: 'paragraph', children: [words(given)] });
    expect(parseBlocks(blocks)).toEqual([
      { kind: 'heading', level: 2, id: 've-chung-toi', children: [words('Về chúng tôi')] },
      {
        kind: 'paragraph',
        children: [words('a', 'bold', 'underline'), { kind: 'break' }, words('b', 'bold', 'underline')],
      },
      {
        kind: 'list',
        ordered: true,
        start: 1,
        items: [
          [paragraph('một'), { kind: 'list', ordered: false, start: 1, items: [[paragraph('trong một')]] }],
          [paragraph('hai')],
        ],
      },
      { kind: 'code', language: 'bash', text: 'ls' },
      { kind: 'image', path: '/uploads/a.png', alt: 'A', width: 8, height: 4 },
    ]);
  });

  test('CMS-02 parsing any blocks never throws and keeps only allowed addresses', () =>
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const text = parseRichText(blocks);
        expect(hrefsIn(text).filter((href) => !isAllowed(href))).toEqual([]);
        expect(picturesIn(text).filter((path) => !/^\/[^/\\]/.test(path))).toEqual([]);
        const ids = headingsIn(text).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 1_000 },
    ));

  test('CMS-02 a reader sees nothing that the editor did not write', () =>
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const seen = lettersOf(wordsOf(parseBlocks(blocks)));
        expect(isSubsequence(seen, lettersOf(JSON.stringify(blocks)))).toBe(true);
      }),
      { numRuns: 500 },
    ));

  test('CMS-02 lists that are ten thousand levels deep or contain themselves are cut off', () => {
    let deep: object = { type: 'list-item', children: [{ type: 'text', text: 'tận cùng' }] };
    for (let depth = 0; depth < 10_000; depth++) deep = { type: 'list', format: 'ordered', children: [deep] };
    const endless: { type: string; children: object[] } = { type: 'list', children: [] };
    endless.children.push({ type: 'list-item', children: [{ type: 'text', text: 'x' }] }, endless);
    for (const blocks of [[deep], [endless]]) expect(depthOf(parseBlocks(blocks))).toBeLessThan(20);
  });
});
