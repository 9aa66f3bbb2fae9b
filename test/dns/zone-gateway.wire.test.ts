import { expect, test } from 'vitest';
import { graphqlServiceGateway } from '#adapters/graphql/service-gateway.ts';
import { restZoneGateway } from '#adapters/rest/zone-gateway.ts';
import { parseRecord } from '#core/dns/parse-record.ts';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, eachRealBackend, freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { zoneGatewayContract } from './zone-gateway.contract.ts';
import { loadZone, runDomain, type ZoneSubject } from './zone-subject.ts';

const open = async (backend: TestBackend): Promise<ZoneSubject> => {
  const [customer, other, guest] = [await freshLogin(backend), await freshLogin(backend), await freshToken(backend)];
  const services = (held: string) => graphqlServiceGateway(wireClient(backend, '/cloud-service-api/graphql', held));
  const zones = (held: string) => restZoneGateway(wireClient(backend, '', held));
  return {
    ...(await backendPaymentSubjectOf(backend, token(customer.token))),
    owner: partyId(customer.partyId),
    services: services(customer.token),
    other: { services: services(other.token), owner: partyId(other.partyId) },
    guest: services(guest),
    zones: zones(customer.token),
    others: zones(other.token),
    guests: zones(guest),
  };
};

eachBackend('records of domains', (backend) => {
  zoneGatewayContract('the records of domains over the reference backend', () => open(backend));
});

eachRealBackend('two tabs', (backend) => {
  test('of eight tabs that save at once one wins, and the others are told', async () => {
    const subject = await open(backend);
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
