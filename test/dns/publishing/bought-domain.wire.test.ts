import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Backend } from '#backend/server.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { parseRecord } from '#core/dns/parse-record.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { wireZoneSubject } from '#test/dns/wire-zone-subject.ts';
import { loadZone, type ZoneSubject } from '#test/dns/zone-subject.ts';
import { runSql } from '#test/kit/backends/backends.ts';
import { startOwnBackend } from '#test/kit/backends/own-backend.ts';
import { startLoginServer } from '#test/kit/login-door.ts';
import { hasBind, startBind } from '#test/kit/servers/bind.ts';
import { hasPowerDns, type NameServerProcess, startPowerDns } from '#test/kit/servers/power-dns.ts';
import { domainLine, lineFor, unwrap } from '#test/payment/payment-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { dig, digShort } from './ask-zone.ts';

type Running = { readonly server: NameServerProcess; readonly settings: Readonly<Record<string, string>> };

const powerDns = async (): Promise<Running> => {
  const server = await startPowerDns();
  const { url, key } = server;
  return { server, settings: { DNS_PUBLISHER: 'powerdns', POWERDNS_API_URL: url, POWERDNS_API_KEY: key } };
};
const bind = async (): Promise<Running> => {
  const server = await startBind();
  const { port, key, catalogue } = server.settings;
  return {
    server,
    settings: {
      DNS_PUBLISHER: 'rfc2136',
      RFC2136_SERVER: `127.0.0.1:${port}`,
      RFC2136_KEY_NAME: 'shop',
      RFC2136_SECRET: key.secret.toString('base64'),
      RFC2136_CATALOGUE: catalogue,
    },
  };
};

/** Between an edit and the answer of the name server, on a machine that also runs the shop. */
const EDIT_ANSWERED_MS = 5_000;

const hosting = seedProducts.find(({ type }) => type === 'web-hosting');

/** An answer with this address and its signature, in any order. */
const signed = (address: string): RegExp => new RegExp(`^(?=[\\s\\S]*RRSIG\\s+A 13)[\\s\\S]*\\sA\\s+${address}`);

/** Until it holds; the test ends it when it never does. */
const until = (holds: () => Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(holds, { timeout: 120_000, interval: 200 });

/** Continuous integration has both; elsewhere they may be missing. */
const isWhole = process.env.CI === 'true';

describe.each([
  { name: 'PowerDNS', start: powerDns, signs: true, isThere: isWhole || hasPowerDns },
  { name: 'BIND', start: bind, signs: false, isThere: isWhole || hasBind },
])('a domain of the shop on $name', ({ start, signs, isThere }) => {
  let running: Running;
  let backend: Backend & { readonly doorUrl: string };
  let door: Awaited<ReturnType<typeof startLoginServer>>;
  let subject: ZoneSubject;
  beforeAll(async () => {
    if (!isThere) return;
    running = await start();
    const own = await startOwnBackend({ ...running.settings, SANDBOX_CLOCK: '1' });
    door = await startLoginServer([own]);
    backend = { ...own, doorUrl: `${door.url}/?backend=0` };
    subject = await wireZoneSubject(backend);
  });
  afterAll(async () => {
    if (!isThere) return;
    await backend.close();
    door.close();
    await running.server.stop();
  });

  const addressesOf = (domain: string) => digShort(running.server.port, domain, 'A');
  const answers = (domain: string, ...addresses: readonly string[]) =>
    until(async () => JSON.stringify(await addressesOf(domain)) === JSON.stringify(addresses.toSorted()));
  /** The domain leads to this address alone. */
  const edit = async (id: ServiceId, address: string): Promise<void> => {
    const { domain, version, records } = await loadZone(subject, id);
    const added = [unwrap(parseRecord(domain, { name: '@', type: 'A', value: address, ttl: '300' }))];
    const removed = records.filter(({ name, type }) => name === '@' && type === 'A');
    const change = { version, origin: 'edit', removed, added } as const;
    unwrap(await subject.zones.change(id, change, subject.newIdempotencyKey()));
  };
  const isCurrent = (id: ServiceId) => until(async () => (await loadZone(subject, id)).publication?.isCurrent === true);
  const buy = async (...more: Parameters<typeof runServices>[1] & object) => {
    const name = subject.freeDomain('.com');
    const services = await runServices(subject, [domainLine(name), ...more]);
    const bought = services.find((each) => each.name === name);
    if (!bought) throw new Error('the domain was not bought');
    return { name, id: bought.id, services };
  };

  test.runIf(isThere)(
    'DOM-01 leads to the hosting of its order before an edit, and to the new address after it',
    async () => {
      const { name, id, services } = await buy(lineFor((slug) => slug === hosting?.slug));
      const other = services.find((each) => each.id !== id);
      const { ips } = unwrap(await subject.services.detail(other?.id ?? id));
      expect(ips).not.toEqual([]);
      await answers(name, ...ips.filter((each) => !each.includes(':')));
      expect(await dig(running.server.port, name, 'SOA')).toMatch(/flags:[^;]* aa/);
      await isCurrent(id);
      const editedAt = performance.now();
      await edit(id, '203.0.113.99');
      await answers(name, '203.0.113.99');
      expect(performance.now() - editedAt).toBeLessThan(EDIT_ANSWERED_MS);
      await isCurrent(id);
      expect((await loadZone(subject, id)).publication?.publishedAt).toBeGreaterThan(0);
    },
  );

  test.runIf(isThere)(
    'DOM-01 what was edited while the server is down arrives when it is back, the newest only',
    async () => {
      const { name, id } = await buy();
      await edit(id, '203.0.113.1');
      await answers(name, '203.0.113.1');
      await running.server.kill();
      for (const last of [2, 3, 4]) await edit(id, `203.0.113.${last}`);
      const rows = () =>
        runSql(backend, `select tries, failure->>'kind' as kind from dns_publications where domain = '${name}'`);
      await until(async () => (await rows())[0]?.kind === 'unreachable');
      expect((await loadZone(subject, id)).publication).toMatchObject({ isCurrent: false });
      await running.server.start();
      const seen = new Set<string>();
      await until(async () => {
        const address = (await addressesOf(name)).join();
        seen.add(address);
        return address === '203.0.113.4';
      });
      expect([...seen].filter((address) => !['203.0.113.1', '203.0.113.4'].includes(address))).toEqual([]);
      await isCurrent(id);
      expect(await rows()).toEqual([{ tries: 0, kind: null }]);
    },
  );

  test.runIf(isThere)(
    'DOM-01 a domain that ended is not answered any more, and one that moved is for two days',
    async () => {
      const [moved, ended] = [await buy(), await buy()];
      for (const { id, name } of [moved, ended]) {
        await edit(id, '203.0.113.7');
        await answers(name, '203.0.113.7');
      }
      await runSql(backend, `update cloud_services set status = 'CANCELLED' where id = '${ended.id}'`);
      await answers(ended.name);
      const servers = ['ns1.noi-khac.vn', 'ns2.noi-khac.vn'].map((host) => ({ host, addresses: [] }));
      await runSql(
        backend,
        `insert into domain_settings (service_id, version, name_servers, is_locked, contacts, codes_sent, updated_at)
       select id, 1, '${JSON.stringify({ kind: 'own', servers })}', true, '{}', '[]', extract(epoch from now()) * 1000
       from cloud_services where id = '${moved.id}'`,
      );
      await edit(moved.id, '203.0.113.8');
      expect(await addressesOf(moved.name)).toEqual(['203.0.113.7']);
      await runSql(backend, `update domain_settings set updated_at = 0 where service_id = '${moved.id}'`);
      await answers(moved.name);
      expect(
        await runSql(backend, `select 1 from dns_publications where domain in ('${moved.name}', '${ended.name}')`),
      ).toEqual([]);
    },
  );

  test.runIf(isThere && signs)(
    'DOM-01 signatures are switched on and off, and the registry is told the digest of the key',
    async () => {
      const { name, id } = await buy();
      await edit(id, '203.0.113.5');
      await answers(name, '203.0.113.5');
      unwrap(await subject.zones.setSigned(id, true, subject.newIdempotencyKey()));
      await isCurrent(id);
      const { signing } = await loadZone(subject, id);
      expect(signing).toEqual({ isOn: true, digests: [expect.stringMatching(/^\d+ 13 2 [\da-f]{64}$/)] });
      expect(await dig(running.server.port, '+dnssec', name, 'A')).toMatch(signed('203.0.113.5'));
      await edit(id, '203.0.113.6');
      await isCurrent(id);
      expect(await dig(running.server.port, '+dnssec', name, 'A')).toMatch(signed('203.0.113.6'));
      unwrap(await subject.zones.setSigned(id, false, subject.newIdempotencyKey()));
      await isCurrent(id);
      expect(await dig(running.server.port, '+dnssec', name, 'A')).not.toMatch(/RRSIG/);
      expect((await loadZone(subject, id)).signing).toEqual({ isOn: false, digests: [] });
    },
  );

  test.runIf(isThere && !signs)(
    'DOM-01 no switch is offered for signatures that the server does not make',
    async () => {
      const { id } = await buy();
      expect((await loadZone(subject, id)).signing).toBeNull();
      expect(await subject.zones.setSigned(id, true, subject.newIdempotencyKey())).toMatchObject({
        failure: { kind: 'not-found' },
      });
    },
  );
});
