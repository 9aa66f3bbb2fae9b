import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDisplayRecord } from '#core/dns/display-record.ts';
import { type DnsRecord, recordTypes } from '#core/dns/dns-record.ts';
import { cleanText, trimData } from '#core/dns/notation/clean-text.ts';
import { parseRecord, type TypedRecord } from '#core/dns/parse-record.ts';
import { writeZoneFile } from '#core/dns/write-zone-file.ts';
import { readZoneFile } from '#core/dns/zone-file.ts';
import { MANY_CASES } from '#test/kit/test-size.ts';
import { anyRecord, anyTypedOf, DOMAIN } from './any-record.ts';

const many = { numRuns: MANY_CASES };

/** What one signs is changed to: signs that mean something in a zone file, and letters. */
const signs = [...'"\\;() .,=:-/\t0123abđ', '\u{a0}', '\u{200b}', '\u{feff}', '\\034', '\\;'];
const mistake = fc.record({ at: fc.nat(), length: fc.nat(2), put: fc.constantFrom('', ...signs) });

const withMistakes = (text: string, mistakes: readonly { at: number; length: number; put: string }[]): string =>
  mistakes.reduce((before, { at, length, put }) => {
    const start = at % (before.length + 1);
    return `${before.slice(0, start)}${put}${before.slice(start + length)}`;
  }, text);

const byForm = (typed: TypedRecord): DnsRecord | null => {
  const parsed = parseRecord(DOMAIN, typed);
  return parsed.ok ? parsed.value : null;
};

/** Names are complete in the form, and below the root in this file. */
const byFile = ({ name, type, ttl, value }: TypedRecord): DnsRecord | null => {
  const owner = name === '@' ? DOMAIN : `${name}.${DOMAIN}`;
  const { records } = readZoneFile(DOMAIN, `$ORIGIN .\n${owner}. ${ttl} IN ${type} ${value}\n`);
  return records.length === 1 ? (records[0]?.record ?? null) : null;
};

/** Without quotes, what a form has is one text, where a file has words. */
const asInFile = (typed: TypedRecord): TypedRecord => {
  const text = trimData(cleanText(typed.value));
  if (typed.type !== 'TXT' || text === '' || /^\(?\s*"/.test(text)) return typed;
  return { ...typed, value: `"${text.replace(/\\[\s\S]|"/g, (sign) => (sign === '"' ? '\\"' : sign))}"` };
};

describe('the form and the zone file', () => {
  test.each([
    { type: 'A', value: '１９２.０.２.１', ttl: '３６００', stored: '192.0.2.1' },
    { type: 'A', value: '192．0．2．1', ttl: '１ｈ', stored: '192.0.2.1' },
    { type: 'AAAA', value: '２００１:db8：：1', ttl: '3600', stored: '2001:db8::1' },
    { type: 'CNAME', value: 'ｗｗｗ.tiem.vn', ttl: '3600', stored: 'www.tiem.vn' },
    { type: 'MX', value: '１０ mail.tiem.vn', ttl: '3600', stored: '10 mail.tiem.vn' },
    { type: 'ＣＮＡＭＥ', value: 'www．tiem．vn', ttl: '3600', stored: 'www.tiem.vn' },
    { type: 'ａ', value: '192.0.2.１', ttl: '60m', stored: '192.0.2.1' },
    { type: 'SRV', value: '１ ２ ４４３ sip.tiem.vn', ttl: '3600', stored: '1 2 443 sip.tiem.vn' },
    { type: 'CAA', value: '０ issue "letsencrypt.org"', ttl: '3600', stored: '0 issue "letsencrypt.org"' },
    { type: 'TXT', value: '"１２"', ttl: '3600', stored: null },
  ])('VAL-07 digits and letters of full width are the plain ones in $type $value, but not in texts', (given) => {
    const name = given.type === 'SRV' ? '_sip._tcp' : 'may';
    const typed = { name, type: given.type, ttl: given.ttl, value: given.value };
    const record = byForm(typed);
    expect(record?.ttl).toBe(3600);
    expect(byFile(typed)).toEqual(record);
    if (given.stored !== null) expect(record?.value).toBe(given.stored);
    else expect(record?.value).toContain('１２');
  });

  test.each(recordTypes)('%s: what one accepts the other accepts, as the same record', (type) =>
    fc.assert(
      fc.property(anyTypedOf(type), fc.array(mistake, { maxLength: 3 }), (typed, mistakes) => {
        const wrong = { ...typed, value: withMistakes(typed.value, mistakes) };
        // The form has no other lines, and no host but the domain for `@`.
        fc.pre(!/[\n@]/.test(wrong.value));
        expect(byFile(asInFile(wrong))).toEqual(byForm(wrong));
      }),
      many,
    ),
  );

  test.each(recordTypes)('%s: every valid record is accepted by both', (type) =>
    fc.assert(
      fc.property(anyTypedOf(type), (typed) => {
        expect(byForm(typed)).not.toBeNull();
        expect(byFile(asInFile(typed))).toEqual(byForm(typed));
      }),
    ),
  );

  test('what the editor shows is what it reads back', () =>
    fc.assert(
      fc.property(anyRecord, (record) => {
        const shown = toDisplayRecord(record);
        expect(byForm({ ...shown, ttl: String(shown.ttl) })).toEqual(record);
      }),
    ));

  test('a file of what the editor shows is the same zone', () =>
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 8 }), (records) => {
        const { records: read } = readZoneFile(DOMAIN, writeZoneFile(DOMAIN, records.map(toDisplayRecord)));
        expect(read.map(({ record }) => record)).toEqual(records);
      }),
    ));
});
