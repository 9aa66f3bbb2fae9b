import type { DnsProblem } from '#core/shared/domains/dns-problem.ts';
import { UNREADABLE } from './clean-text.ts';
import { readEscaped } from './octets.ts';

/** A word or a quoted string, with its escapes and without its quotes. */
export type Token = {
  readonly source: string;
  readonly isQuoted: boolean;
  /** Whether nothing stands between it and the one before, as in `alpn="h2"`. */
  readonly isGlued: boolean;
};

/** One entry of a file, which parentheses may spread over several lines, or the typed data of one record. */
export type Entry = {
  readonly line: number;
  readonly startsBlank: boolean;
  readonly tokens: readonly Token[];
  /** Why nothing can be made of it. */
  readonly problem: EntryProblem | null;
};

type EntryProblem = Extract<DnsProblem, 'dns-quotes' | 'dns-parentheses' | 'dns-encoding'>;

/** In this order: quoted string, comment, end of line, blanks, parenthesis, word, anything else. */
const PART = /"((?:[^"\\\n]|\\[^\n])*)"|;[^\n]*|\n|[^\S\n]+|[()]|(?:[^\s;()"\\]|\\[^\n])+|[\s\S]/gu;

/** The entries of a clean text: comments, quotes, escapes and parentheses. [RFC 1035 5.1] */
export function* entriesOf(text: string): Generator<Entry> {
  let open = newEntry(1);
  let depth = 0;
  let line = 1;
  for (const [part, quoted] of text.matchAll(PART)) {
    if (part === '\n') {
      line += 1;
      if (depth > 0) open.isGlued = false;
      else {
        if (open.isUsed) yield closed(open, depth);
        open = newEntry(line);
      }
      continue;
    }
    if (open.isAtStart) open.startsBlank = /^\s/.test(part);
    open.isAtStart = false;
    depth = addPart(open, depth, part, quoted);
  }
  if (open.isUsed) yield closed(open, depth);
}

type OpenEntry = {
  line: number;
  startsBlank: boolean;
  tokens: Token[];
  problem: EntryProblem | null;
  isAtStart: boolean;
  isGlued: boolean;
  /** Whether anything but blanks and comments was found. */
  isUsed: boolean;
};

const newEntry = (line: number): OpenEntry => ({
  line,
  startsBlank: false,
  tokens: [],
  problem: null,
  isAtStart: true,
  isGlued: false,
  isUsed: false,
});

/** Returns how many parentheses are open behind the part. */
const addPart = (open: OpenEntry, depth: number, part: string, quoted: string | undefined): number => {
  const isToken = quoted !== undefined || !/^[\s;()]/.test(part);
  if (isToken) open.tokens.push({ source: quoted ?? part, isQuoted: quoted !== undefined, isGlued: open.isGlued });
  open.isGlued = isToken;
  open.isUsed ||= isToken || part === '(' || part === ')';
  if (part === '"') open.problem ??= 'dns-quotes';
  if (isToken && part.includes(UNREADABLE)) open.problem ??= 'dns-encoding';
  if (part === ')' && depth === 0) open.problem ??= 'dns-parentheses';
  if (part === '(') return depth + 1;
  return part === ')' ? Math.max(0, depth - 1) : depth;
};

const closed = ({ line, startsBlank, tokens, problem }: OpenEntry, depth: number): Entry => ({
  line,
  startsBlank,
  tokens,
  problem: problem ?? (depth > 0 ? 'dns-parentheses' : null),
});

/** Data that somebody typed; its lines belong together. */
export const dataEntry = (text: string): Entry => {
  const [entry] = entriesOf(text.replaceAll('\n', ' '));
  return entry ?? { line: 1, startsBlank: false, tokens: [], problem: null };
};

/** A text that is one string, whatever it contains. */
export const textEntry = (text: string): Entry => ({
  line: 1,
  startsBlank: false,
  tokens: [{ source: text, isQuoted: true, isGlued: false }],
  problem: text.includes(UNREADABLE) ? 'dns-encoding' : null,
});

/**
 * A word without its escapes. It keeps them where they stand for a dot, which then divides no labels, or for an octet
 * outside ASCII. [RFC 1035 5.1]
 */
export const wordOf = ({ source }: Token): string => {
  if (!source.includes('\\') || /\\(?:\.|046)/.test(source)) return source;
  const octets = readEscaped(source);
  return octets !== null && /^[\0-\u{7f}]*$/u.test(octets) ? octets : source;
};
