import { type DnsProblem, MAX_TTL, MIN_TTL } from '#core/shared/domains/dns-problem.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { DEFAULT_TTL, type DnsRecord, type RecordType, recordTypes } from './dns-record.ts';
import { parseRecord } from './parse-record.ts';

/** Of a file that is read; larger ones hold more records than a zone may have. */
export const MAX_ZONE_FILE_BYTES = 512 * 1_024;

/** A line that was left out. `text` is its beginning. */
export type LineProblem = { readonly line: number; readonly text: string; readonly problem: DnsProblem | 'syntax' };

export type ReadZoneFile = { readonly records: readonly DnsRecord[]; readonly problems: readonly LineProblem[] };

/** More are not told one by one. */
const MAX_PROBLEMS = 50;
const MAX_SHOWN_TEXT = 80;

type Token = { readonly text: string; readonly isQuoted: boolean };
/** One entry of the file, which parentheses may spread over several lines. */
type Entry = { readonly line: number; readonly startsBlank: boolean; readonly tokens: readonly Token[] };

/**
 * Reads a master file for this domain. SOA and the name servers of the domain itself are left out silently, because they
 * are not records of the customer; everything else that cannot become a record is a problem with its line. TTLs beyond
 * the limits are moved to the nearest limit. [RFC 1035 5]
 */
export const readZoneFile = (domain: string, text: string): ReadZoneFile => {
  const records: DnsRecord[] = [];
  const problems: LineProblem[] = [];
  let state: FileState = { origin: domain, ttl: DEFAULT_TTL, owner: domain };
  for (const entry of entriesOf(text)) {
    if (problems.length >= MAX_PROBLEMS) break;
    const read = readEntry(domain, entry, state);
    state = read.state;
    if (read.record) records.push(read.record);
    if (read.problem) {
      const source = entry.tokens.map((token) => token.text).join(' ');
      problems.push({ line: entry.line, text: source.slice(0, MAX_SHOWN_TEXT), problem: read.problem });
    }
  }
  return { records, problems };
};

/** `owner` is complete, without the last dot; `ttl` in seconds. */
type FileState = { readonly origin: string; readonly ttl: number; readonly owner: string };
type EntryRead = {
  readonly state: FileState;
  readonly record?: DnsRecord;
  readonly problem?: LineProblem['problem'];
};

const readEntry = (domain: string, { tokens, startsBlank }: Entry, state: FileState): EntryRead => {
  const words = tokens.map(({ text }) => text);
  const [first = '', second = ''] = words;
  if (first.startsWith('$')) {
    if (first.toUpperCase() === '$ORIGIN') return { state: { ...state, origin: complete(second, state.origin) } };
    const ttl = secondsOf(second);
    return first.toUpperCase() === '$TTL' && ttl !== null ? { state: { ...state, ttl } } : { state, problem: 'syntax' };
  }
  const owner = startsBlank ? state.owner : complete(first, state.origin);
  const next = { ...state, owner };
  const head = headOf(words, startsBlank ? 0 : 1);
  if (head === null) return { state: next, problem: 'syntax' };
  const type = words[head.typeAt]?.toUpperCase() ?? '';
  if (type === 'SOA' || (type === 'NS' && owner === domain)) return { state: next };
  const known = recordTypes.find((each) => each === type);
  if (known === undefined) return { state: next, problem: 'dns-type' };
  const value = dataOf(known, tokens.slice(head.typeAt + 1), state.origin);
  const ttl = String(Math.min(MAX_TTL, Math.max(MIN_TTL, head.ttl ?? state.ttl)));
  const parsed = parseRecord(domain, { name: `${owner}.`, type: known, ttl, value });
  if (parsed.ok) return { state: next, record: parsed.value };
  return { state: next, problem: parsed.failure.name ?? parsed.failure.value ?? 'syntax' };
};

/** TTL and class, in any order, before the type. */
const headOf = (
  words: readonly string[],
  from: number,
): { readonly typeAt: number; readonly ttl: number | null } | null => {
  let ttl: number | null = null;
  for (let at = from; at < Math.min(words.length, from + 3); at++) {
    const word = words[at] ?? '';
    const seconds = secondsOf(word);
    if (seconds !== null) ttl = seconds;
    else if (word.toUpperCase() !== 'IN') return { typeAt: at, ttl };
  }
  return null;
};

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };

/** `3600`, `1h`, `1d12h`; null for other words. */
const secondsOf = (word: string): number | null => {
  if (!/^(?:\d{1,9}|(?:\d{1,6}[smhdw])+)$/i.test(word)) return null;
  const parts = [...word.toLowerCase().matchAll(/(\d+)([smhdw]?)/g)];
  return parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (lookUp(unitSeconds, unit) ?? 1), 0);
};

/** Without the last dot. */
const complete = (name: string, origin: string): string => {
  const lower = name.toLowerCase();
  if (lower === '@') return origin;
  return lower.endsWith('.') ? lower.slice(0, -1) : `${lower}.${origin}`;
};

const hostAt: Readonly<Partial<Record<RecordType, number>>> = { CNAME: 0, NS: 0, MX: 1, SRV: 3 };

/** As `parseRecord` reads it: host names are relative to the origin of the file. */
const dataOf = (type: RecordType, tokens: readonly Token[], origin: string): string => {
  const host = hostAt[type];
  if (type === 'TXT') return tokens.map(({ text }) => `"${text}"`).join(' ');
  if (type === 'CAA') return tokens.map(({ text, isQuoted }) => (isQuoted ? `"${text}"` : text)).join(' ');
  return tokens.map(({ text }, at) => (at === host ? complete(text, origin) : text)).join(' ');
};

/** Comments, quotes, escapes and parentheses. [RFC 1035 5.1] */
function* entriesOf(text: string): Generator<Entry> {
  let [line, depth, startLine, startsBlank] = [1, 0, 1, false];
  let tokens: Token[] = [];
  const pattern = /"((?:[^"\\\n]|\\.)*)"|;[^\n]*|\r?\n|[^\S\n]+|[()]|(?:[^\s;()"\\]|\\.)+|[\s\S]/g;
  let isLineStart = true;
  for (const [part, quoted] of text.matchAll(pattern)) {
    if (part.endsWith('\n')) {
      line += 1;
      if (depth === 0) {
        if (tokens.length > 0) yield { line: startLine, startsBlank, tokens };
        tokens = [];
        isLineStart = true;
        continue;
      }
    }
    if (isLineStart) {
      startLine = line;
      startsBlank = /^\s/.test(part);
      isLineStart = false;
    }
    if (part === '(') depth += 1;
    else if (part === ')') depth = Math.max(0, depth - 1);
    else if (quoted !== undefined) tokens.push({ text: unescaped(quoted), isQuoted: true });
    else if (!/^[\s;]/.test(part)) tokens.push({ text: unescaped(part), isQuoted: false });
  }
  if (tokens.length > 0) yield { line: startLine, startsBlank, tokens };
}

/** `\;` and `\092`. */
const unescaped = (text: string): string =>
  text.replace(/\\(\d{3}|.)/g, (_, sign: string) => (sign.length === 3 ? String.fromCharCode(Number(sign)) : sign));

const MAX_STRING = 255;

/** A text in the strings of which a TXT record consists, each at most 255 octets. */
export const splitText = (text: string): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / MAX_STRING) }, (_, at) =>
    text.slice(at * MAX_STRING, (at + 1) * MAX_STRING),
  );

/** A master file that `readZoneFile`, and other name servers, read as the same records. */
export const writeZoneFile = (domain: string, records: readonly DnsRecord[]): string => {
  const lines = records.map(({ name, type, ttl, value }) => [name, ttl, 'IN', type, writeData(type, value)].join('\t'));
  return [`$ORIGIN ${domain}.`, `$TTL ${DEFAULT_TTL}`, ...lines, ''].join('\n');
};

const writeData = (type: RecordType, value: string): string => {
  if (type === 'TXT')
    return splitText(value)
      .map((each) => `"${each.replace(/\\/g, '\\\\')}"`)
      .join(' ');
  return hostAt[type] === undefined ? value : `${value}.`;
};
