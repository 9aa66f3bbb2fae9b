import { parseIpv4, parseIpv6 } from '#core/dns/addresses.ts';
import { isAddress } from '#core/dns/host-names.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { cleanLatin, cleanTyped } from '#core/shared/text/clean-typed.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';

/** Registries ask for two, and a referral holds thirteen. [RFC 1035 2.3.4, 2182 5] */
const MIN_NAME_SERVERS = 2;
export const MAX_NAME_SERVERS = 13;
/** Of one host. */
const MAX_GLUE = 6;

/** `addresses` are the glue of a host below the domain itself, IPv4 and IPv6 in canonical form; empty for others. */
export type NameServer = { readonly host: string; readonly addresses: readonly string[] };

/** A row of the form. `addresses` are separated by spaces, commas or semicolons. */
export type TypedNameServer = { readonly host: string; readonly addresses: string };

/** By `servers.{row}.host` and `servers.{row}.addresses`. */
type Problems = Readonly<Record<string, FieldProblem>>;

export const isBelow = (domain: string, host: string): boolean => host === domain || host.endsWith(`.${domain}`);

const findHostProblem = (typed: string): FieldProblem | null => {
  const text = cleanLatin(typed);
  if (text === '') return 'required';
  if (isAddress(text)) return 'dns-host-address';
  return normaliseDomain(text) === null ? 'dns-host' : null;
};

const splitAddresses = (typed: string): readonly string[] =>
  cleanLatin(typed)
    .split(/[\s,;]+/)
    .filter((each) => each !== '');

/** A name server inside its own domain needs a glue address. [RFC 1034 4.2.1] */
const findGlueProblem = (domain: string, host: string, typed: readonly string[]): FieldProblem | null => {
  if (!isBelow(domain, host)) return typed.length > 0 ? 'ns-glue-foreign' : null;
  if (typed.length === 0) return 'ns-glue-missing';
  if (typed.length > MAX_GLUE) return 'too-long';
  const parsed = typed.map((each) => parseIpv4(each) ?? parseIpv6(each));
  if (parsed.includes(null)) return 'ns-address';
  return new Set(parsed).size < parsed.length ? 'ns-duplicate' : null;
};

type Row = { readonly at: number; readonly server: NameServer; readonly problems: Problems };

const parseRow = (domain: string, { host, addresses }: TypedNameServer, at: number): Row => {
  const name = normaliseDomain(host) ?? '';
  const typed = splitAddresses(addresses);
  const wrongHost = findHostProblem(host);
  const wrongGlue = wrongHost === null ? findGlueProblem(domain, name, typed) : null;
  const glue = typed.map((each) => parseIpv4(each) ?? parseIpv6(each) ?? each);
  return {
    at,
    server: { host: name, addresses: wrongGlue === null && isBelow(domain, name) ? glue : [] },
    problems: {
      ...(wrongHost === null ? {} : { [`servers.${at}.host`]: wrongHost }),
      ...(wrongGlue === null ? {} : { [`servers.${at}.addresses`]: wrongGlue }),
    },
  };
};

/**
 * What was pasted into the field for one host: several hosts, or hosts with their addresses, as registrars write them. The
 * address of a host that is not below the domain is nobody's glue.
 */
const rowsIn = (domain: string, row: TypedNameServer): readonly TypedNameServer[] => {
  const [first = '', ...more] = cleanLatin(row.host)
    .split(/[\s,;|()[\]]+/)
    .filter((word) => word !== '');
  const isList = [first, ...more].every((word) => isAddress(word) || normaliseDomain(word) !== null);
  if (more.length === 0 || !isList || isAddress(first)) return [row];
  const rows = [{ host: first, addresses: row.addresses }];
  for (const word of more) {
    const last = rows.at(-1);
    if (last === undefined || !isAddress(word)) rows.push({ host: word, addresses: '' });
    else if (isBelow(domain, normaliseDomain(last.host) ?? '')) last.addresses = `${last.addresses} ${word}`;
  }
  return rows;
};

const findRepeated = (rows: readonly Row[]): Problems =>
  Object.fromEntries(
    rows
      .filter(({ server: { host } }, index) => rows.findIndex((each) => each.server.host === host) < index)
      .map(({ at }): [string, FieldProblem] => [`servers.${at}.host`, 'ns-duplicate']),
  );

const findWrongCount = (rows: readonly Row[]): Problems => {
  const last = rows.at(-1)?.at ?? -1;
  if (rows.length < MIN_NAME_SERVERS) return { [`servers.${last + 1}.host`]: 'ns-few' };
  return rows.length > MAX_NAME_SERVERS ? { [`servers.${last}.host`]: 'ns-many' } : {};
};

/** 2 to 13 different hosts in canonical form; empty rows are left out, and a list in one row is several. */
export const parseNameServers = (
  domain: string,
  typed: readonly TypedNameServer[],
): Result<readonly NameServer[], Problems> => {
  const rows = typed.flatMap((row, at) =>
    cleanTyped(row.host) === '' && cleanTyped(row.addresses) === ''
      ? []
      : rowsIn(domain, row).map((each) => parseRow(domain, each, at)),
  );
  const wrong = Object.assign({}, ...rows.map(({ problems }) => problems));
  const problems: Problems = { ...findWrongCount(rows), ...findRepeated(rows), ...wrong };
  return Object.keys(problems).length > 0 ? fail(problems) : ok(rows.map(({ server }) => server));
};

/** As rows of the form. */
export const toTypedNameServers = (servers: readonly NameServer[]): readonly TypedNameServer[] =>
  servers.map(({ host, addresses }) => ({ host, addresses: addresses.join(' ') }));
