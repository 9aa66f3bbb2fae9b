/** Of a TTL, in seconds. */
export const MIN_TTL = 60;
export const MAX_TTL = 86_400;
/** A larger zone belongs on name servers of its own. */
export const MAX_RECORDS = 1_000;

/** What is wrong with a DNS record, or with the records of a zone taken together. [RFC 1034, 2181, 2782, 8659] */
export const dnsProblems = [
  'dns-name',
  'dns-type',
  'dns-ttl',
  'dns-ipv4',
  'dns-ipv6',
  'dns-host',
  /** An address where a host name belongs. */
  'dns-host-address',
  'dns-mx',
  'dns-srv',
  /** The name of an SRV record must begin with `_service._protocol`. */
  'dns-srv-name',
  'dns-caa',
  'dns-text',
  'dns-cname-alone',
  'dns-cname-apex',
  'dns-cname-self',
  /** Another record names a host that is itself only an alias in this zone. */
  'dns-target-alias',
  /** The name servers of the domain itself are another setting. */
  'dns-apex-ns',
  'dns-duplicate',
  'dns-too-many',
  /** A change removes a record that is not there any more. */
  'dns-missing',
  /** A zone file beyond the limit. */
  'dns-file-large',
  /** Of the name servers of the domain itself. */
  'ns-few',
  'ns-many',
  'ns-duplicate',
  'ns-address',
  'ns-glue-missing',
  /** An address of a host that is not below the domain. */
  'ns-glue-foreign',
] as const;

export type DnsProblem = (typeof dnsProblems)[number];

const known: readonly string[] = dnsProblems;
/** Safe because the list contains exactly the members of the type. */
export const isDnsProblem = (text: unknown): text is DnsProblem => typeof text === 'string' && known.includes(text);
