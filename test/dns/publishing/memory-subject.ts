import { type SandboxZones, sandboxPublisher } from '#backend/dns-zones/publishing/sandbox-publisher.ts';
import { sortRecords } from '#core/dns/zone.ts';
import { readZoneFile } from '#core/dns/zone-file.ts';
import { DOMAIN, record } from '#test/dns/any-record.ts';
import { MANY_CASES } from '#test/kit/test-size.ts';
import { type Answered, type PublisherSubject, zoneOf } from './dns-publisher.contract.ts';

/** As a name server answers that reads the records of a master file. */
const answerOf = (zones: SandboxZones): Answered | null => {
  const zone = zones.get(DOMAIN);
  if (!zone) return null;
  const lines = zone.records.map(({ name, ttl, type, data }) => [name, ttl, 'IN', type, data].join('\t'));
  const own = (wanted: string) => zone.records.filter(({ name, type }) => name === '@' && type === wanted);
  return {
    serial: Number(own('SOA')[0]?.data.split(' ')[2]),
    nameServers: own('NS').map(({ data }) => data.replace(/\.$/, '')),
    records: sortRecords(readZoneFile(DOMAIN, lines.join('\n')).records.map((each) => each.record)),
  };
};

export const memoryPublisherSubject = async (): Promise<PublisherSubject> => {
  const zones: SandboxZones = new Map();
  return {
    publisher: sandboxPublisher(zones),
    ask: async () => answerOf(zones),
    settle: async () => undefined,
    plant: async (address) => {
      zones.set(DOMAIN, { ...zoneOf([record('@', 'A', address)], 1), isForeign: true });
    },
    cases: MANY_CASES / 10,
  };
};
