import { expect } from 'vitest';
import type { DnsPublisher, PublishedZone } from '#backend/dns-zones/publishing/dns-publisher.port.ts';
import type { DnsRecord } from '#core/dns/dns-record.ts';
import { zoneContent } from '#core/dns/write-zone-file.ts';
import { sortRecords } from '#core/dns/zone.ts';
import { anyZone, DOMAIN, record } from '#test/dns/any-record.ts';
import { forAll } from '#test/kit/for-all.ts';
import type { Law } from '#test/kit/law.ts';

/** What name servers answer for a zone. */
export type Answered = {
  readonly serial: number;
  /** Of the domain itself, in order. */
  readonly nameServers: readonly string[];
  /** Those of the customer, in the order of `sortRecords`. */
  readonly records: readonly DnsRecord[];
};

/** Name servers without a zone of `DOMAIN`. */
export type PublisherSubject = {
  readonly publisher: DnsPublisher;
  /** Asks the name servers; null: they do not answer for the name. */
  readonly ask: () => Promise<Answered | null>;
  /** Lets the name server do what it does by itself, such as making a zone. */
  readonly settle: () => Promise<void>;
  /** Makes a zone of `DOMAIN` with one A record at `@`, as somebody else. */
  readonly plant: (address: string) => Promise<void>;
  /** How many cases a law of generated zones tries. */
  readonly cases: number;
};

export const nameServers = ['ns1.example.vn', 'ns2.example.vn'];

export const zoneOf = (records: readonly DnsRecord[], serial: number, isSigned = false): PublishedZone => {
  const authority = { nameServers: nameServers.map((host) => ({ host, addresses: [] })), serial };
  return { name: DOMAIN, serial, records: zoneContent(DOMAIN, records, authority), isSigned };
};

/** Publishes, a second time when the zone had to be made first. */
export const publish = async ({ publisher, settle }: PublisherSubject, zone: PublishedZone) => {
  const first = await publisher.publish(zone);
  if (first.ok || first.failure.kind !== 'not-made-yet') return first;
  await settle();
  return publisher.publish(zone);
};

const publishAll = async (subject: PublisherSubject, zone: PublishedZone): Promise<void> =>
  expect(await publish(subject, zone)).toMatchObject({ ok: true });

const answered = (records: readonly DnsRecord[], serial: number): Answered => ({
  serial,
  nameServers,
  records: sortRecords(records),
});

const removeAll = async (subject: PublisherSubject): Promise<void> => {
  expect(await subject.publisher.remove(DOMAIN)).toEqual({ ok: true, value: null });
  await subject.settle();
};

const law = (name: string, check: (subject: PublisherSubject) => Promise<unknown>): Law<PublisherSubject> => ({
  name: `DOM-01 ${name}`,
  check: async (open) => {
    await check(await open());
  },
});

const [old, now] = [[record('@', 'A', '203.0.113.1')], [record('@', 'A', '203.0.113.2')]];
/** Larger than one message of DNS. */
const large = Array.from({ length: 900 }, (_, at) => record(`_t${at}`, 'TXT', `${at} ${'ơ'.repeat(40)}`));

export const dnsPublisherLaws: readonly Law<PublisherSubject>[] = [
  law(
    'records of every type are answered as the owner wrote them, and what is no longer there is not',
    async (subject) => {
      let serial = 0;
      return forAll(
        anyZone,
        async (records) => {
          serial += 100;
          await publishAll(subject, zoneOf(records, serial));
          expect(await subject.ask()).toEqual(answered(records, serial));
        },
        subject.cases,
      );
    },
  ),
  law('texts with quotes, backslashes, letters and more than 255 octets stay whole', async (subject) => {
    const texts = ['a "b" c', '\\\\;(x)', 'Tiệm bánh mì Hồ Gươm', 'ă'.repeat(400), 'v=DKIM1; p='.padEnd(900, 'A')];
    const records = texts.map((text, at) => record(`_t${at}`, 'TXT', text));
    await publishAll(subject, zoneOf(records, 100));
    expect(await subject.ask()).toEqual(answered(records, 100));
  }),
  law('a zone larger than a message arrives whole, and shrinks again', async (subject) => {
    await publishAll(subject, zoneOf(large, 100));
    expect(await subject.ask()).toEqual(answered(large, 100));
    await publishAll(subject, zoneOf(old, 200));
    expect(await subject.ask()).toEqual(answered(old, 200));
  }),
  law('publishing twice is publishing once', async (subject) => {
    await publishAll(subject, zoneOf(now, 100));
    await publishAll(subject, zoneOf(now, 100));
    expect(await subject.ask()).toEqual(answered(now, 100));
  }),
  law('of two that publish at once the zone is one of theirs', async (subject) => {
    await publishAll(subject, zoneOf([], 100));
    await Promise.all([subject.publisher.publish(zoneOf(old, 200)), subject.publisher.publish(zoneOf(now, 300))]);
    await publishAll(subject, zoneOf(now, 300));
    expect(await subject.ask()).toEqual(answered(now, 300));
  }),
  law('it says that it answers, and the question changes nothing', async (subject) => {
    expect(await subject.publisher.answers()).toBe(true);
    await publishAll(subject, zoneOf(now, 100));
    expect(await subject.publisher.answers()).toBe(true);
    await subject.settle();
    expect(await subject.ask()).toEqual(answered(now, 100));
  }),
  law('an older state never replaces a newer one', async (subject) => {
    await publishAll(subject, zoneOf(now, 2_000_000_100));
    const late = await publish(subject, zoneOf(old, 2_000_000_000));
    expect(late).toEqual({ ok: false, failure: { kind: 'newer-there', serial: 2_000_000_100 } });
    expect(await subject.ask()).toEqual(answered(now, 2_000_000_100));
  }),
  law('a serial that begins again at zero is the newer one', async (subject) => {
    await publishAll(subject, zoneOf(old, 2_000_000_000));
    await publishAll(subject, zoneOf(old, 4_000_000_000));
    await publishAll(subject, zoneOf(now, 4));
    expect(await subject.ask()).toEqual(answered(now, 4));
  }),
  law('a zone that is removed is not answered, twice over, and may come back', async (subject) => {
    await removeAll(subject);
    await publishAll(subject, zoneOf(now, 200));
    await removeAll(subject);
    await removeAll(subject);
    expect(await subject.ask()).toBeNull();
    await publishAll(subject, zoneOf(old, 100));
    expect(await subject.ask()).toEqual(answered(old, 100));
  }),
  law('a zone that somebody else made stays as it is', async (subject) => {
    await subject.plant('192.0.2.9');
    expect(await publish(subject, zoneOf(now, 2_000_000_000))).toEqual({
      ok: false,
      failure: { kind: 'foreign-zone' },
    });
    await removeAll(subject);
    expect((await subject.ask())?.records).toEqual([record('@', 'A', '192.0.2.9')]);
  }),
  law('only a signed zone has digests for its registry', async (subject) => {
    for (const [isSigned, serial] of [
      [false, 100],
      [true, 200],
      [true, 300],
      [false, 400],
    ] as const) {
      const result = await publish(subject, zoneOf(now, serial, isSigned));
      const ds = isSigned && subject.publisher.canSign ? [expect.stringMatching(/^\d+ \d+ 2 [\da-f]{64}$/)] : [];
      expect(result).toEqual({ ok: true, value: { ds: isSigned ? expect.arrayContaining(ds) : [] } });
      expect(await subject.ask()).toEqual(answered(now, serial));
    }
  }),
];
