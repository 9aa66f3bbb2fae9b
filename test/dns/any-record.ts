import fc from 'fast-check';
import type { DnsRecord } from '#core/dns/dns-record.ts';
import { parseRecord, type TypedRecord } from '#core/dns/parse-record.ts';

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,8}[a-z0-9])?$/);
const host = fc.tuple(label, label, fc.constantFrom('com', 'vn', 'example')).map((labels) => labels.join('.'));
const name = fc.oneof(
  fc.constant('@'),
  label,
  fc.tuple(label, label).map((labels) => labels.join('.')),
);
const below = fc.constantFrom('@', 'www', 'mail').filter((each) => each !== '@');
const number = fc.nat(65_535);

const typedOf = (type: string, names: fc.Arbitrary<string>, values: fc.Arbitrary<string>) =>
  fc.record({
    name: names,
    type: fc.constant(type),
    ttl: fc.integer({ min: 60, max: 86_400 }).map(String),
    value: values,
  });

/** A record as somebody types it, which is valid by itself. */
export const anyTypedRecord: fc.Arbitrary<TypedRecord> = fc.oneof(
  typedOf('A', name, fc.ipV4()),
  typedOf(
    'AAAA',
    fc.oneof(
      name,
      label.map((each) => `*.${each}`),
    ),
    fc.ipV6(),
  ),
  typedOf('CNAME', below, host),
  typedOf(
    'MX',
    name,
    fc.tuple(number, host).map((words) => words.join(' ')),
  ),
  typedOf(
    'TXT',
    label.map((each) => `_${each}`),
    fc.stringMatching(/^[!#-~]([ !#-~]{0,600}[!#-~])?$/),
  ),
  typedOf(
    'SRV',
    label.map((each) => `_${each}._tcp`),
    fc.tuple(number, number, number, host).map((words) => words.join(' ')),
  ),
  typedOf(
    'CAA',
    name,
    host.map((each) => `0 issue "${each}"`),
  ),
  typedOf('NS', label, host),
);

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
