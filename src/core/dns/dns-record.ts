export const recordTypes = [
  'A',
  'AAAA',
  'CNAME',
  'MX',
  'TXT',
  'SRV',
  'CAA',
  'NS',
  'HTTPS',
  'SVCB',
  'TLSA',
  'SSHFP',
  'DS',
] as const;
export type RecordType = (typeof recordTypes)[number];

/** In seconds. */
export const DEFAULT_TTL = 3_600;

/** Signs of the longest canonical data: a text of 1,024 octets, each written `\DDD`. */
export const MAX_VALUE = 4_096;

/** A record in canonical form; `parseRecord` makes it. */
export type DnsRecord = {
  /** Relative to the domain, in lower case and ASCII; `@` is the domain itself. */
  readonly name: string;
  readonly type: RecordType;
  /** In seconds. */
  readonly ttl: number;
  /**
   * The data as in a zone file, such as `10 mail.example.vn`; host names are complete, in ASCII, without the last dot,
   * and the root is `.`. The text of a TXT record has no quotes and is not split; `\` is written `\\`, and what is no
   * visible letter `\DDD`.
   */
  readonly value: string;
};

/** Two records with the same name, type and data are the same record of the zone. [RFC 2181 5] */
export const identityOf = ({ name, type, value }: DnsRecord): string => `${name} ${type} ${value}`;

/** The records that answer one question share a TTL. [RFC 2181 5.2] */
export const setOf = ({ name, type }: Pick<DnsRecord, 'name' | 'type'>): string => `${name} ${type}`;

/** Names a record in an address or a form. */
export const keyOf = (record: DnsRecord): string => `${identityOf(record)} ${record.ttl}`;

/** The complete name of a record of this domain, without the last dot. */
export const fullName = (domain: string, name: string): string => (name === '@' ? domain : `${name}.${domain}`);
