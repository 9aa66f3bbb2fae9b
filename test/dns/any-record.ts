import fc from 'fast-check';
import { type DnsRecord, type RecordType, recordTypes } from '#core/dns/dns-record.ts';
import { parseRecord, type TypedRecord } from '#core/dns/parse-record.ts';
import { applyDifference } from '#core/dns/zone.ts';

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/);
const letters = fc.constantFrom('bán', 'tiệm-bánh', 'đại-lý', 'cửa-hàng', 'TIỆM', 'bücher', 'mail');
const host = fc
  .tuple(label, fc.oneof({ weight: 4, arbitrary: label }, letters), fc.constantFrom('com', 'vn', 'example'))
  .map((labels) => labels.join('.'));
/** A host, or none. */
const target = fc.oneof({ weight: 5, arbitrary: host }, fc.constant('.'));
const name = fc.oneof(
  fc.constant('@'),
  label,
  letters,
  fc.tuple(label, label).map((labels) => labels.join('.')),
);
const below = name.filter((each) => each !== '@');
const number = fc.nat(65_535);
const words = (...parts: readonly fc.Arbitrary<string | number>[]) => fc.tuple(...parts).map((each) => each.join(' '));
const hex = (octets: number) =>
  fc
    .uint8Array({ minLength: octets, maxLength: octets })
    .map((all) => Buffer.from(all).toString('hex'))
    .chain((text) => fc.constantFrom(text, text.toUpperCase(), `${text.slice(0, 20)} ${text.slice(20)}`));

const parameters = fc
  .record(
    {
      alpn: fc.constantFrom('alpn=h2', 'alpn="h2,h3"', 'alpn=http/1.1'),
      port: number.map((each) => `port=${each}`),
      ipv4hint: fc.ipV4().map((each) => `ipv4hint=${each},203.0.113.1`),
      ech: fc.uint8Array({ minLength: 1, maxLength: 40 }).map((each) => `ech=${Buffer.from(each).toString('base64')}`),
      ipv6hint: fc.ipV6().map((each) => `ipv6hint="${each}"`),
      dohpath: fc.constant('dohpath=/dns-query{?dns}'),
      other: fc.constantFrom('key65333=x', 'key300'),
    },
    { requiredKeys: [] },
  )
  .map((given) => Object.values(given).reverse());
const serviceBinding = fc.oneof(
  words(
    fc.integer({ min: 1, max: 65_535 }),
    target,
    parameters.map((each) => each.join(' ')),
  ),
  words(fc.constant(0), target),
);

/** Each string in quotes, with escapes where a file has them. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const anyText = fc.oneof(
  fc.stringMatching(/^[!#-[\]-~]([ !#-[\]-~]{0,600}[!#-[\]-~])?$/),
  fc.string({ unit: fc.constantFrom(...'abđếộ€😀"\\;() \t=v'), minLength: 1, maxLength: 200 }).map(quoted),
  fc
    .array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 4 })
    .map((all) => all.map((each) => quoted(each.replace(/[\n\r\u{85}\u{2028}\u{2029}\u{fffd}]/gu, ''))).join(' ')),
  fc
    .array(fc.nat(255), { maxLength: 300 })
    .map((octets) => `"${octets.map((each) => `\\${String(each).padStart(3, '0')}`).join('')}"`),
);

const digests = [[1, 32] as const, [2, 64] as const];
const values: Readonly<Record<RecordType, readonly [names: fc.Arbitrary<string>, values: fc.Arbitrary<string>]>> = {
  A: [name, fc.ipV4()],
  AAAA: [
    fc.oneof(
      name,
      label.map((each) => `*.${each}`),
    ),
    fc.ipV6(),
  ],
  CNAME: [below, host],
  MX: [name, fc.oneof({ weight: 5, arbitrary: words(number, host) }, fc.constant('0 .'))],
  TXT: [label.map((each) => `_${each}`), anyText.filter((text) => !/^"?\W*v=/i.test(text) || /^[ -~]*$/.test(text))],
  SRV: [label.map((each) => `_${each}._tcp`), words(number, number, number, target)],
  CAA: [
    name,
    words(
      fc.constantFrom(0, 128),
      fc.constantFrom('issue', 'issuewild', 'ISSUE', 'issuemail'),
      fc.oneof(
        host.filter((each) => /^[ -~]*$/.test(each)).map((each) => `"${each}; account=230123"`),
        fc.constantFrom('";"', 'letsencrypt.org', '"ca1.example.net; policy=ev; validationmethods=dns-01"'),
      ),
    ),
  ],
  NS: [below, host],
  HTTPS: [name, serviceBinding],
  SVCB: [label.map((each) => `_dns.${each}`), serviceBinding],
  TLSA: [
    label.map((each) => `_25._tcp.${each}`),
    fc.constantFrom(...digests).chain(([type, octets]) => words(fc.nat(3), fc.nat(1), fc.constant(type), hex(octets))),
  ],
  SSHFP: [
    name,
    fc
      .constantFrom([1, 20] as const, [2, 32] as const)
      .chain(([type, octets]) => words(fc.constantFrom(1, 2, 3, 4, 6), fc.constant(type), hex(octets))),
  ],
  DS: [
    below,
    fc
      .constantFrom([2, 32] as const, [4, 48] as const)
      .chain(([type, octets]) => words(number, fc.constantFrom(8, 13, 15), fc.constant(type), hex(octets))),
  ],
};

/** A record of this type as somebody types it, which is valid by itself. */
export const anyTypedOf = (type: RecordType): fc.Arbitrary<TypedRecord> =>
  fc.record({
    name: values[type][0],
    type: fc.constant(type),
    ttl: fc.integer({ min: 60, max: 86_400 }).map(String),
    value: values[type][1],
  });

/** A record as somebody types it, which is valid by itself. */
export const anyTypedRecord: fc.Arbitrary<TypedRecord> = fc.oneof(...recordTypes.map(anyTypedOf));

/** Its zone in all tests. */
export const DOMAIN = 'tiem-banh.com';

export const record = (name: string, type: string, value: string, ttl = 3_600): DnsRecord => {
  const parsed = parseRecord(DOMAIN, { name, type, value, ttl: String(ttl) });
  if (!parsed.ok) throw new Error(`${name} ${type} ${value} is no record: ${JSON.stringify(parsed.failure)}`);
  return parsed.value;
};

/** In canonical form. */
export const anyRecord: fc.Arbitrary<DnsRecord> = anyTypedRecord.map(({ name, type, value, ttl }) =>
  record(name, type, value, Number(ttl)),
);

/** A zone that grew record by record; refused ones stayed outside. */
export const anyZone: fc.Arbitrary<readonly DnsRecord[]> = fc
  .array(anyRecord, { minLength: 5, maxLength: 60 })
  .map((records) =>
    records.reduce<readonly DnsRecord[]>((zone, each) => {
      const next = applyDifference(DOMAIN, zone, { removed: [], added: [each] });
      return next.ok ? next.value : zone;
    }, []),
  );
