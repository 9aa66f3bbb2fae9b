import { type DnsProblem, MAX_TTL, MIN_TTL } from '#core/shared/domains/dns-problem.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { parseIpv4, parseIpv6 } from './addresses.ts';
import { type DnsRecord, type RecordType, recordTypes } from './dns-record.ts';
import { isAddress, parseHost, parseOwnName } from './host-names.ts';

/** As a person or a file writes it. */
export type TypedRecord = {
  readonly name: string;
  readonly type: string;
  /** In seconds. */
  readonly ttl: string;
  readonly value: string;
};

export type RecordProblems = Readonly<Partial<Record<keyof TypedRecord, DnsProblem>>>;

/** Of all strings of a TXT record together. */
const MAX_TEXT = 1_024;

/** Returns the record in canonical form, or the problem of each field. Parsing the result again changes nothing. */
export const parseRecord = (domain: string, typed: TypedRecord): Result<DnsRecord, RecordProblems> => {
  const type = recordTypes.find((each) => each === typed.type.trim().toUpperCase());
  if (type === undefined) return fail({ type: 'dns-type' });
  const name = parseName(domain, type, typed.name);
  const ttl = parseTtl(typed.ttl);
  const value = parsers[type](typed.value.trim(), domain);
  if (name.ok && ttl.ok && value.ok) return ok({ name: name.value, type, ttl: ttl.value, value: value.value });
  return fail({
    ...(name.ok ? {} : { name: name.failure }),
    ...(ttl.ok ? {} : { ttl: ttl.failure }),
    ...(value.ok ? {} : { value: value.failure }),
  });
};

/** The record that `keyOf` named; null for anything else. */
export const recordOfKey = (domain: string, key: string): DnsRecord | null => {
  const [, name = '', type = '', value = '', ttl = ''] = /^(\S+) (\S+) (.*) (\d+)$/.exec(key) ?? [];
  const parsed = parseRecord(domain, { name, type, value, ttl });
  return parsed.ok ? parsed.value : null;
};

type Parsed<Value> = Result<Value, DnsProblem>;

const parseName = (domain: string, type: RecordType, typed: string): Parsed<string> => {
  const name = parseOwnName(domain, typed);
  if (name === null || (type === 'NS' && name.startsWith('*'))) return fail('dns-name');
  if (type === 'SRV' && !/^_[^.]+\._[^.]+/.test(name)) return fail('dns-srv-name');
  if (type === 'CNAME' && name === '@') return fail('dns-cname-apex');
  return type === 'NS' && name === '@' ? fail('dns-apex-ns') : ok(name);
};

const parseTtl = (typed: string): Parsed<number> => {
  const ttl = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  return ttl >= MIN_TTL && ttl <= MAX_TTL ? ok(ttl) : fail('dns-ttl');
};

const numberBelow65536 = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,5}$/.test(text) && Number(text) < 65_536 ? Number(text) : null;

type Parser = (value: string, domain: string) => Parsed<string>;

const hostParser: Parser = (value, domain) => {
  const host = parseHost(domain, value);
  if (host !== null) return ok(host);
  return fail(isAddress(value) ? 'dns-host-address' : 'dns-host');
};

/** The numbers in front of a host name. */
const numbersAndHost =
  (count: number, problem: DnsProblem): Parser =>
  (value, domain) => {
    const words = value.split(/\s+/);
    const numbers = words.slice(0, count).map(numberBelow65536);
    const host = words[count];
    if (host === undefined || words.length !== count + 1 || numbers.includes(null)) return fail(problem);
    const target = hostParser(host, domain);
    return target.ok ? ok([...numbers, target.value].join(' ')) : target;
  };

/** One text, or quoted strings, which belong together. Printable ASCII without quotes. [RFC 1035 3.3.14] */
const parseText: Parser = (value) => {
  const strings = /^"[^"]*"(?:\s*"[^"]*")*$/.test(value) ? value.matchAll(/"([^"]*)"/g) : null;
  const text = strings === null ? value : [...strings].map(([, each = '']) => each).join('');
  const isText = /^[\x20\x21\x23-\x7e]+$/.test(text) && text.length <= MAX_TEXT && text.trim() === text;
  return isText ? ok(text) : fail('dns-text');
};

const CAA_ISSUER = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)+)?(?:\s*;[\x20\x21\x23-\x7e]*)?$/;

/** [RFC 8659 4] */
const parseCaa: Parser = (value) => {
  const [, flags, tag = '', quoted, plain] = /^(\d+)\s+([a-z]+)\s+(?:"([^"]*)"|([^\s"]+))$/i.exec(value) ?? [];
  const data = (quoted ?? plain ?? '').trim();
  const name = tag.toLowerCase();
  const isIssuer = name === 'issue' || name === 'issuewild';
  const isKnown = isIssuer ? data !== '' && CAA_ISSUER.test(data) : name === 'iodef' && isReportAddress(data);
  return (flags === '0' || flags === '128') && isKnown && data.length <= 255
    ? ok(`${flags} ${name} "${data}"`)
    : fail('dns-caa');
};

const isReportAddress = (data: string): boolean => /^(?:mailto:[^\s@"]+@|https?:\/\/)[^\s"]+$/.test(data);

const orProblem =
  (parse: (value: string) => string | null, problem: DnsProblem): Parser =>
  (value) => {
    const parsed = parse(value);
    return parsed === null ? fail(problem) : ok(parsed);
  };

const parsers: Readonly<Record<RecordType, Parser>> = {
  A: orProblem(parseIpv4, 'dns-ipv4'),
  AAAA: orProblem(parseIpv6, 'dns-ipv6'),
  CNAME: hostParser,
  NS: hostParser,
  MX: numbersAndHost(1, 'dns-mx'),
  SRV: numbersAndHost(3, 'dns-srv'),
  CAA: parseCaa,
  TXT: parseText,
};
