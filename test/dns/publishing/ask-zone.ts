import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sortRecords } from '#core/dns/zone.ts';
import { readZoneFile } from '#core/dns/zone-file.ts';
import { DOMAIN } from '#test/dns/any-record.ts';
import type { Answered } from './dns-publisher.contract.ts';

const run = promisify(execFile);

/** What `dig` of Debian prints for these words, asked of a server on this machine. */
export const dig = async (port: number, ...words: readonly string[]): Promise<string> => {
  const { stdout } = await run('dig', ['@127.0.0.1', '-p', String(port), '+tries=1', '+time=5', ...words], {
    maxBuffer: 2 ** 24,
  });
  return stdout;
};

/** The lines of a short answer, in order. */
export const digShort = async (port: number, ...words: readonly string[]): Promise<readonly string[]> =>
  (await dig(port, '+short', ...words)).split('\n').filter(Boolean).toSorted();

/** The whole zone of `DOMAIN`, by a zone transfer; `more` are options of `dig`, such as the key. */
export const askZone = async (port: number, more: readonly string[] = []): Promise<Answered | null> => {
  const serial = (await dig(port, '+short', ...more, DOMAIN, 'SOA')).split(' ')[2];
  if (serial === undefined) return null;
  const text = await dig(port, '+noall', '+answer', '+onesoa', ...more, DOMAIN, 'AXFR');
  return {
    serial: Number(serial),
    nameServers: (await digShort(port, ...more, DOMAIN, 'NS')).map((each) => each.replace(/\.$/, '')),
    records: sortRecords(readZoneFile(DOMAIN, text).records.map(({ record }) => record)),
  };
};
