import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '#adapters/cms/rich-text-markdown.ts';
import {
  anyMarkdown,
  depthOf,
  headingsIn,
  hrefsIn,
  isAllowed,
  isSubsequence,
  lettersOf,
  picturesIn,
  wordsOf,
} from './rich-text-words.ts';

/** An entity may be decoded, or stay as written when an address ends before it. */
const withEntities = (text: string): string => text.replaceAll('&#106;', '&#106;j');

describe('CMS-02 editors’ Markdown is parsed into a tree', () => {
  test('CMS-02 every Markdown element of an article is parsed', () => {
    const source = [
      '# Chọn VPS',
      '',
      'Máy **2 vCPU** và *4 GB*, ~~cũ~~ `df -h` [bảng giá](/cua-hang) &amp; [thư](mailto:a@b.example)  ',
      'dòng mới',
      '',
      '- một',
      '  1. trong một',
      '- hai',
      '',
      '> **Hotline**',
      '',
      '```bash',
      'ssh root@máy',
      '```',
      '',
      '| Gói | Giá |',
      '|---|---|',
      '| S | **99.000đ** |',
      '',
      '![Máy chủ](/uploads/a.png)',
      '',
      '---',
      '##### Chọn VPS',
    ].join('\n');
    const text = (words: string, ...marks: string[]) => ({ kind: 'text', text: words, marks });
    const paragraph = (words: string) => ({ kind: 'paragraph', children: [text(words)] });
    expect(parseMarkdown(source)).toEqual([
      { kind: 'heading', level: 2, id: 'chon-vps', children: [text('Chọn VPS')] },
      {
        kind: 'paragraph',
        children: [
          text('Máy '),
          text('2 vCPU', 'bold'),
          text(' và '),
          text('4 GB', 'italic'),
          text(', '),
          text('cũ', 'strike'),
          text(' '),
          text('df -h', 'code'),
          text(' '),
          { kind: 'link', href: '/cua-hang', children: [text('bảng giá')] },
          text(' & '),
          { kind: 'link', href: 'mailto:a@b.example', children: [text('thư')] },
          { kind: 'break' },
          text('dòng mới'),
        ],
      },
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [
          [paragraph('một'), { kind: 'list', ordered: true, start: 1, items: [[paragraph('trong một')]] }],
          [paragraph('hai')],
        ],
      },
      { kind: 'quote', children: [{ kind: 'paragraph', children: [text('Hotline', 'bold')] }] },
      { kind: 'code', language: 'bash', text: 'ssh root@máy' },
      { kind: 'table', head: [[text('Gói')], [text('Giá')]], rows: [[[text('S')], [text('99.000đ', 'bold')]]] },
      { kind: 'image', path: '/uploads/a.png', alt: 'Máy chủ', width: null, height: null },
      { kind: 'rule' },
      { kind: 'heading', level: 4, id: 'chon-vps-2', children: [text('Chọn VPS')] },
    ]);
  });

  test('CMS-02 parsing any Markdown never throws and keeps only allowed addresses', () =>
    fc.assert(
      fc.property(anyMarkdown, (source) => {
        const text = parseMarkdown(source);
        expect(hrefsIn(text).filter((href) => !isAllowed(href))).toEqual([]);
        expect(picturesIn(text).filter((path) => !/^\/[^/\\]/.test(path))).toEqual([]);
      }),
      { numRuns: 2_000 },
    ));

  test('CMS-02 a reader sees nothing that the editor did not write', () =>
    fc.assert(
      fc.property(anyMarkdown, (source) => {
        const seen = lettersOf(wordsOf(parseMarkdown(source)));
        expect(isSubsequence(seen, lettersOf(withEntities(source)))).toBe(true);
      }),
      { numRuns: 1_000 },
    ));

  test('CMS-02 every heading has a unique id and a level from 2 to 4', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('Máy', 'May', '!', 'máy 2'))),
        (all) => {
          const headings = headingsIn(
            parseMarkdown(all.map(([level, words]) => `${'#'.repeat(level)} ${words}`).join('\n')),
          );
          expect(headings).toHaveLength(all.length);
          expect(new Set(headings.map(({ id }) => id)).size).toBe(all.length);
          expect(headings.map(({ level }) => level)).toEqual(all.map(([level]) => Math.min(4, Math.max(2, level))));
        },
      ),
    ));

  test.each([
    ['a block', 'Trước\n\n<script>\nalert(1)\n\nalert(2)\n</script>\n\nSau'],
    ['words', 'Trước <script>alert(1) alert(2)</script> Sau'],
    ['style', 'Trước\n\n<style>\nalert(1) {}\n</style>\n\nSau'],
    ['a tag inside a comment', 'Trước\n\n<!-- <script> alert(1) -->\n\nSau'],
    ['an unclosed tag in a table', 'Trước <b>x</b>\n\n<table><tr><script>\n\nalert(1)\n\n</script>\n\nSau'],
  ])('CMS-02 HTML is removed, including the content of scripts and styles: %s', (_, source) => {
    const words = wordsOf(parseMarkdown(source));
    expect(words).not.toMatch(/alert|script|</);
    expect(words).toMatch(/Trước.*Sau/);
  });

  test('CMS-02 a script inside a code block is preserved', () => {
    expect(parseMarkdown('```html\n<script>alert(1)</script>\n```\n\nSau')).toMatchObject([
      { kind: 'code', language: 'html', text: '<script>alert(1)</script>' },
      { kind: 'paragraph' },
    ]);
  });

  test('CMS-02 a picture from the system’s own origin becomes its path, a foreign one becomes its alt text', () => {
    const [own, other] = parseMarkdown(
      '![A](http://cms.example:1337/uploads/a.png)\n\n![B](https://xau.example/b.png)',
    );
    expect(own).toMatchObject({ kind: 'image', path: '/uploads/a.png', alt: 'A' });
    expect(other).toMatchObject({ kind: 'paragraph', children: [{ text: 'B' }] });
  });

  test.each([
    '>',
    '> ',
    '- ',
    '1. ',
    '> - ',
    '[',
    '![',
    '*a ',
    '_a ',
    '**a _b ',
    '~~a ',
    '<b>',
    '`',
    '|',
    '<!--',
    '<script>',
    '&#',
  ])(
    'CMS-02 ten thousand repetitions of %j neither hang nor nest deeply',
    (piece) => {
      const deep = piece.repeat(10_000);
      const back = [...piece].reverse().join('').repeat(10_000);
      for (const source of [deep, `${deep}a`, `${deep}a${back}`, `${deep.slice(0, 2_000)} a ${back.slice(0, 2_000)}`])
        expect(depthOf(parseMarkdown(source))).toBeLessThan(20);
    },
    60_000,
  );
});
