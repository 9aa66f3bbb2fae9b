import type { DnsProblem } from '#core/shared/domains/dns-problem.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { type DnsRecord, keyOf, type RecordType, recordTypes } from './dns-record.ts';
import { parseOwnName } from './host-names.ts';
import { cleanText, trimData } from './notation/clean-text.ts';
import { dataEntry, type Entry, type Token, textEntry } from './notation/entries.ts';
import type { Place } from './record-types/record-rule.ts';
import { recordRules } from './record-types/record-rules.ts';
import { isQuotedNotation } from './record-types/text-rule.ts';
import { nearestTtl, readTtl } from './ttl.ts';

/** As a person writes it. */
export type TypedRecord = {
  readonly name: string;
  readonly type: string;
  /** In seconds, or as `1h`. */
  readonly ttl: string;
  readonly value: string;
};

export type RecordProblems = Readonly<Partial<Record<keyof TypedRecord, DnsProblem>>>;

type Parsed<Value> = Result<Value, DnsProblem>;

/**
 * Returns the record in canonical form, or the problem of each field. Data are read as a zone file has them, except that
 * host names are complete without their last dot, and that a TXT record without quotes is one text. Parsing the result
 * again changes nothing. [RFC 1035 5.1]
 */
export const parseRecord = (domain: string, typed: TypedRecord): Result<DnsRecord, RecordProblems> => {
  const type = typeNamed(cleanText(typed.type).trim());
  if (type === null) return fail({ type: 'dns-type' });
  const ttl = parseTtl(cleanText(typed.ttl).trim());
  const name = parseName(domain, type, cleanText(typed.name).trim());
  const value = parseData(type, entryOf(type, trimData(cleanText(typed.value))), placeOf(domain));
  if (name.ok && ttl.ok && value.ok) return ok({ name: name.value, type, ttl: ttl.value, value: value.value });
  return fail({
    ...(name.ok ? {} : { name: name.failure }),
    ...(ttl.ok ? {} : { ttl: ttl.failure }),
    ...(value.ok ? {} : { value: value.failure }),
  });
};

/** In letters of any case; null for a type that the shop does not keep. */
export const typeNamed = (text: string): RecordType | null =>
  recordTypes.find((each) => each === text.normalize('NFKC').toUpperCase()) ?? null;

/** A name that this type of records can have, in canonical form. */
export const parseName = (domain: string, type: RecordType, typed: string): Parsed<string> => {
  const name = parseOwnName(domain, typed);
  const problem = name === null ? 'dns-name' : recordRules[type].findNameProblem(name);
  return name === null || problem !== null ? fail(problem ?? 'dns-name') : ok(name);
};

/** The data of a record in canonical form. */
export const parseData = (
  type: RecordType,
  { tokens, problem }: Pick<Entry, 'tokens' | 'problem'>,
  place: Place,
): Parsed<string> => (problem === null ? recordRules[type].read(tokens.map(asMeant(type)), place) : fail(problem));

/** Outside of texts, digits and letters of full width are the plain ones. */
const asMeant =
  (type: RecordType) =>
  (token: Token): Token =>
    recordRules[type].isText ? token : { ...token, source: token.source.normalize('NFKC') };

/** The record of the zone with this key, or the one that had it; null for anything else. */
export const recordOfKey = (
  { domain, records }: { readonly domain: string; readonly records: readonly DnsRecord[] },
  key: string,
): DnsRecord | null => {
  const found = records.find((each) => keyOf(each) === key);
  if (found !== undefined) return found;
  const [, name = '', type = '', value = '', ttl = ''] = /^(\S+) (\S+) (.*) (\d+)$/.exec(key) ?? [];
  const parsed = parseRecord(domain, { name, type, value, ttl });
  return parsed.ok ? parsed.value : null;
};

const entryOf = (type: RecordType, value: string): Entry =>
  recordRules[type].isText && value !== '' && !isQuotedNotation(value) ? textEntry(value) : dataEntry(value);

/** Host names are complete, and `@` is the domain. */
const placeOf = (domain: string): Place => ({
  domain,
  completeHost: (word) => (word === '@' ? domain : word.replace(/\.$/, '')),
});

const parseTtl = (typed: string): Parsed<number> => {
  const ttl = readTtl(typed);
  return ttl !== null && nearestTtl(ttl) === ttl ? ok(ttl) : fail('dns-ttl');
};
