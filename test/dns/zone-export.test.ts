import zonefile from 'dns-zonefile';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportZone, writeZoneFile, type ZoneAuthority } from '#core/dns/write-zone-file.ts';
import { readZoneFile } from '#core/dns/zone-file.ts';
import { nameServersOf } from '#core/domain-control/domain-settings.ts';
import { anyRecord, DOMAIN, record } from './any-record.ts';

const shop: ZoneAuthority = {
  nameServers: [
    { host: 'ns1.example.vn', addresses: [] },
    { host: 'ns2.example.vn', addresses: [] },
  ],
  serial: 7,
};
const own: ZoneAuthority = {
  nameServers: [
    { host: `ns1.${DOMAIN}`, addresses: ['203.0.113.1', '2001:db8::1'] },
    { host: 'ns2.example.vn', addresses: [] },
  ],
  serial: 1,
};

describe('the export of a zone', () => {
  test('another reader finds one SOA record, and the name servers', () => {
    const read = zonefile.parse(exportZone(DOMAIN, [record('www', 'A', '203.0.113.10')], shop));
    expect(read.soa).toMatchObject({ name: '@', mname: 'ns1.example.vn.', rname: `hostmaster.${DOMAIN}.`, serial: 7 });
    expect(read.ns?.map(({ host }) => host)).toEqual(['ns1.example.vn.', 'ns2.example.vn.']);
    expect(read.a).toMatchObject([{ name: 'www', ip: '203.0.113.10' }]);
  });

  test('a name server in the zone itself has its addresses, once', () => {
    const glue = [`ns1.${DOMAIN}.\t3600\tIN\tA\t203.0.113.1`, `ns1.${DOMAIN}.\t3600\tIN\tAAAA\t2001:db8::1`];
    expect(exportZone(DOMAIN, [], own).split('\n')).toEqual(expect.arrayContaining(glue));
    const named = exportZone(DOMAIN, [record('ns1', 'A', '203.0.113.9')], own);
    expect(named).not.toContain('203.0.113.1\n');
    expect(named).toContain('203.0.113.9');
    expect(exportZone(DOMAIN, [record('ns1', 'TXT', 'a')], own)).toContain(glue[0]);
  });

  test('it reads as the same records, because its SOA and name servers are left out', () =>
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 20 }), (records) => {
        const { records: read, problems, remarks } = readZoneFile(DOMAIN, exportZone(DOMAIN, records, shop));
        expect(read.map((each) => each.record)).toEqual(records);
        expect([...problems, ...remarks]).toEqual([]);
      }),
    ));

  test('it is ASCII, and a line is one record', () =>
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 20 }), (records) => {
        const text = exportZone(DOMAIN, records, shop);
        expect(text).toMatch(/^[\t\n -~]*$/);
        expect(text.split('\n')).toHaveLength(records.length + 6);
      }),
    ));

  test('without name servers it has no SOA record', () =>
    expect(exportZone(DOMAIN, [], { nameServers: [], serial: 1 })).toBe(writeZoneFile(DOMAIN, [])));

  test('the name servers are those that answer for the domain, else those of the shop', () => {
    const shopNameServers = ['ns1.example.vn', 'ns2.example.vn'];
    expect(nameServersOf({ nameServers: { kind: 'shop' }, shopNameServers })).toEqual(shop.nameServers);
    expect(nameServersOf({ nameServers: { kind: 'kept' }, shopNameServers })).toEqual(shop.nameServers);
    const servers = own.nameServers;
    expect(nameServersOf({ nameServers: { kind: 'own', servers }, shopNameServers })).toEqual(servers);
  });
});
