import { expect, test } from 'vitest';
import { parseRecord } from '#core/dns/parse-record.ts';
import { eachBackend, eachRealBackend } from '#test/kit/backends/backends.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { wireZoneSubject } from './wire-zone-subject.ts';
import { zoneGatewayContract } from './zone-gateway.contract.ts';
import { loadZone, runDomain } from './zone-subject.ts';

eachBackend('records of domains', (backend) => {
  zoneGatewayContract('the records of domains over the reference backend', () => wireZoneSubject(backend));
});

eachRealBackend('two tabs', (backend) => {
  test('of eight tabs that save at once one wins, and the others are told', async () => {
    const subject = await wireZoneSubject(backend);
    const id = await runDomain(subject);
    const { domain } = await loadZone(subject, id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, tab) => {
        const typed = { name: `tab${tab}`, type: 'A', value: `203.0.113.${tab}`, ttl: '300' };
        const added = [unwrap(parseRecord(domain, typed))];
        return subject.zones.change(
          id,
          { version: 0, origin: 'edit', removed: [], added },
          subject.newIdempotencyKey(),
        );
      }),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const each of answers)
      if (!each.ok)
        expect(each.failure).toMatchObject({ kind: 'rejected', code: 'zone-changed', detail: { version: 1 } });
    expect(await loadZone(subject, id)).toMatchObject({ version: 1, records: [{ type: 'A' }] });
  });
});
