import { command, type UseCase } from '#core/failures/operation.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail, ok } from '#core/shared/result.ts';
import { changeZone, type ZoneCommand, type ZonePorts } from './change-zone.ts';
import { planImport, type ZoneImport } from './plan-import.ts';

export type ImportZoneCommand = ZoneCommand &
  ZoneImport & {
    /** An uploaded file; precedes `text`. */
    readonly file: string;
    /** Whether the customer has seen what `text` changes. */
    readonly confirmed: boolean;
  };

/**
 * Applies a zone file once its difference was reviewed; before, it fails with `zone-import-review`, which tells the
 * difference and the lines that were left out. Other failures are those of `planImport` and `undoZoneChange`.
 */
export const importZone = command(
  (ports: ZonePorts): UseCase<ImportZoneCommand, Outcome> =>
    ({ text, file, replaceAll, confirmed, ...asked }) =>
      changeZone(ports)(asked, 'import', (zone) => {
        const planned = planImport(zone, { text: file === '' ? text : file, replaceAll });
        if (!planned.ok) return planned;
        if (!confirmed || file !== '') return fail(planned.value.review);
        return zone.version === asked.version ? ok(planned.value.difference) : fail({ kind: 'zone-changed' });
      }),
);
