import { command, type UseCase } from '#core/failures/operation.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail, ok } from '#core/shared/result.ts';
import { changeZone, type ZoneCommand, type ZonePorts } from './change-zone.ts';

/**
 * Takes an earlier change back with a change of its own, unless later ones stand against it: then `zone-refused` says
 * which record does. Also `zone-changed`, `domain-not-active`, `login-required`, `not-found` for a forgotten change.
 */
export const undoZoneChange = command(
  (ports: ZonePorts): UseCase<ZoneCommand & { readonly change: number }, Outcome> =>
    ({ change, ...asked }) =>
      changeZone(ports)(asked, 'undo', ({ changes }) => {
        const found = changes.find((each) => each.version === change);
        return found === undefined ? fail({ kind: 'not-found' }) : ok({ removed: found.added, added: found.removed });
      }),
);
