import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import type { RichBlock, RichText } from '#core/content/rich-text.ts';
import { type HeadingIds, headingIds, headingLevel } from './heading-ids.ts';
import { inlineParts, inlinesOf, isInsideMutedElement } from './rich-text-inline.ts';

/** Deeper content is read as text, which protects against hostile nesting. */
const MAX_DEPTH = 8;
/** Longer text is truncated. */
const MAX_LENGTH = 200_000;
/** Such as embedded pictures, which would slow down regular expressions. */
const OVERLONG_WORD = /\S{5000,}/g;

const nesting = ['blockquote', 'list', 'emStrong', 'link', 'reflink', 'del'] as const;

/** Deeper markup stays literal. */
const createBoundedTokenizer = (): Tokenizer => {
  const tokenizer = new Tokenizer();
  let depth = 0;
  for (const name of nesting) {
    const original: (...given: never[]) => unknown = tokenizer[name];
    const bounded = function (this: Tokenizer, ...given: never[]): unknown {
      if (depth >= MAX_DEPTH) return undefined;
      depth += 1;
      try {
        return original.apply(this, given);
      } finally {
        depth -= 1;
      }
    };
    Object.defineProperty(tokenizer, name, { value: bounded });
  }
  return tokenizer;
};

/** Drops HTML with scripts and styles; forbidden links become plain text. Ids are unique in `ids`. Never throws. */
export const parseMarkdown = (source: string, ids: HeadingIds = headingIds()): RichText => {
  const lexer = new Lexer({ gfm: true, tokenizer: createBoundedTokenizer() });
  return blocksOf(lexer.lex(source.normalize('NFC').slice(0, MAX_LENGTH).replace(OVERLONG_WORD, '')), ids);
};

const blocksOf = (tokens: readonly Token[], ids: HeadingIds): RichText => {
  const blocks: RichBlock[] = [];
  let muted = false;
  for (const token of tokens) {
    if (!muted && token.type !== 'html') blocks.push(...blockOf(token, ids));
    muted = isInsideMutedElement(token.raw, muted, token.type === 'html');
  }
  return blocks;
};

const blockOf = (token: Token, ids: HeadingIds): readonly RichBlock[] => {
  // The token's type determines its shape; a generic member of marked's union prevents narrowing.
  switch (token.type) {
    case 'heading':
      return headingOf(token as Tokens.Heading, ids);
    case 'list':
      return [listOf(token as Tokens.List, ids)];
    case 'blockquote':
      return [{ kind: 'quote', children: blocksOf((token as Tokens.Blockquote).tokens, ids) }];
    case 'code':
      return [codeOf(token as Tokens.Code)];
    case 'table':
      return [tableOf(token as Tokens.Table)];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'paragraph':
    case 'text':
      return paragraphsOf((token as Tokens.Paragraph).tokens ?? [token]);
    default:
      return [];
  }
};

const headingOf = ({ depth, tokens }: Tokens.Heading, ids: HeadingIds): readonly RichBlock[] => {
  const children = inlinesOf(tokens);
  return children.length === 0 ? [] : [{ kind: 'heading', level: headingLevel(depth), id: ids(children), children }];
};

const listOf = ({ ordered, start, items }: Tokens.List, ids: HeadingIds): RichBlock => ({
  kind: 'list',
  ordered,
  start: typeof start === 'number' ? start : 1,
  items: items.map((item) => blocksOf(item.tokens, ids)),
});

const codeOf = ({ lang, text }: Tokens.Code): RichBlock => ({
  kind: 'code',
  language: /^[\w+#-]{1,30}/.exec(lang ?? '')?.[0] ?? null,
  text,
});

const tableOf = ({ header, rows }: Tokens.Table): RichBlock => ({
  kind: 'table',
  head: header.map(({ tokens }) => inlinesOf(tokens)),
  rows: rows.map((row) => row.map(({ tokens }) => inlinesOf(tokens))),
});

/** Splits at pictures, which are separate blocks. */
const paragraphsOf = (tokens: readonly Token[]): readonly RichBlock[] =>
  inlineParts(tokens).map((part) => (Array.isArray(part) ? { kind: 'paragraph', children: part } : part));
