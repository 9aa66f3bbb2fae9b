import { fail, ok } from '#core/shared/result.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { parseIpv4, parseIpv6 } from '../addresses.ts';
import { type Token, wordOf } from '../notation/entries.ts';
import { plainRule, type ReadData, type RecordRule } from './record-rule.ts';
import { ROOT, readHost, readNumber } from './words.ts';

/** Signs of the data. */
const MAX_DATA = 1_024;

/** One parameter; `value` is null where only its name stands. */
type Parameter = { readonly key: string; readonly value: string | null };

/** `key=value`, `key="value"` and `key`; null for a quoted string that belongs to no key. [RFC 9460 2.1] */
const readParameters = (tokens: readonly Token[]): readonly Parameter[] | null => {
  const found: Parameter[] = [];
  for (const token of tokens) {
    const last = found.at(-1);
    if (token.isQuoted) {
      if (!token.isGlued || last?.value !== '') return null;
      found[found.length - 1] = { ...last, value: wordOf(token) };
      continue;
    }
    const [, key = '', given] = /^([a-z\d-]+)(?:=(.*))?$/i.exec(wordOf(token)) ?? [];
    if (key === '' || token.isGlued) return null;
    const name = key.toLowerCase();
    found.push({ key: lookUp(synonyms, name) ?? name, value: given ?? null });
  }
  return found;
};

/** A key that older name servers write by its number; its data are text either way. */
const synonyms: Readonly<Record<string, string>> = { key7: 'dohpath' };

type ReadValue = (value: string | null) => string | null;

/** Comma separated. `parse` gives the canonical form of one, or null. */
const listOf =
  (parse: (each: string) => string | null): ReadValue =>
  (value) => {
    const parsed = (value ?? '').split(',').map(parse);
    return parsed.includes(null) ? null : parsed.join(',');
  };
const matching =
  (pattern: RegExp) =>
  (text: string | null): string | null =>
    text !== null && pattern.test(text) ? text : null;
const readPort: ReadValue = (value) =>
  value !== null && /^\d{1,5}$/.test(value) && Number(value) < 65_536 ? String(Number(value)) : null;

/** Keys in the order of their numbers. [RFC 9460 14.3.2, RFC 9461 5] */
const names = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint', 'dohpath'] as const;
const keys: readonly string[] = names;

/** The number of a key; null for a name that is none, and for `key3`, which has a name. [RFC 9460 14.3.1] */
const numberOf = (key: string): number | null => {
  const known = keys.indexOf(key);
  if (known >= 0) return known;
  const number = Number(/^key([1-9]\d{0,4})$/.exec(key)?.[1] ?? 0);
  return number >= keys.length && number < 65_535 ? number : null;
};

const byNumber = (a: string, b: string): number => (numberOf(a) ?? 0) - (numberOf(b) ?? 0);
const readMandatory: ReadValue = (value) =>
  listOf((key) => (numberOf(key) === null ? null : key))(value)
    ?.split(',')
    .toSorted(byNumber)
    .join(',') ?? null;

/** Bits behind the last octet are zero. [RFC 4648 3.5] */
const BASE64 = /^(?=.)(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/][AQgw]==|[A-Za-z\d+/]{2}[AEIMQUYcgkosw048]=)?$/;

/** Canonical value of each key; '' for one that stands alone. [RFC 9460 7, RFC 9461 5] */
const parameters: Readonly<Record<(typeof names)[number], ReadValue>> = {
  mandatory: readMandatory,
  alpn: listOf(matching(/^[\w./+-]{1,255}$/)),
  'no-default-alpn': (value) => (value === null ? '' : null),
  port: readPort,
  ipv4hint: listOf(parseIpv4),
  ech: matching(BASE64),
  ipv6hint: listOf(parseIpv6),
  dohpath: matching(/^\/[!#-'*-:<-[\]-~]*\{\?dns\}[!#-'*-:<-[\]-~]*$/),
};

/** Keys without a name here have any value that needs no quotes. */
const readAny: ReadValue = (value) => (value === null || /^[!#-'*-:<-[\]-~]*$/.test(value) ? (value ?? '') : null);

/** Each key once, in order; keys that `mandatory` names are there. [RFC 9460 2.2, 7.1.1, 8] */
const canonicalParameters = (given: readonly Parameter[]): readonly string[] | null => {
  const present = given.map(({ key }) => key);
  const read = given.map(({ key, value }) => ({ key, value: (lookUp(parameters, key) ?? readAny)(value) }));
  if (read.some(({ key, value }) => numberOf(key) === null || value === null)) return null;
  const mandatory = read.find(({ key }) => key === 'mandatory')?.value?.split(',') ?? [];
  const areThere = mandatory.every((key) => key !== 'mandatory' && present.includes(key));
  const areOnce = new Set(present).size === present.length && new Set(mandatory).size === mandatory.length;
  if (!areThere || !areOnce || (present.includes('no-default-alpn') && !present.includes('alpn'))) return null;
  return read
    .toSorted((a, b) => byNumber(a.key, b.key))
    .map(({ key, value }) => (value === '' ? key : `${key}=${value}`));
};

/** Priority and target, and parameters unless the priority is 0, which makes an alias. [RFC 9460 2.4] */
const readServiceBinding: ReadData = ([first, second, ...rest], place) => {
  const priority = readNumber(first, 65_535);
  if (priority === null || second === undefined) return fail('dns-svcb');
  const target = readHost(second, place, ok(ROOT));
  if (!target.ok) return target;
  const given = readParameters(rest);
  const canonical = given === null ? null : canonicalParameters(given);
  if (canonical === null || (priority === 0 && canonical.length > 0)) return fail('dns-svcb-parameters');
  const value = [priority, target.value, ...canonical].join(' ');
  return value.length > MAX_DATA ? fail('dns-svcb-parameters') : ok(value);
};

export const serviceBindingRule: RecordRule = { ...plainRule, read: readServiceBinding, hostAt: 1 };
