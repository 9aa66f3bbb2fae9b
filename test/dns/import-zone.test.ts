import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planImport } from '#core/dns/plan-import.ts';
import { applyDifference } from '#core/dns/zone.ts';
import { writeZoneFile } from '#core/dns/zone-file.ts';
import { anyRecord, DOMAIN, record } from './any-record.ts';

const zone = { domain: DOMAIN, records: [record('@', 'A', '203.0.113.1'), record('www', 'A', '203.0.113.1')] };

describe('the import of a zone file', () => {
  test('records that the file does not name stay, unless all are replaced', () => {
    const text = 'ftp A 203.0.113.2';
    const merged = planImport(zone, { text, replaceAll: false });
    expect(merged).toMatchObject({ ok: true, value: { review: { addedCount: 1, removedCount: 0 } } });
    const replaced = planImport(zone, { text, replaceAll: true });
    expect(replaced).toMatchObject({ ok: true, value: { review: { addedCount: 1, removedCount: 2 } } });
  });

  test('the text of a review is exactly what is applied later', () =>
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 12 }), fc.boolean(), (records, replaceAll) => {
        const first = planImport(zone, { text: `${writeZoneFile(DOMAIN, records)}\nhallo`, replaceAll });
        if (!first.ok) {
          expect(first.failure.kind).toBe('zone-refused');
          return;
        }
        const { text, problems } = first.value.review;
        expect(problems).toHaveLength(1);
        const second = planImport(zone, { text, replaceAll });
        expect(second).toMatchObject({
          ok: true,
          value: { difference: first.value.difference, review: { problems: [] } },
        });
        expect(applyDifference(DOMAIN, zone.records, first.value.difference).ok).toBe(true);
      }),
    ));

  test('a file of 5 MB, an empty one and a contradiction are refused with their reason', () => {
    const refused = (text: string) => planImport(zone, { text, replaceAll: false });
    expect(refused('www A 203.0.113.1\n'.repeat(280_000))).toEqual({
      ok: false,
      failure: { kind: 'invalid-fields', fields: { text: 'dns-file-large' } },
    });
    expect(refused(' \n')).toMatchObject({ failure: { fields: { text: 'required' } } });
    expect(refused('www CNAME a.example.com.')).toMatchObject({
      failure: { kind: 'zone-refused', problem: 'dns-cname-alone' },
    });
  });
});
