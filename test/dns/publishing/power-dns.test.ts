import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { powerDnsPublisher } from '#backend/dns-zones/publishing/powerdns/powerdns-publisher.ts';
import { DOMAIN, record } from '#test/dns/any-record.ts';
import { describeLaws } from '#test/kit/law.ts';
import { hasPowerDns, startPowerDns } from '#test/kit/servers/power-dns.ts';
import { askZone, dig, digShort } from './ask-zone.ts';
import { dnsPublisherLaws, type PublisherSubject, zoneOf } from './dns-publisher.contract.ts';

/** Continuous integration has it; elsewhere it may be missing. */
describe.runIf(process.env.CI === 'true' || hasPowerDns)('PowerDNS', () => {
  let server: Awaited<ReturnType<typeof startPowerDns>>;
  beforeAll(async () => {
    server = await startPowerDns();
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: object) =>
    fetch(`${server.url}/api/v1/servers/localhost${path}`, {
      method,
      headers: { 'x-api-key': server.key },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const open = async (): Promise<PublisherSubject> => {
    await call('DELETE', `/zones/${DOMAIN}.`);
    return {
      publisher: powerDnsPublisher(server),
      ask: () => askZone(server.port),
      settle: async () => undefined,
      plant: async (address) => {
        const rrsets = [{ name: `${DOMAIN}.`, type: 'A', ttl: 3_600, records: [{ content: address }] }];
        const made = await call('POST', '/zones', { name: `${DOMAIN}.`, kind: 'Native', nameservers: [], rrsets });
        expect(made.status).toBe(201);
      },
      cases: 60,
    };
  };
  describeLaws('keeps the laws of a publisher', dnsPublisherLaws, open);

  test('DOM-01 a signed zone is answered with signatures, CDS and CDNSKEY, and its DS is that of its key', async () => {
    const { publisher } = await open();
    const result = await publisher.publish(zoneOf([record('www', 'A', '203.0.113.7')], 100, true));
    const [ds = ''] = result.ok ? result.value.ds : [];
    const cds = await digShort(server.port, DOMAIN, 'CDS');
    expect(cds.map((each) => each.toLowerCase().replace(/ (?=[\da-f]+$)/, ''))).toContain(
      ds.replace(/ (?=[\da-f]{8}$)/, ''),
    );
    expect(await digShort(server.port, DOMAIN, 'CDNSKEY')).toHaveLength(1);
    expect(await dig(server.port, '+dnssec', `www.${DOMAIN}`, 'A')).toMatch(/\bRRSIG\s+A 13\b/);
    await publisher.publish(zoneOf([record('www', 'A', '203.0.113.7')], 200, false));
    expect(await dig(server.port, '+dnssec', `www.${DOMAIN}`, 'A')).not.toMatch(/RRSIG/);
    expect(await digShort(server.port, DOMAIN, 'CDS')).toEqual([]);
  });

  test('DOM-01 a hint with an address that holds one of IPv4 is taken, and published again changes nothing', async () => {
    const { publisher } = await open();
    const hints = ['::1:0', '::ffff:102:304', '::a:b', '::1', '2001:db8::1:0', '::1:0,2001:db8::a:b'];
    for (const [at, hint] of hints.entries()) {
      const zone = zoneOf([record('www', 'HTTPS', `1 a.example ipv6hint=${hint}`)], 100 + at);
      expect([hint, await publisher.publish(zone)]).toEqual([hint, { ok: true, value: { ds: [] } }]);
      expect([hint, await publisher.publish(zone)]).toEqual([hint, { ok: true, value: { ds: [] } }]);
      expect(await digShort(server.port, `www.${DOMAIN}`, 'HTTPS')).toHaveLength(1);
    }
  });

  test('a wrong key is told, and a server that is down', async () => {
    await open();
    const wrong = powerDnsPublisher({ ...server, key: 'khac' });
    expect(await wrong.publish(zoneOf([], 100))).toEqual({ ok: false, failure: { kind: 'denied' } });
    expect(await wrong.remove(DOMAIN)).toEqual({ ok: false, failure: { kind: 'denied' } });
    await server.kill();
    const publisher = powerDnsPublisher(server);
    expect(await publisher.publish(zoneOf([], 100))).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    await server.start();
    expect(await publisher.publish(zoneOf([], 100))).toMatchObject({ ok: true });
  });
});
