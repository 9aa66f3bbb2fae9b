import { expect, inject, test } from 'vitest';
import { restConsentRegistry } from '#adapters/rest/consent-registry.ts';
import { rateLimits } from '#backend/authorisation/rate-limits.ts';
import { eachBackend, freshToken, runSql } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { consentRegistryContract, type RegistrySubject } from './consent-registry.contract.ts';

const consent = { version: 1, decidedAt: 1_790_000_000_000, granted: { chat: true, statistics: false, ads: false } };
const ID = 'c'.repeat(32);

eachBackend('proofs of consent', (backend) => {
  const rowOf = async (id: string) => (await runSql(backend, `select * from consent_proofs where id = '${id}'`))[0];
  const open = async (): Promise<RegistrySubject> => {
    // Laws generate the same ids repeatedly, and all runs share one backend.
    await runSql(backend, 'delete from consent_proofs');
    return {
      registry: restConsentRegistry(wireClient(backend, '', inject('secrets').anonymous)),
      stored: async (id) => {
        const row = await rowOf(id);
        if (row === undefined) return null;
        const granted = { chat: row.chat === true, statistics: row.statistics === true, ads: row.ads === true };
        return { version: Number(row.version), decidedAt: Number(row.chosen_at), granted };
      },
    };
  };
  consentRegistryContract('the registry over REST', open);

  test('CON-01 a proof contains no personal data: it stores an id, the choice and its times', async () => {
    await (await open()).registry.record(ID, consent);
    expect(Object.keys((await rowOf(ID)) ?? {}).toSorted()).toEqual([
      'ads',
      'chat',
      'chosen_at',
      'id',
      'received_at',
      'statistics',
      'version',
    ]);
  });

  test('CON-01 a visitor, or a caller without a valid token, cannot store a proof', async () => {
    const visitors = [
      wireClient(backend, '', await freshToken(backend)),
      wireClient(backend, ''),
      wireClient(backend, '', 'x'),
    ];
    for (const client of visitors)
      expect(await restConsentRegistry(client).record('d'.repeat(32), consent)).toEqual({
        ok: false,
        failure: { kind: 'denied' },
      });
    expect(await rowOf('d'.repeat(32))).toBeUndefined();
  });

  test('V2.4.1 an address that has used up its proofs stores no more, others do', async () => {
    const post = (id: string, address: string) =>
      fetch(`${backend.url}/consent/v1/proofs`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${inject('secrets').anonymous}`,
          'x-forwarded-for': address,
        },
        body: JSON.stringify({ id, version: 1, at: 1, ...consent.granted }),
      }).then(({ status }) => status);
    expect(await post('1'.repeat(32), '198.19.7.1')).toBe(200);
    await runSql(
      backend,
      `update throttles set count = ${rateLimits.consentProof.most} where key like 'consentProof %'`,
    );
    expect(await post('2'.repeat(32), '198.19.7.1')).toBe(429);
    expect(await post('3'.repeat(32), '198.19.7.2')).toBe(200);
    expect(await rowOf('2'.repeat(32))).toBeUndefined();
  });

  test('CON-01 an invalid proof is rejected', async () => {
    const { registry } = await open();
    for (const [id, at] of [
      ['kurz', 1],
      ['E'.repeat(32), 1],
      [ID, -1],
      [ID, 1.5],
    ] as const)
      expect(await registry.record(id, { ...consent, decidedAt: at })).toMatchObject({
        ok: false,
        failure: { kind: 'rejected' },
      });
  });
});
