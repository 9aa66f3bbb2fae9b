import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '#backend/server.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { runSql } from '#test/kit/backends/backends.ts';
import { startOwnBackend } from '#test/kit/backends/own-backend.ts';
import { startLoginServer } from '#test/kit/login-door.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { wireZoneSubject } from './wire-zone-subject.ts';
import { loadZone, runDomain, type ZoneSubject } from './zone-subject.ts';

const ROUTER = '203.0.113.50';

/** A router sets an address, as dyndns2 says. */
describe('GET /nic/update', () => {
  let backend: Backend & { readonly doorUrl: string };
  let door: Awaited<ReturnType<typeof startLoginServer>>;
  let subject: ZoneSubject;
  let id: ServiceId;
  let domain: string;
  beforeAll(async () => {
    const own = await startOwnBackend({ SANDBOX_CLOCK: '1', TRUST_PROXY: '127.0.0.1' });
    door = await startLoginServer([own]);
    backend = { ...own, doorUrl: `${door.url}/?backend=0` };
    subject = await wireZoneSubject(backend);
    id = await runDomain(subject);
    domain = (await loadZone(subject, id)).domain;
  });
  afterAll(async () => {
    await backend.close();
    door.close();
  });

  const tokenFor = async (name: string) => unwrap(await subject.zones.createUpdateToken(id, name));
  const send = async (token: string, query: Readonly<Record<string, string>>, method = 'GET') => {
    const answer = await fetch(`${backend.publicUrl}/nic/update?${new URLSearchParams(query)}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`bat-ky:${token}`).toString('base64')}`,
        'x-forwarded-for': ROUTER,
      },
    });
    return [answer.status, await answer.text()];
  };
  const recordsOf = async (name: string) =>
    (await loadZone(subject, id)).records.filter((each) => each.name === name).map(({ type, value }) => [type, value]);

  test('DOM-01 sets one A and one AAAA record, and says whether they changed', async () => {
    const token = await tokenFor('nha');
    const hostname = `nha.${domain}`;
    expect(await send(token, { hostname, myip: '203.0.113.1' })).toEqual([200, 'good 203.0.113.1']);
    expect(await send(token, { hostname, myip: '203.0.113.1' })).toEqual([200, 'nochg 203.0.113.1']);
    expect(await send(token, { hostname: `${hostname.toUpperCase()}.`, myip: '203.0.113.2' })).toEqual([
      200,
      'good 203.0.113.2',
    ]);
    expect(await send(token, { hostname, myip: '2001:DB8::0:1' }, 'POST')).toEqual([200, 'good 2001:db8::1']);
    expect(await send(token, { hostname })).toEqual([200, `good ${ROUTER}`]);
    expect(await recordsOf('nha')).toEqual([
      ['A', ROUTER],
      ['AAAA', '2001:db8::1'],
    ]);
    const { changes, updates } = await loadZone(subject, id);
    expect(changes[0]).toMatchObject({ origin: 'dynamic', by: 'customer' });
    expect(updates.tokens.find(({ name }) => name === 'nha')?.usedAt).toBeGreaterThan(0);
  });

  test('DOM-01 refuses everything but the address of its own name, and changes nothing then', async () => {
    const token = await tokenFor('www');
    const before = await loadZone(subject, id);
    for (const [query, told] of [
      [{}, 'notfqdn'],
      [{ hostname: 'www' }, 'notfqdn'],
      [{ hostname: domain }, 'nohost'],
      [{ hostname: `nha.${domain}` }, 'nohost'],
      [{ hostname: 'www.cua-nguoi-khac.com' }, 'nohost'],
      [{ hostname: `www.${domain}`, myip: 'khong-phai' }, 'dnserr'],
      [{ hostname: `www.${domain}`, myip: '203.0.113.300' }, 'dnserr'],
    ] as const)
      expect([query, await send(token, query)]).toEqual([query, [200, told]]);
    for (const wrong of ['', 'x', `${token}x`, token.slice(1)])
      expect(await send(wrong, { hostname: `www.${domain}`, myip: '203.0.113.1' })).toEqual([401, 'badauth']);
    expect((await loadZone(subject, id)).version).toBe(before.version);
  });

  test('DOM-01 a token that was replaced or removed sets nothing, nor one of a domain that ended', async () => {
    const query = { hostname: `cu.${domain}`, myip: '203.0.113.1' };
    const old = await tokenFor('cu');
    const token = await tokenFor('cu');
    expect(await send(old, query)).toEqual([401, 'badauth']);
    expect(await send(token, query)).toEqual([200, 'good 203.0.113.1']);
    await runSql(backend, `update cloud_services set status = 'SUSPEND' where id = '${id}'`);
    expect((await send(token, query))[1]).toBe('nochg 203.0.113.1');
    await runSql(backend, `update cloud_services set status = 'CANCELLED' where id = '${id}'`);
    expect(await send(token, query)).toEqual([200, 'nohost']);
    await runSql(backend, `update cloud_services set status = 'COMPLETED' where id = '${id}'`);
    unwrap(await subject.zones.removeUpdateToken(id, 'cu', subject.newIdempotencyKey()));
    expect(await send(token, query)).toEqual([401, 'badauth']);
    expect(await recordsOf('cu')).toEqual([['A', '203.0.113.1']]);
  });

  test('DOM-01 nobody keeps the token, and who uses one too often is told so', async () => {
    const token = await tokenFor('nhieu');
    const kept = JSON.stringify(await runSql(backend, 'select * from dns_update_tokens'));
    expect(kept).not.toContain(token);
    const codes = new Set<unknown>();
    for (let at = 0; at < 70; at += 1) codes.add((await send(token, { hostname: 'khac.vn' }))[1]);
    expect([...codes]).toEqual(['nohost', 'abuse']);
  });
});
