import type { DnsProblem, ZoneRemark } from '#core/shared/domains/dns-problem.ts';
import { DEFAULT_TTL, type DnsRecord, type RecordType } from './dns-record.ts';
import { MAX_NAME, toAsciiName } from './host-names.ts';
import { type Entry, type Token, wordOf } from './notation/entries.ts';
import { parseData, parseName, typeNamed } from './parse-record.ts';
import { nearestTtl, readTtl } from './ttl.ts';

/** What earlier lines say about later ones. Names are complete, without the last dot; TTLs are seconds. */
export type FileState = {
  readonly origin: string;
  readonly owner: string;
  /** Of `$TTL`; null before. */
  readonly defaultTtl: number | null;
  /** Of the last record that told one; null before. */
  readonly lastTtl: number | null;
};

export const newState = (domain: string): FileState => ({
  origin: domain,
  owner: domain,
  defaultTtl: null,
  lastTtl: null,
});

export type EntryRead = {
  readonly state: FileState;
  readonly record?: DnsRecord;
  readonly remarks?: readonly ZoneRemark[];
  readonly problem?: DnsProblem | 'syntax';
};

/** A record, a directive, or a problem. [RFC 1035 5.1] */
export const readEntry = (domain: string, entry: Entry, state: FileState): EntryRead => {
  const words = entry.tokens.map(wordOf);
  const [first] = words;
  if (first === undefined || first.startsWith('$'))
    return entry.problem === null ? readDirective(words, state) : { state, problem: entry.problem };
  const hasOwner = !entry.startsBlank || isIndentedOwner(words);
  // Later lines without an owner have that of this one, whatever else is wrong with it.
  const owner = hasOwner ? complete(first, state.origin) : state.owner;
  if (entry.problem !== null) return { state: { ...state, owner }, problem: entry.problem };
  const head = readHead(words, hasOwner ? 1 : 0);
  const next = { ...state, owner, lastTtl: head.ttl ?? state.lastTtl };
  if (head.problem !== undefined) return { state: next, problem: head.problem };
  if (head.type === 'SOA' || (head.type === 'NS' && owner === domain)) return { state: next };
  const type = typeNamed(head.type);
  if (type === null) return { state: next, problem: 'dns-type' };
  const relatives = hasOwner && !first.endsWith('.') ? [owner] : [];
  return readRecord(domain, { type, ttl: head.ttl, tokens: entry.tokens.slice(head.dataAt), relatives }, next);
};

const readDirective = ([directive, value = '']: readonly string[], state: FileState): EntryRead => {
  if (directive === undefined) return { state };
  if (directive.toUpperCase() === '$ORIGIN' && value !== '')
    return { state: { ...state, origin: complete(value, state.origin) } };
  if (directive.toUpperCase() !== '$TTL') return { state, problem: 'syntax' };
  const ttl = readTtl(value);
  return ttl === null ? { state, problem: 'dns-ttl' } : { state: { ...state, defaultTtl: ttl } };
};

type Head =
  | { readonly problem?: undefined; readonly type: string; readonly ttl: number | null; readonly dataAt: number }
  | { readonly problem: DnsProblem | 'syntax'; readonly ttl: number | null };

const foreignClasses: readonly string[] = ['CH', 'CS', 'HS', 'CHAOS', 'HESIOD'];
const isClass = (word: string): boolean => /^(?:IN|CLASS1)$/i.test(word);
const isTypeOrClass = (word: string): boolean => isClass(word) || word === 'SOA' || typeNamed(word) !== null;

/** TTL and class, in any order, and the type behind them. */
const readHead = (words: readonly string[], from: number): Head => {
  let ttl: number | null = null;
  for (let at = from; at < Math.min(words.length, from + 3); at++) {
    const word = words[at] ?? '';
    const seconds = readTtl(word);
    if (seconds !== null) ttl = seconds;
    else if (foreignClasses.includes(word.toUpperCase())) return { problem: 'dns-class', ttl };
    else if (/^[+-]?[\d.]/.test(word) && isTypeOrClass(words[at + 1] ?? '')) return { problem: 'dns-ttl', ttl: null };
    else if (!isClass(word)) return { type: word.toUpperCase(), ttl, dataAt: at + 1 };
  }
  return { problem: 'syntax', ttl };
};

/** Whether a line that begins with a blank names its owner all the same, as in a file that was indented. */
const isIndentedOwner = (words: readonly string[]): boolean => {
  const [first = ''] = words;
  if (isTypeOrClass(first) || readTtl(first) !== null) return false;
  const head = readHead(words, 1);
  return head.problem === undefined && isTypeOrClass(head.type);
};

/** Stands for what is too long for a name, so that lines which build on each other do not grow without end. */
const NO_NAME = '-';

/** In lower case and ASCII, without the last dot; the root is ''. */
const complete = (word: string, origin: string): string => {
  const name = toAsciiName(word);
  if (name === '@') return origin;
  const whole = name.endsWith('.') ? name.slice(0, -1) : origin === '' ? name : `${name}.${origin}`;
  return whole.length > MAX_NAME ? NO_NAME : whole;
};

/** `relatives` are complete names of the line that were written without their last dot. */
type FoundRecord = {
  readonly type: RecordType;
  readonly ttl: number | null;
  readonly tokens: readonly Token[];
  readonly relatives: readonly string[];
};

const readRecord = (domain: string, { type, ttl, tokens, relatives }: FoundRecord, state: FileState): EntryRead => {
  const hosts: string[] = [];
  const completeHost = (word: string): string => {
    const host = complete(word, state.origin);
    if (!word.endsWith('.')) hosts.push(host);
    return host;
  };
  const name = parseName(domain, type, `${state.owner}.`);
  if (!name.ok) return { state, problem: name.failure };
  const value = parseData(type, { tokens, problem: null }, { domain, completeHost });
  if (!value.ok) return { state, problem: value.failure };
  const wanted = ttl ?? state.defaultTtl ?? state.lastTtl ?? DEFAULT_TTL;
  const record = { name: name.value, type, ttl: nearestTtl(wanted), value: value.value };
  const isDotMissing = [...relatives, ...hosts].some((each) => `.${each}`.endsWith(`.${domain}.${domain}`));
  return { state, record, remarks: [...ttlRemarks(wanted, record.ttl), ...(isDotMissing ? dotMissing : [])] };
};

const dotMissing: readonly ZoneRemark[] = ['dot-missing'];

const ttlRemarks = (wanted: number, ttl: number): readonly ZoneRemark[] => {
  if (wanted === ttl) return [];
  return [wanted < ttl ? 'ttl-raised' : 'ttl-lowered'];
};
