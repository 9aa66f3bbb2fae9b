import { DEFAULT_TTL, type DnsRecord, type RecordType, setOf } from './dns-record.ts';
import { type Quote, quoteAscii, quoteLetters } from './notation/octets.ts';
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
 * A whole zone for other name servers: SOA and NS records, then the given ones. Without name servers the first two are
 * left out, because nobody answers for the zone. [RFC 1035 5]
 */
export const exportZone = (domain: string, records: readonly DnsRecord[], authority: ZoneAuthority): string =>
  fileOf(domain, zoneContent(domain, records, authority).map(line));

/** A record as name servers have it: `data` in ASCII, host names with the last dot. */
export type MasterRecord = {
  /** `@`, relative to the domain, or complete with the last dot. */
  readonly name: string;
  readonly ttl: number;
  readonly type: RecordType | 'SOA';
  readonly data: string;
};

/** All records of a zone, SOA and NS first; these are missing without name servers. [RFC 1035 5] */
export const zoneContent = (
  domain: string,
  records: readonly DnsRecord[],
  authority: ZoneAuthority,
): readonly MasterRecord[] => [
  ...headOf(domain, records, authority),
  ...records.map((record) => toMaster(record, quoteAscii)),
];

/** A master file that `readZoneFile` reads as the same records. */
export const writeZoneFile = (domain: string, records: readonly DnsRecord[]): string =>
  fileOf(
    domain,
    records.map((record) => line(toMaster(record, quoteLetters))),
  );

const fileOf = (domain: string, lines: readonly string[]): string =>
  [`$ORIGIN ${domain}.`, `$TTL ${DEFAULT_TTL}`, ...lines, ''].join('\n');

const line = ({ name, ttl, type, data }: MasterRecord): string => [name, ttl, 'IN', type, data].join('\t');

const toMaster = ({ name, type, ttl, value }: DnsRecord, quote: Quote): MasterRecord => ({
  name,
  ttl,
  type,
  data: writeData(type, value, quote),
});

const writeData = (type: RecordType, value: string, quote: Quote): string => {
  const { write, hostAt } = recordRules[type];
  if (write !== null) return write(value, quote);
  return value
    .split(' ')
    .map((word, at) => (at === hostAt && word !== ROOT ? `${word}.` : word))
    .join(' ');
};

/** Records that say where a host is. */
const namingTypes: readonly RecordType[] = ['A', 'AAAA', 'CNAME'];

/** SOA, the name servers, and addresses that make those inside the zone known. */
const headOf = (
  domain: string,
  records: readonly DnsRecord[],
  { nameServers, serial }: ZoneAuthority,
): readonly MasterRecord[] => {
  const [first] = nameServers;
  if (first === undefined) return [];
  const soa = `${first.host}. hostmaster.${domain}. ${serial} ${TIMES}`;
  const sets = new Set(records.map(setOf));
  const isNamed = (name: string): boolean => namingTypes.some((type) => sets.has(setOf({ name, type })));
  const glue = nameServers
    .filter(({ host }) => host.endsWith(`.${domain}`) && !isNamed(host.slice(0, -domain.length - 1)))
    .flatMap(({ host, addresses }) => addresses.map((each) => [host, each] as const));
  const own = (name: string, type: MasterRecord['type'], data: string): MasterRecord => ({
    name,
    ttl: DEFAULT_TTL,
    type,
    data,
  });
  return [
    own('@', 'SOA', soa),
    ...nameServers.map(({ host }) => own('@', 'NS', `${host}.`)),
    ...glue.map(([host, each]) => own(`${host}.`, each.includes(':') ? 'AAAA' : 'A', each)),
  ];
};
