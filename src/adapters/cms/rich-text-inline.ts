import type { Token, Tokens } from 'marked';
import type { RichBlock, RichInline, RichMark } from '#core/content/rich-text.ts';
import { safeTextHref } from '#core/content/safe-href.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { toImagePath } from './unwrap.ts';

export type InlinePart = RichInline[] | Extract<RichBlock, { kind: 'image' }>;

/** Their content is not text. */
const OPENS = /<(script|style|template|iframe|noscript)\b/gi;
const CLOSES = /<\/(script|style|template|iframe|noscript)\b/gi;
const COMMENTS = /<!--[\s\S]*?-->/g;

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** Only HTML can open a muted element; anything may close it. */
export const isInsideMutedElement = (raw: string, muted: boolean, isHtml: boolean): boolean => {
  const said = raw.replace(COMMENTS, '');
  const [opened, closed] = [isHtml ? lastOf(OPENS, said) : -1, lastOf(CLOSES, said)];
  if (opened === -1 && closed === -1) return muted;
  return opened > closed;
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,5}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return lookUp(entities, String(name)) ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : whole;
  });

const textNode = (text: string, marks: readonly RichMark[]): readonly RichInline[] =>
  text === '' ? [] : [{ kind: 'text', text, marks }];

const withMark = (marks: readonly RichMark[], mark: RichMark): readonly RichMark[] =>
  marks.includes(mark) ? marks : [...marks, mark];

const linkOf = ({ href, tokens }: Tokens.Link, marks: readonly RichMark[]): readonly RichInline[] => {
  const children = inlinesOf(tokens, marks);
  const safe = safeTextHref(decodeEntities(href));
  return safe === null || children.length === 0 ? children : [{ kind: 'link', href: safe, children }];
};

const inlineOf = (token: Token, marks: readonly RichMark[]): readonly RichInline[] => {
  // The token's type determines its shape; a generic member of marked's union prevents narrowing.
  switch (token.type) {
    case 'strong':
      return inlinesOf((token as Tokens.Strong).tokens, withMark(marks, 'bold'));
    case 'em':
      return inlinesOf((token as Tokens.Em).tokens, withMark(marks, 'italic'));
    case 'del':
      return inlinesOf((token as Tokens.Del).tokens, withMark(marks, 'strike'));
    case 'codespan':
      return textNode((token as Tokens.Codespan).text, withMark(marks, 'code'));
    case 'link':
      return linkOf(token as Tokens.Link, marks);
    case 'br':
      return [{ kind: 'break' }];
    case 'escape':
      return textNode((token as Tokens.Escape).text, marks);
    case 'image':
      return textNode(decodeEntities((token as Tokens.Image).text), marks);
    case 'text': {
      const { text, tokens } = token as Tokens.Text;
      return tokens ? inlinesOf(tokens, marks) : textNode(decodeEntities(text), marks);
    }
    default:
      return [];
  }
};

/** Merges neighbours with equal marks; a link with a forbidden target becomes plain text. */
export const inlinesOf = (tokens: readonly Token[], marks: readonly RichMark[] = []): readonly RichInline[] => {
  const inlines: RichInline[] = [];
  let muted = false;
  for (const token of tokens) {
    if (!muted) for (const inline of inlineOf(token, marks)) mergeNeighbours(inlines, inline);
    muted = isInsideMutedElement(token.raw, muted, token.type === 'html');
  }
  return inlines;
};

const mergeNeighbours = (inlines: RichInline[], next: RichInline): void => {
  const last = inlines.at(-1);
  if (last?.kind === 'text' && next.kind === 'text' && last.marks.join() === next.marks.join())
    inlines[inlines.length - 1] = { ...last, text: last.text + next.text };
  else inlines.push(next);
};

const pictureOf = (token: Token): Extract<RichBlock, { kind: 'image' }> | null => {
  if (token.type !== 'image') return null;
  const { href, text } = token as Tokens.Image;
  const path = toImagePath(decodeEntities(href));
  return path === null ? null : { kind: 'image', path, alt: decodeEntities(text), width: null, height: null };
};

export const inlineParts = (tokens: readonly Token[]): readonly InlinePart[] => {
  const parts: InlinePart[] = [];
  let run: Token[] = [];
  const finish = (): void => {
    const words = [...inlinesOf(run)];
    if (words.some((inline) => inline.kind !== 'text' || inline.text.trim() !== '')) parts.push(words);
    run = [];
  };
  for (const token of tokens) {
    const picture = pictureOf(token);
    if (picture === null) run.push(token);
    else {
      finish();
      parts.push(picture);
    }
  }
  finish();
  return parts;
};
