import { DEFAULT_TTL, type DnsRecord, type RecordType } from './dns-record.ts';
import { recordRules } from './record-types/record-rules.ts';
import { ROOT } from './record-types/words.ts';

/** Who answers for a zone. `addresses` are those of a host in the zone itself; `serial` is at least 1. */
export type ZoneAuthority = {
  readonly nameServers: readonly { readonly host: string; readonly addresses: readonly string[] }[];
  readonly serial: number;
};

/** Seconds that secondary servers wait. [RIPE-203] */
const TIMES = '86400 7200 3600000 3600';

/**
 * A master file that `readZoneFile`, and other name servers, read as the same records. With `authority` it is a whole
 * zone, which begins with SOA and NS records. [RFC 1035 5]
 */
export const writeZoneFile = (
  domain: string,
  records: readonly DnsRecord[],
  authority: ZoneAuthority | null = null,
): string => {
  const head = authority === null ? [] : headOf(domain, records, authority);
  return [`$ORIGIN ${domain}.`, `$TTL ${DEFAULT_TTL}`, ...head, ...records.map(lineOf), ''].join('\n');
};

const line = (name: string, ttl: number, type: string, data: string): string =>
  [name, ttl, 'IN', type, data].join('\t');

const lineOf = ({ name, type, ttl, value }: DnsRecord): string => line(name, ttl, type, writeData(type, value));

const writeData = (type: RecordType, value: string): string => {
  const { write, hostAt } = recordRules[type];
  if (write !== null) return write(value);
  return value
    .split(' ')
    .map((word, at) => (at === hostAt && word !== ROOT ? `${word}.` : word))
    .join(' ');
};

/** SOA, the name servers, and addresses that make those inside the zone known. Nothing without name servers. */
const headOf = (
  domain: string,
  records: readonly DnsRecord[],
  { nameServers, serial }: ZoneAuthority,
): readonly string[] => {
  const [first] = nameServers;
  if (first === undefined) return [];
  const soa = `${first.host}. hostmaster.${domain}. ${serial} ${TIMES}`;
  const named = new Set(records.map(({ name }) => name));
  const glue = nameServers
    .filter(({ host }) => host.endsWith(`.${domain}`) && !named.has(host.slice(0, -domain.length - 1)))
    .flatMap(({ host, addresses }) => addresses.map((each) => [host, each] as const));
  return [
    line('@', DEFAULT_TTL, 'SOA', soa),
    ...nameServers.map(({ host }) => line('@', DEFAULT_TTL, 'NS', `${host}.`)),
    ...glue.map(([host, each]) => line(`${host}.`, DEFAULT_TTL, each.includes(':') ? 'AAAA' : 'A', each)),
  ];
};
