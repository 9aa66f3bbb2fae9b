import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DnsRecord, identityOf, keyOf, setOf } from '#core/dns/dns-record.ts';
import { applyDifference, differenceOf, findContradiction, sortRecords } from '#core/dns/zone.ts';
import { MAX_RECORDS } from '#core/shared/domains/dns-problem.ts';
import { anyRecord, DOMAIN, record } from './any-record.ts';

const none: readonly DnsRecord[] = [];
const add = (records: readonly DnsRecord[], ...added: readonly DnsRecord[]) =>
  applyDifference(DOMAIN, records, { removed: [], added });

/** A zone that grew record by record; refused ones stayed outside. */
const anyZone = fc.array(anyRecord, { maxLength: 25 }).map((records) =>
  records.reduce((zone, each) => {
    const next = add(zone, each);
    return next.ok ? next.value : zone;
  }, none),
);

describe('the records of a zone', () => {
  test('a zone that only grew by accepted changes contradicts nowhere, and one question has one TTL', () =>
    fc.assert(
      fc.property(anyZone, (zone) => {
        expect(findContradiction(DOMAIN, zone)).toBeNull();
        expect(zone).toEqual(sortRecords(zone));
        const ttls = new Map(zone.map((each) => [setOf(each), each.ttl]));
        for (const each of zone) expect(each.ttl).toBe(ttls.get(setOf(each)));
      }),
    ));

  test('the difference between two zones leads from one to the other and back', () =>
    fc.assert(
      fc.property(anyZone, anyZone, (before, after) => {
        const { removed, added } = differenceOf(before, after);
        expect(applyDifference(DOMAIN, before, { removed, added })).toEqual({ ok: true, value: after });
        expect(applyDifference(DOMAIN, after, { removed: added, added: removed })).toEqual({ ok: true, value: before });
      }),
    ));

  test('an added record gives its TTL to its whole set', () => {
    const zone = [record('www', 'A', '203.0.113.1', 300)];
    const next = add(zone, record('www', 'A', '203.0.113.2', 600));
    expect(next.ok && next.value.map(({ ttl }) => ttl)).toEqual([600, 600]);
  });

  test.each<[string, readonly DnsRecord[], DnsRecord, string]>([
    [
      'a CNAME beside MX',
      [record('shop', 'CNAME', 'a.example.com')],
      record('shop', 'MX', '10 m.example.com'),
      'dns-cname-alone',
    ],
    [
      'a second CNAME',
      [record('shop', 'CNAME', 'a.example.com')],
      record('shop', 'CNAME', 'b.example.com'),
      'dns-cname-alone',
    ],
    ['a CNAME of itself', none, record('shop', 'CNAME', `shop.${DOMAIN}`), 'dns-cname-self'],
    [
      'mail to an alias',
      [record('mail', 'CNAME', 'a.example.com')],
      record('@', 'MX', `10 mail.${DOMAIN}`),
      'dns-target-alias',
    ],
    [
      'the same record again',
      [record('www', 'A', '203.0.113.1', 60)],
      record('www', 'A', '203.0.113.1', 90),
      'dns-duplicate',
    ],
  ])('%s is refused', (_, zone, added, problem) =>
    expect(add(zone, added)).toMatchObject({ ok: false, failure: { problem } }),
  );

  test('1,000 records are a full zone, and one more is refused', () => {
    const full = Array.from({ length: MAX_RECORDS }, (_, at) => record(`h${at}`, 'A', '203.0.113.1'));
    expect(add(none, ...full)).toMatchObject({ ok: true });
    expect(add(full, record('www', 'A', '203.0.113.1'))).toMatchObject({
      ok: false,
      failure: { problem: 'dns-too-many' },
    });
  });

  test('a record that is not there cannot be removed', () =>
    fc.assert(
      fc.property(anyZone, anyRecord, (zone, other) => {
        fc.pre(!zone.some((each) => identityOf(each) === identityOf(other)));
        const next = applyDifference(DOMAIN, zone, { removed: [other], added: [] });
        expect(next).toEqual({ ok: false, failure: { problem: 'dns-missing', record: other } });
        expect(zone.map(keyOf)).not.toContain(keyOf(other));
      }),
    ));
});
