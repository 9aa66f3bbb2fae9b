import fc from 'fast-check';
import { expect } from 'vitest';
import { type DnsRecord, recordTypes } from '#core/dns/dns-record.ts';
import { parseRecord, type TypedRecord } from '#core/dns/parse-record.ts';
import { applyDifference, differenceOf, type Zone } from '#core/dns/zone.ts';
import type { ZoneEdit } from '#core/dns/zone-gateway.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { domainLine, expectNotFound, expectRefused, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import { paidOrder, runServices } from '#test/services/service-subject.ts';
import { anyTypedOf, anyTypedRecord } from './any-record.ts';
import { loadZone, runDomain, type ZoneSubject } from './zone-subject.ts';

const nothing: Pick<ZoneEdit, 'removed' | 'added' | 'origin'> = { removed: [], added: [], origin: 'edit' };

const recordIn = ({ domain }: Zone, name: string, type: string, value: string): DnsRecord =>
  unwrap(parseRecord(domain, { name, type, value, ttl: '3600' }));

const add = ({ zones, newIdempotencyKey }: ZoneSubject, id: ServiceId, zone: Zone, ...added: readonly DnsRecord[]) =>
  zones.change(id, { ...nothing, version: zone.version, added }, newIdempotencyKey());

/** Typed records of a zone, as far as they stand beside each other. */
const fitting = ({ domain, records }: Zone, typed: readonly TypedRecord[]): readonly DnsRecord[] =>
  typed.reduce((all, each) => {
    const next = applyDifference(domain, all, { removed: [], added: [unwrap(parseRecord(domain, each))] });
    return next.ok ? next.value : all;
  }, records);

/** Laws of every ZoneGateway adapter. */
export const zoneGatewayLaws: readonly Law<ZoneSubject>[] = [
  {
    name: 'a new domain has an empty zone of version 0, and other services have none',
    check: async (open) => {
      const subject = await open();
      const name = subject.freeDomain('.com');
      const [domain] = await runServices(subject, [domainLine(name)]);
      expect(await loadZone(subject, domain.id)).toEqual({
        domain: name,
        version: 0,
        records: [],
        changes: [],
        publication: null,
        signing: { isOn: false, digests: [] },
        updates: { url: expect.stringMatching(/^http.*\/nic\/update$/), tokens: [] },
        canChange: true,
      });
      const [server] = await runServices(subject, [serverLine()]);
      expectNotFound(await subject.zones.load(server.id));
      const edit = { ...nothing, version: 0 };
      expectNotFound(await subject.zones.change(server.id, edit, subject.newIdempotencyKey()));
    },
  },
  {
    name: 'every accepted change is one version, and its log tells exactly what differs',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      await forAll(
        fc.array(anyTypedRecord, { minLength: 1, maxLength: 12 }),
        async (typed) => {
          const before = await loadZone(subject, id);
          const after = fitting({ ...before, records: [] }, typed);
          const difference = differenceOf(before.records, after);
          const edit = { ...difference, version: before.version, origin: 'import' } as const;
          const now = unwrap(await subject.zones.change(id, edit, subject.newIdempotencyKey()));
          expect(now.records).toEqual(after);
          expect(now).toEqual(await loadZone(subject, id));
          if (difference.removed.length + difference.added.length === 0) return expect(now).toEqual(before);
          expect(now.version).toBe(before.version + 1);
          expect(now.changes[0]).toMatchObject({
            ...difference,
            version: now.version,
            origin: 'import',
            by: 'customer',
          });
          return expect(now.changes.slice(1)).toEqual(before.changes);
        },
        5,
      );
    },
  },
  {
    name: 'a record of every type, and every letter, is stored as it was sent',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const zone = await loadZone(subject, id);
      const samples = recordTypes.map((type) => fc.sample(anyTypedOf(type), { numRuns: 1, seed: 7 })[0]);
      const text = { name: 'a', type: 'TXT', ttl: '3600', value: '"tiệm bánh 😀 \\"\\\\ \\000\\255"' };
      const sent = fitting(zone, [...samples.filter((each) => each !== undefined), text]);
      const now = unwrap(await add(subject, id, zone, ...sent));
      expect(now.records).toEqual(sent);
      expect(await loadZone(subject, id)).toEqual(now);
    },
  },
  {
    name: 'a change against an old version changes nothing',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const zone = await loadZone(subject, id);
      const now = unwrap(await add(subject, id, zone, recordIn(zone, 'www', 'A', '203.0.113.1')));
      expectRefused(await add(subject, id, zone, recordIn(zone, 'ftp', 'A', '203.0.113.1')), 'zone-changed');
      expect(await loadZone(subject, id)).toEqual(now);
    },
  },
  {
    name: 'one idempotency key makes one version, and the same key with another change is refused',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const zone = await loadZone(subject, id);
      const key = subject.newIdempotencyKey();
      const send = (name: string) =>
        subject.zones.change(id, { ...nothing, version: 0, added: [recordIn(zone, name, 'A', '203.0.113.1')] }, key);
      const [first, again] = [unwrap(await send('www')), unwrap(await send('www'))];
      expect(again).toEqual(first);
      expect(again.version).toBe(1);
      expectRefused(await send('ftp'), 'idempotency-key-reused');
    },
  },
  {
    name: 'records that contradict each other are refused together with their reason, and nothing changes',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const zone = await loadZone(subject, id);
      const alias = recordIn(zone, 'shop', 'CNAME', 'a.example.com');
      const refused = await add(subject, id, zone, alias, recordIn(zone, 'shop', 'MX', '10 m.example.com'));
      expectRefused(refused, 'zone-refused');
      expect(refused).toMatchObject({
        failure: { detail: { problem: 'dns-cname-alone', record: 'shop MX 10 m.example.com' } },
      });
      const gone = { ...nothing, version: 0, removed: [alias] };
      const missing = await subject.zones.change(id, gone, subject.newIdempotencyKey());
      expect(missing).toMatchObject({ failure: { detail: { problem: 'dns-missing' } } });
      expect(await loadZone(subject, id)).toEqual(zone);
    },
  },
  {
    name: 'records that no rule has checked are refused',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const zone = await loadZone(subject, id);
      const good = recordIn(zone, 'www', 'A', '203.0.113.1');
      for (const bad of [
        { value: '999.0.0.1' },
        { name: 'WWW' },
        { name: 'a..b' },
        { ttl: 1 },
        { type: 'AAAA' as const },
      ])
        expectRefused(await add(subject, id, zone, { ...good, ...bad }), 'bad-input');
      expect(await loadZone(subject, id)).toEqual(zone);
    },
  },
  {
    name: 'a full zone of 1,000 records is stored, and one more record is refused',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const zone = await loadZone(subject, id);
      const all = Array.from({ length: 1_000 }, (_, at) => recordIn(zone, `h${at}`, 'A', '203.0.113.1'));
      const full = unwrap(await add(subject, id, zone, ...all));
      expect(full.records).toHaveLength(1_000);
      const more = await add(subject, id, full, recordIn(zone, 'www', 'A', '203.0.113.1'));
      expect(more).toMatchObject({ failure: { detail: { problem: 'dns-too-many' } } });
    },
  },
  {
    name: 'a domain that is not set up yet shows its zone but refuses changes',
    check: async (open) => {
      const subject = await open();
      await paidOrder(subject, [domainLine(subject.freeDomain('.com'))]);
      await subject.pass(2_000);
      const [domain] = unwrap(await subject.services.list(subject.owner));
      if (!domain) throw new Error('a paid order has no service');
      const zone = await loadZone(subject, domain.id);
      expect(zone).toMatchObject({ version: 0, canChange: false });
      const early = await add(subject, domain.id, zone, recordIn(zone, 'www', 'A', '203.0.113.1'));
      expectRefused(early, 'domain-not-active');
      expectRefused(await subject.zones.createUpdateToken(domain.id, '@'), 'domain-not-active');
      expectRefused(await subject.zones.setSigned(domain.id, true, subject.newIdempotencyKey()), 'domain-not-active');
    },
  },
  {
    name: 'its owner switches the signatures of a zone in service on and off, and the records stay',
    check: async (open) => {
      const subject = await open();
      const { zones, others, guests, newIdempotencyKey } = subject;
      const id = await runDomain(subject);
      const zone = unwrap(
        await add(
          subject,
          id,
          await loadZone(subject, id),
          recordIn(await loadZone(subject, id), 'www', 'A', '203.0.113.1'),
        ),
      );
      for (const isOn of [true, true, false]) {
        const result = unwrap(await zones.setSigned(id, isOn, newIdempotencyKey()));
        expect(result).toEqual({ ...zone, signing: { isOn, digests: result.signing?.digests } });
        expect((await loadZone(subject, id)).signing?.isOn).toBe(isOn);
      }
      expectNotFound(await others.setSigned(id, true, newIdempotencyKey()));
      expect(await guests.setSigned(id, true, newIdempotencyKey())).toEqual({ ok: false, failure: { kind: 'denied' } });
      expect((await loadZone(subject, id)).signing?.isOn).toBe(false);
    },
  },
  {
    name: 'a name has one token at most, which only its owner makes and removes, and a zone twenty',
    check: async (open) => {
      const subject = await open();
      const { zones, others, guests, newIdempotencyKey } = subject;
      const id = await runDomain(subject);
      const make = async (name: string) => unwrap(await zones.createUpdateToken(id, name));
      const names = async () => (await loadZone(subject, id)).updates.tokens.map(({ name }) => name);
      const first = await make('www');
      await make('@');
      await subject.pass(1);
      expect(await make('www')).not.toBe(first);
      expect((await loadZone(subject, id)).updates.tokens).toMatchObject([
        { name: '@', usedAt: null },
        { name: 'www' },
      ]);
      for (const wrong of ['*', 'WWW', 'a..b', '*.nha'])
        expectRefused(await zones.createUpdateToken(id, wrong), 'bad-input');
      expectNotFound(await others.createUpdateToken(id, 'nha'));
      expectNotFound(await others.removeUpdateToken(id, 'www', newIdempotencyKey()));
      expect(await guests.createUpdateToken(id, 'nha')).toEqual({ ok: false, failure: { kind: 'denied' } });
      expectNotFound(await zones.removeUpdateToken(id, 'nha', newIdempotencyKey()));
      const left = unwrap(await zones.removeUpdateToken(id, '@', newIdempotencyKey()));
      expect(left.updates.tokens.map(({ name }) => name)).toEqual(['www']);
      for (let at = 1; at < 20; at += 1) await make(`nha${at}`);
      expect(await names()).toHaveLength(20);
      expectRefused(await zones.createUpdateToken(id, 'them'), 'bad-input');
      await make('nha1');
      expect(await names()).toEqual((await names()).toSorted());
    },
  },
  {
    name: 'another customer and a guest neither see nor change a zone',
    check: async (open) => {
      const subject = await open();
      const id = await runDomain(subject);
      const zone = await loadZone(subject, id);
      const edit = { ...nothing, version: 0, added: [recordIn(zone, 'www', 'A', '203.0.113.1')] };
      expectNotFound(await subject.others.load(id));
      expectNotFound(await subject.others.change(id, edit, subject.newIdempotencyKey()));
      const denied = { ok: false, failure: { kind: 'denied' } };
      expect(await subject.guests.load(id)).toEqual(denied);
      expect(await subject.guests.change(id, edit, subject.newIdempotencyKey())).toEqual(denied);
      expect(await loadZone(subject, id)).toEqual(zone);
    },
  },
];

export const zoneGatewayContract = (name: string, open: () => Promise<ZoneSubject>): void =>
  describeLaws(`${name} keeps the ZoneGateway contract`, zoneGatewayLaws, open);
