import { command, type UseCase } from '#core/failures/operation.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail, ok } from '#core/shared/result.ts';
import { changeZone, type ZoneCommand, type ZonePorts } from './change-zone.ts';
import type { DnsRecord } from './dns-record.ts';
import { parseRecord } from './parse-record.ts';

/**
 * Takes an earlier change back with a change of its own, unless later ones stand against it: then `zone-refused` says
 * which record does. Also `zone-changed`, `domain-not-active`, `login-required`, `not-found` for a forgotten change.
 */
export const undoZoneChange = command(
  (ports: ZonePorts): UseCase<ZoneCommand & { readonly change: number }, Outcome> =>
    ({ change, ...asked }) =>
      changeZone(ports)(asked, 'undo', ({ domain, changes }) => {
        const found = changes.find((each) => each.version === change);
        if (found === undefined) return fail({ kind: 'not-found' });
        return ok({ removed: found.added, added: found.removed.map((each) => toCanonical(domain, each)) });
      }),
);

/** A record of an earlier release may be written otherwise. */
const toCanonical = (domain: string, record: DnsRecord): DnsRecord => {
  const parsed = parseRecord(domain, { ...record, ttl: String(record.ttl) });
  return parsed.ok ? parsed.value : record;
};
