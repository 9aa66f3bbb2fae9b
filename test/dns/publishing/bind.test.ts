import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rfc2136Publisher } from '#backend/dns-zones/publishing/rfc2136/rfc2136-publisher.ts';
import { DOMAIN, record } from '#test/dns/any-record.ts';
import { describeLaws } from '#test/kit/law.ts';
import { type BindServer, hasBind, startBind } from '#test/kit/servers/bind.ts';
import { askZone, digShort } from './ask-zone.ts';
import { dnsPublisherLaws, type PublisherSubject, publish, zoneOf } from './dns-publisher.contract.ts';

/** Continuous integration has it; elsewhere it may be missing. */
describe.runIf(process.env.CI === 'true' || hasBind)('BIND', () => {
  let server: BindServer;
  beforeAll(async () => {
    server = await startBind();
  });
  afterAll(() => server.stop());

  const isThere = async () => (await digShort(server.port, DOMAIN, 'SOA')).length > 0;
  const isMade = () => existsSync(join(server.folder, 'zones', `${DOMAIN}.db`));
  const inCatalogue = async () =>
    (await digShort(server.port, '-k', server.keyFile, server.settings.catalogue, 'AXFR')).some((each) =>
      each.includes(`${DOMAIN}.`),
    );
  /** Until the script has done what the catalogue says. */
  const settle = async (): Promise<void> => {
    const isWanted = await inCatalogue();
    await vi.waitUntil(async () => isMade() === isWanted && (isWanted ? await isThere() : true), { timeout: 60_000 });
  };
  const open = async (): Promise<PublisherSubject> => {
    const publisher = rfc2136Publisher(server.settings, Date);
    expect(await publisher.remove(DOMAIN)).toMatchObject({ ok: true });
    await settle();
    if (await isThere()) await server.rndc('delzone', '-clean', DOMAIN);
    return {
      publisher,
      ask: () => askZone(server.port, ['-k', server.keyFile]),
      settle,
      plant: async (address) => {
        const text = `@ 3600 IN SOA ns1.example.vn. a.b. 7 1 1 1 1\n@ IN NS ns1.example.vn.\n@ 3600 IN A ${address}\n`;
        writeFileSync(join(server.folder, 'foreign.db'), text);
        await server.rndc('addzone', DOMAIN, '{ type primary; file "foreign.db"; };');
      },
      cases: 40,
    };
  };
  describeLaws('keeps the laws of a publisher', dnsPublisherLaws, open);

  test('a wrong key is told, whether its name or its secret is wrong, and a server that is down', async () => {
    const subject = await open();
    const { settings } = server;
    const keys = [
      { ...settings.key, secret: Buffer.from('mot-khoa-khac-han-cua-nguoi-khac') },
      { ...settings.key, name: 'other.' },
    ];
    for (const key of keys) {
      const wrong = rfc2136Publisher({ ...settings, key }, Date);
      expect(await wrong.publish(zoneOf([], 100))).toEqual({ ok: false, failure: { kind: 'denied' } });
      expect(await wrong.remove(DOMAIN)).toEqual({ ok: false, failure: { kind: 'denied' } });
    }
    const [before, after] = [[record('@', 'A', '203.0.113.1')], [record('@', 'A', '203.0.113.2')]];
    expect(await publish(subject, zoneOf(before, 100))).toMatchObject({ ok: true });
    await server.kill();
    expect(await subject.publisher.publish(zoneOf(after, 200))).toEqual({
      ok: false,
      failure: { kind: 'unreachable' },
    });
    await server.start();
    expect(await digShort(server.port, DOMAIN, 'A')).toEqual(['203.0.113.1']);
    expect(await publish(subject, zoneOf(after, 200))).toMatchObject({ ok: true });
    expect(await digShort(server.port, DOMAIN, 'A')).toEqual(['203.0.113.2']);
  });
});
