import { describe, expect, test } from 'vitest';
import { toDisplayRecord } from '#core/dns/display-record.ts';
import { toDisplayName } from '#core/dns/host-names.ts';
import { parseRecord } from '#core/dns/parse-record.ts';
import { readZoneFile } from '#core/dns/zone-file.ts';
import { DOMAIN, record } from './any-record.ts';

/** As the URL standard writes it. */
const ascii = (name: string): string => new URL(`http://${name}`).hostname;

describe('names with letters beyond ASCII', () => {
  test.each([
    ['bán', 'bán.vn'],
    ['BÁN', 'bán.vn'],
    ['ba\u{301}n', 'bán.vn'],
    ['tiệm-bánh', 'tiệm-bánh.vn'],
    ['cửa.hàng', 'cửa.hàng.vn'],
    ['đại-lý', 'đại-lý.vn'],
    ['\u00d0à-nẵng', 'đà-nẵng.vn'],
    ['\u00f0\u1ea1i-lý', 'đại-lý.vn'],
    ['h\u1ed9i-\u0110\u1ed3ng', 'hội-đồng.vn'],
    ['ưu-đãi', 'ưu-đãi.vn'],
    ['bücher', 'bücher.vn'],
    ['日本', '日本.vn'],
    ['xn--bn-mia', 'bán.vn'],
  ])('the name %s is stored in punycode and shown in letters', (typed, complete) => {
    const stored = record(typed, 'A', '203.0.113.1');
    expect(`${stored.name}.vn`).toBe(ascii(complete));
    expect(`${toDisplayName(stored.name)}.vn`).toBe(complete);
    expect(readZoneFile(DOMAIN, `${typed} A 203.0.113.1`).records).toMatchObject([{ record: stored }]);
    expect(readZoneFile(DOMAIN, `${typed}.${DOMAIN}. A 203.0.113.1`).records).toMatchObject([{ record: stored }]);
  });

  test.each([
    ['_dmarc.bán', '_dmarc.xn--bn-mia'],
    ['*.bán', '*.xn--bn-mia'],
    ['_sip._tcp.bán', '_sip._tcp.xn--bn-mia'],
    [`bán.${DOMAIN}`, 'xn--bn-mia'],
    [`bán.${DOMAIN}.`, 'xn--bn-mia'],
  ])('%s is stored as %s', (typed, name) => expect(record(typed, 'TXT', 'a').name).toBe(name));

  test.each([
    ['CNAME', 'tiệm.vn', ascii('tiệm.vn')],
    ['CNAME', 'Tiệm.VN.', ascii('tiệm.vn')],
    ['MX', '10 thư.tiệm.vn', `10 ${ascii('thư.tiệm.vn')}`],
    ['NS', 'ns1.tiệm.vn', ascii('ns1.tiệm.vn')],
    ['SRV', '1 2 3 gọi.tiệm.vn', `1 2 3 ${ascii('gọi.tiệm.vn')}`],
    ['HTTPS', '1 tiệm.vn alpn=h2', `1 ${ascii('tiệm.vn')} alpn=h2`],
    ['SVCB', '0 tiệm.vn', `0 ${ascii('tiệm.vn')}`],
  ])('the target of %s %s is stored in punycode and shown in letters', (type, typed, value) => {
    const stored = record('_a._b', type, typed);
    expect(stored.value).toMatch(/^[ -~]*$/);
    expect(stored.value).toBe(value);
    expect(toDisplayRecord(stored).value).toBe(typed.toLowerCase().replace(/\.$/, ''));
  });

  test('the domain itself may have letters', () => {
    const domain = ascii('tiệm-bánh.vn');
    const read = (name: string) => parseRecord(domain, { name, type: 'A', ttl: '60', value: '203.0.113.1' });
    expect(read('www.tiệm-bánh.vn')).toMatchObject({ value: { name: 'www' } });
    expect(read('Tiệm-Bánh.vn.')).toMatchObject({ value: { name: '@' } });
  });

  test.each(['bán hàng', 'bán!', '-bán', 'bán-', 'a\u{202e}b.', 'đ'.repeat(60), '😀'])('%j is no name', (name) =>
    expect(parseRecord(DOMAIN, { name, type: 'A', ttl: '60', value: '203.0.113.1' })).toMatchObject({
      failure: { name: 'dns-name' },
    }),
  );

  test.each(['xn--a', 'xn--999999999', 'xn--', 'xn--bn-mia-', '_dmarc', 'tiem', 'XN--'.toLowerCase()])(
    '%j is shown as it is',
    (name) => expect(toDisplayName(name)).toBe(name),
  );

  test('a text keeps what looks like punycode', () => {
    const text = record('a', 'TXT', 'xn--bn-mia is not xn--tim-5kz.vn');
    expect(toDisplayRecord(text)).toEqual(text);
  });
});
