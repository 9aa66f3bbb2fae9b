import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportZone, type ZoneAuthority } from '#core/dns/write-zone-file.ts';
import { sortRecords } from '#core/dns/zone.ts';
import { readZoneFile } from '#core/dns/zone-file.ts';
import { anyZone, DOMAIN } from '#test/dns/any-record.ts';

const program = ['/usr/bin/named-checkzone', '/usr/sbin/named-checkzone'].find(existsSync);
/** Continuous integration has it; elsewhere it may be missing. */
const canCheck = process.env.CI === 'true' || program !== undefined;

const outside = { host: 'ns2.example.vn', addresses: [] };
const anyAuthority: fc.Arbitrary<ZoneAuthority> = fc.record({
  nameServers: fc.constantFrom(
    [{ host: 'ns1.example.vn', addresses: [] }, outside],
    [{ host: `ns.may-chu.${DOMAIN}`, addresses: ['203.0.113.1', '2001:db8::1'] }, outside],
  ),
  serial: fc.integer({ min: 1, max: 1_000 }),
});

describe.runIf(canCheck)('a name server', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'zones-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What BIND makes of a zone; throws with its reason when it does not load it. */
  const load = (text: string): string => {
    const [file, canonical] = [join(folder, 'zone'), join(folder, 'canonical')];
    writeFileSync(file, text);
    // Without looking up the hosts of others.
    const options = ['-i', 'local', '-D', '-o', canonical, DOMAIN, file];
    execFileSync(program ?? 'named-checkzone', options, { encoding: 'utf8' });
    return readFileSync(canonical, 'utf8');
  };

  test('loads every exported zone, and what it writes reads as the same records', () =>
    fc.assert(
      fc.property(anyZone, anyAuthority, (zone, authority) => {
        const { records, problems } = readZoneFile(DOMAIN, load(exportZone(DOMAIN, zone, authority)));
        const own = records.map(({ record }) => record).filter(({ name }) => name !== 'ns.may-chu');
        expect(sortRecords(own)).toEqual(zone);
        expect(problems).toEqual([]);
      }),
      { numRuns: 200 },
    ));
});
