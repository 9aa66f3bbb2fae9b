import { describe, expect, test } from 'vitest';
import { parseRecord } from '#core/dns/parse-record.ts';
import { templateDifference, templatesFor } from '#core/dns/templates.ts';
import { applyDifference } from '#core/dns/zone.ts';
import { serviceId } from '#core/shared/ids.ts';
import { DOMAIN, record } from './any-record.ts';

const rented = {
  id: serviceId('1'),
  name: 'web-01',
  status: 'COMPLETED',
  type: 'cloud-server',
  address: '203.0.113.10',
  ips: ['203.0.113.10', '2001:db8::10'],
  urlPublic: null,
} as const;
const mail = {
  ...rented,
  id: serviceId('2'),
  name: 'Thư',
  type: 'mail-server',
  urlPublic: 'https://mail-1.may.example',
};
const templates = templatesFor(DOMAIN, [rented, mail, { ...rented, id: serviceId('3'), status: 'CLOSED' }]);
const before = [
  record('@', 'A', '198.51.100.1'),
  record('@', 'MX', '10 mail.example.com'),
  record('@', 'TXT', 'google-site-verification=abc'),
  record('@', 'TXT', 'v=spf1 -all'),
  record('autodiscover', 'A', '198.51.100.1'),
  record('www', 'CNAME', 'shop.example.com'),
  record('@', 'HTTPS', '1 . ipv4hint=198.51.100.1'),
];

describe('templates of records', () => {
  test('a customer gets those of running services, and of two other offers', () => {
    expect(templates.map(({ key }) => key)).toEqual(['server-1', 'mail-2', 'google', 'microsoft-365']);
  });

  test.each(templates.map((template) => [template.key, template] as const))(
    '%s has canonical records, fits into the zone, and changes nothing when it is applied again',
    (_, template) => {
      for (const each of template.records)
        expect(parseRecord(DOMAIN, { ...each, ttl: String(each.ttl) })).toEqual({ ok: true, value: each });
      const after = applyDifference(DOMAIN, before, templateDifference(before, template));
      if (!after.ok) throw new Error(after.failure.problem);
      expect(after.value).toEqual(expect.arrayContaining([...template.records]));
      expect(after.value).toContainEqual(record('@', 'TXT', 'google-site-verification=abc'));
      expect(templateDifference(after.value, template)).toEqual({ removed: [], added: [] });
    },
  );

  test('the web site moves to the addresses of the server, and mail stays', () => {
    const [server] = templates;
    const { removed, added } = server ? templateDifference(before, server) : { removed: [], added: [] };
    expect(removed).toEqual([
      record('@', 'A', '198.51.100.1'),
      record('www', 'CNAME', 'shop.example.com'),
      record('@', 'HTTPS', '1 . ipv4hint=198.51.100.1'),
    ]);
    expect(added).toHaveLength(4);
  });

  test('Microsoft names its mail server after the domain', () => {
    expect(templates.at(-1)?.records).toContainEqual(record('@', 'MX', '0 tiem-banh-com.mail.protection.outlook.com'));
  });
});
