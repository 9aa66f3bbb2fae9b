import {
  completeName,
  type DnsPublisher,
  isAnswer,
  isLaterSerial,
  type PublishedZone,
  type PublishFailure,
} from '#backend/dns-zones/publishing/dns-publisher.port.ts';
import type { MasterRecord } from '#core/dns/write-zone-file.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { type PowerDnsApi, powerDnsApi, type RecordSet, type StoredZone, zonePath } from './powerdns-api.ts';

/** Marks the zones of this shop; those without the mark belong to somebody else. */
const ACCOUNT = 'shop';

/** An address that holds one of IPv4 ends in that one, as the C library writes it: `::0.1.0.0` for `::1:0`. */
const withIpv4 = (data: string): string =>
  data.replace(/(?<=[=,])::(ffff:)?([\da-f]{1,4}):([\da-f]{1,4})(?=[, ]|$)/g, (_, mapped = '', ...words) => {
    const [high, low] = words
      .slice(0, 2)
      .map((word) => Number.parseInt(word, 16))
      .map((word) => [word >> 8, word & 255]);
    return `::${mapped}${[high, low].flat().join('.')}`;
  });

/** PowerDNS 4.7 refuses parameters of a service binding that are not written as it writes them. */
const toContent = ({ type, data }: MasterRecord): string =>
  type === 'HTTPS' || type === 'SVCB'
    ? withIpv4(data)
        .replace(/ dohpath=/, ' key7=')
        .replace(/ (key\d+|ech)(?:=(\S*))?(?= |$)/g, ' $1="$2"')
    : data;

const recordSetsOf = ({ name: zone, records }: PublishedZone): readonly RecordSet[] => {
  const sets = new Map<string, RecordSet>();
  for (const each of records) {
    const [name, { type, ttl }] = [completeName(zone, each.name), each];
    const set = sets.get(`${name} ${type}`) ?? { name, type, ttl, records: [] };
    sets.set(`${name} ${type}`, { ...set, records: [...set.records, { content: toContent(each) }] });
  }
  return [...sets.values()];
};

const identityOf = ({ name, type, ttl, records }: RecordSet): string =>
  JSON.stringify([name, type, ttl, records.map(({ content }) => content).toSorted()]);

/** What leads from the stored record sets to the wanted ones. */
const changesOf = (stored: readonly RecordSet[], wanted: readonly RecordSet[]): readonly object[] => {
  const [old, names] = [new Set(stored.map(identityOf)), new Set(wanted.map(({ name, type }) => `${name} ${type}`))];
  return [
    ...stored
      .filter(({ name, type }) => !names.has(`${name} ${type}`))
      .map(({ name, type }) => ({ name, type, changetype: 'DELETE' })),
    ...wanted.filter((each) => !old.has(identityOf(each))).map((each) => ({ ...each, changetype: 'REPLACE' })),
  ];
};

const serialOf = ({ rrsets }: StoredZone): number | null => {
  const soa = rrsets.find(({ type }) => type === 'SOA')?.records[0]?.content.split(' ')[2];
  return soa === undefined ? null : Number(soa);
};

/** The serial is that of the shop, and the zone can be transferred to secondary servers. */
const make = async (
  api: PowerDnsApi,
  name: string,
  rrsets: readonly RecordSet[],
): Promise<Result<null, PublishFailure>> => {
  const zone = { name: `${name}.`, kind: 'Master', account: ACCOUNT, soa_edit_api: '', api_rectify: true, rrsets };
  const made = await api.send('POST', '/zones', zone);
  // It may remember that there was no such zone.
  return made.ok ? api.send('PUT', `/cache/flush?domain=${name}.`) : made;
};

const writeRecords = async (
  api: PowerDnsApi,
  zone: PublishedZone,
  stored: StoredZone | null,
): Promise<Result<null, PublishFailure>> => {
  const wanted = recordSetsOf(zone);
  if (stored === null) return make(api, zone.name, wanted);
  if (stored.account !== ACCOUNT) return fail({ kind: 'foreign-zone' });
  const serial = serialOf(stored);
  if (serial !== null && isLaterSerial(serial, zone.serial)) return fail({ kind: 'newer-there', serial });
  const rrsets = changesOf(stored.rrsets, wanted);
  return rrsets.length === 0 ? ok(null) : api.send('PATCH', zonePath(zone.name), { rrsets });
};

/** Keys are made with the first signature and thrown away with the last; CDS and CDNSKEY tell the registry of them. */
const setSigned = async (api: PowerDnsApi, name: string, isSigned: boolean): Promise<Result<null, PublishFailure>> => {
  if (isSigned)
    for (const [kind, value] of [
      ['PUBLISH-CDS', '2'],
      ['PUBLISH-CDNSKEY', '1'],
    ]) {
      const result = await api.send('PUT', `${zonePath(name)}/metadata/${kind}`, { kind, metadata: [value] });
      if (!result.ok) return result;
    }
  return api.send('PUT', zonePath(name), { dnssec: isSigned, api_rectify: true });
};

/** A name that no zone can have, so that the answer is short. [RFC 2606] */
const NOBODYS = 'invalid';

/** PowerDNS 4.7 or newer by its HTTP API, with a backend that keeps DNSSEC keys. */
export const powerDnsPublisher = (settings: { readonly url: string; readonly key: string }): DnsPublisher => {
  const api = powerDnsApi(settings);
  return {
    canSign: true,
    publish: async (zone) => {
      const { name, isSigned } = zone;
      const stored = await api.load(name);
      if (!stored.ok) return stored;
      const written = await writeRecords(api, zone, stored.value);
      if (!written.ok) return written;
      if (isSigned !== (stored.value?.dnssec ?? false)) {
        const set = await setSigned(api, name, isSigned);
        if (!set.ok) return set;
      }
      const digests = isSigned ? await api.loadDigests(name) : ok([]);
      return digests.ok ? ok({ ds: digests.value }) : digests;
    },
    remove: async (name) => {
      const stored = await api.load(name);
      if (!stored.ok) return stored;
      return stored.value?.account === ACCOUNT ? api.send('DELETE', zonePath(name)) : ok(null);
    },
    answers: async () => isAnswer(await api.load(NOBODYS)),
  };
};
