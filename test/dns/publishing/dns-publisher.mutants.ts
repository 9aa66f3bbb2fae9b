import type { DnsPublisher, PublishedZone } from '#backend/dns-zones/publishing/dns-publisher.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import { DOMAIN } from '#test/dns/any-record.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { PublisherSubject } from './dns-publisher.contract.ts';

type Change = (publisher: DnsPublisher) => Partial<DnsPublisher>;

const changing =
  (change: Change) =>
  (subject: PublisherSubject): PublisherSubject => ({
    ...subject,
    publisher: { ...subject.publisher, ...change(subject.publisher) },
  });

const sending = (send: (zone: PublishedZone) => PublishedZone) =>
  changing(({ publish }) => ({ publish: (zone) => publish(send(zone)) }));

const records = (change: (records: PublishedZone['records']) => PublishedZone['records']) =>
  sending((zone) => ({ ...zone, records: change(zone.records) }));

/** Each has one fault. */
export const dnsPublisherMutants: Mutants<PublisherSubject> = {
  'service bindings are left out': records((all) => all.filter(({ type }) => type !== 'HTTPS' && type !== 'SVCB')),
  'texts have one string': records((all) =>
    all.map((each) => (each.type === 'TXT' ? { ...each, data: each.data.slice(0, 257) } : each)),
  ),
  'escapes are lost': records((all) => all.map((each) => ({ ...each, data: each.data.replaceAll('\\', '') }))),
  'a message holds no more': records((all) => all.slice(0, 500)),
  'records are never taken away': (subject) => {
    let before: PublishedZone['records'] = [];
    return records((all) => {
      before = [...all, ...before.filter(({ type }) => type === 'A')];
      return before;
    })(subject);
  },
  'a second time is refused': changing(({ publish }) => {
    const done = new Set<number>();
    return {
      publish: async (zone) => {
        if (done.has(zone.serial)) return fail({ kind: 'refused', reason: 'again' });
        done.add(zone.serial);
        return publish(zone);
      },
    };
  }),
  'the last to publish wins': changing(({ publish, remove }) => ({
    publish: async (zone) => {
      const result = await publish(zone);
      if (result.ok || result.failure.kind !== 'newer-there') return result;
      await remove(zone.name);
      return publish(zone);
    },
  })),
  'serials are numbers': changing(({ publish }) => {
    let highest = 0;
    return {
      publish: async (zone) => {
        if (zone.serial < highest) return fail({ kind: 'newer-there', serial: highest });
        highest = zone.serial;
        return publish(zone);
      },
    };
  }),
  'nobody answers': changing(() => ({ answers: async () => false })),
  'the question takes the zone away': changing(({ remove }) => ({
    answers: async () => (await remove(DOMAIN)).ok,
  })),
  'what was removed stays': changing(() => ({ remove: async () => ok(null) })),
  'a removed zone cannot come back': changing(({ publish, remove }) => {
    let isGone = false;
    return {
      publish: async (zone) => (isGone ? ok({ ds: [] }) : publish(zone)),
      remove: async (name) => {
        isGone = true;
        return remove(name);
      },
    };
  }),
  'zones of others are taken over': (subject) => ({ ...subject, plant: async () => undefined }),
  'digests outlive the signatures': changing(({ publish }) => ({
    publish: async (zone) => publish({ ...zone, isSigned: true }),
  })),
};
