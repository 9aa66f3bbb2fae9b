import { command, type UseCase } from '#core/failures/operation.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail, ok } from '#core/shared/result.ts';
import { changeZone, type ZoneCommand, type ZonePorts } from './change-zone.ts';
import { recordOfKey } from './parse-record.ts';

/** Failures: `zone-changed`, `zone-refused` when there is no such record, `domain-not-active`, `login-required`. */
export const removeRecord = command(
  (ports: ZonePorts): UseCase<ZoneCommand & { readonly record: string }, Outcome> =>
    ({ record, ...asked }) =>
      changeZone(ports)(asked, 'edit', (zone) => {
        const removed = recordOfKey(zone, record);
        return removed === null
          ? fail({ kind: 'zone-refused', problem: 'dns-missing', record })
          : ok({ removed: [removed], added: [] });
      }),
);
