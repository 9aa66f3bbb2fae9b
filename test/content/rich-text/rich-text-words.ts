import fc from 'fast-check';
import type { RichBlock, RichInline, RichText } from '#core/content/rich-text.ts';

/** All visible text of a tree, in order. */
export const wordsOf = (text: RichText): string => text.map(wordsOfBlock).join(' ');

const wordsOfBlock = (block: RichBlock): string => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return wordsOfInlines(block.children);
    case 'list':
      return block.items.map(wordsOf).join(' ');
    case 'quote':
      return wordsOf(block.children);
    case 'code':
      return block.text;
    case 'image':
      return block.alt;
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(wordsOfInlines).join(' ')).join(' ');
    case 'rule':
      return '';
  }
};

export const wordsOfInlines = (inlines: readonly RichInline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'link' ? wordsOfInlines(inline.children) : ' ';
    })
    .join('');

const inlinesOf = (block: RichBlock): readonly RichInline[] => {
  if (block.kind === 'heading' || block.kind === 'paragraph') return block.children;
  return block.kind === 'table' ? [block.head, ...block.rows].flat(2) : [];
};

const inner = (block: RichBlock): RichText => {
  if (block.kind === 'quote') return block.children;
  return block.kind === 'list' ? block.items.flat() : [];
};

/** Every block of a tree, with nested blocks. */
export const blocksIn = (text: RichText): readonly RichBlock[] =>
  text.flatMap((block) => [block, ...blocksIn(inner(block))]);

export const depthOf = (text: RichText): number =>
  text.length === 0 ? 0 : 1 + Math.max(...text.map((block) => depthOf(inner(block))));

const hrefsOf = (inline: RichInline): readonly string[] =>
  inline.kind === 'link' ? [inline.href, ...inline.children.flatMap(hrefsOf)] : [];

/** Every link address that a reader could follow. */
export const hrefsIn = (text: RichText): readonly string[] => blocksIn(text).flatMap(inlinesOf).flatMap(hrefsOf);

/** Every address that a browser loads a picture from. */
export const picturesIn = (text: RichText): readonly string[] =>
  blocksIn(text).flatMap((block) => (block.kind === 'image' ? [block.path] : []));

export const headingsIn = (text: RichText) => blocksIn(text).filter((block) => block.kind === 'heading');

/** Whether a browser would resolve the address to the shop, a web page, an e-mail or a call. */
export const isAllowed = (href: string): boolean =>
  ['https://shop.example', 'http:', 'https:', 'mailto:', 'tel:'].some((start) => {
    const opened = new URL(href, 'https://shop.example');
    if (!href.startsWith('/')) return opened.protocol === start && opened.username === '';
    return opened.origin === start && !opened.pathname.startsWith('//');
  });

/** Markdown tokens in any order: far more of them than random letters contain. */
const pieces = [
  '# ',
  '## ',
  '- ',
  '1. ',
  '> ',
  '  ',
  '    ',
  '\n',
  '\n\n',
  '```',
  '`',
  '~~',
  '**',
  '*',
  '_',
  '---\n',
  '| a | b |\n',
  '|-|-|\n',
  '[',
  '](',
  ')',
  '![',
  '<',
  '>',
  '</script>',
  '<script>',
  '<style>',
  '<b>',
  '<div>\n',
  '<!--',
  '-->',
  '&lt;',
  '&#106;',
  'javascript:alert(1)',
  'data:text/html,x',
  '//xau.example',
  'https://may.example/a',
  '/gio-hang',
  '\\',
  'https://a@b.example',
  'mailto:a@b.example',
  'tel:18006070',
  '/uploads/a.png',
  'máy chủ',
  'Đặt hàng',
  'x',
  '1',
  '[a]: javascript:x\n',
  '[a]',
  'JaVaScRiPt:\t',
  'vbscript:x',
  '\u0000',
  '\u202e',
  '"t"',
  ' ',
  '\t',
  '\r\n',
];

/** Text as an editor may have left it: Markdown, HTML and invalid text. */
export const anyMarkdown = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

/** Letters and digits only, without accents: what remains of a text however it is split. */
export const lettersOf = (text: string): string => text.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '');

/** Whether every letter of `one` occurs in `other`, in the same order. */
export const isSubsequence = (one: string, other: string): boolean => {
  const wanted = [...one];
  let at = 0;
  for (const letter of other) if (letter === wanted[at]) at += 1;
  return at === wanted.length;
};

/** What a reader should see of editors' Markdown; list numbers, code languages and addresses are not visible words. */
export const lettersWritten = (markdown: string): string =>
  lettersOf(markdown.replace(/^```\w+|\]\([^)]*\)|^\d+\. /gm, ''));
