/** Of a TTL, in seconds. */
export const MIN_TTL = 60;
export const MAX_TTL = 86_400;
/** A larger zone belongs on name servers of its own. */
export const MAX_RECORDS = 1_000;

/** What is wrong with a DNS record, or with the records of a zone taken together. [RFC 1034, 2181, 2782, 7505, 8659, 9460] */
export const dnsProblems = [
  'dns-name',
  'dns-type',
  /** Another class than IN. */
  'dns-class',
  'dns-ttl',
  'dns-ipv4',
  'dns-ipv6',
  'dns-host',
  /** An address where a host name belongs. */
  'dns-host-address',
  'dns-mx',
  /** «No mail» is `0 .`, the only MX record of its name. */
  'dns-null-mx',
  'dns-srv',
  /** The name of an SRV record must begin with `_service._protocol`. */
  'dns-srv-name',
  'dns-caa',
  'dns-text',
  /** SPF, DKIM and their like are ASCII. */
  'dns-text-ascii',
  /** A `\` before nothing, or before digits that are no octet. */
  'dns-escape',
  'dns-quotes',
  'dns-parentheses',
  /** Signs that the encoding of the file does not have. */
  'dns-encoding',
  'dns-svcb',
  'dns-svcb-parameters',
  'dns-tlsa',
  'dns-sshfp',
  'dns-ds',
  /** The domain's own DS records are its registry's. */
  'dns-ds-apex',
  /** DS stands beside the NS records of its name. */
  'dns-ds-alone',
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

/** What reading a zone file changed about lines that it took. */
export type ZoneRemark =
  /** A TTL below or above the limits was moved to the nearest limit. */
  | 'ttl-raised'
  | 'ttl-lowered'
  /** The records of one name and type got the lowest of their TTLs. [RFC 2181 5.2] */
  | 'ttl-shared'
  /** A record that an earlier line has. [RFC 2181 5] */
  | 'repeated'
  /** A name that ends with the domain, without a last dot, so that the domain stands in it twice. */
  | 'dot-missing';

const known: readonly string[] = dnsProblems;
/** Safe because the list contains exactly the members of the type. */
export const isDnsProblem = (text: unknown): text is DnsProblem => typeof text === 'string' && known.includes(text);
