import { command, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { ZoneCommand, ZonePorts } from './change-zone.ts';

/** Failures: `not-found` where the name servers do not sign, `domain-not-active`, `login-required`. */
export const setZoneSigned = command(
  (ports: ZonePorts): UseCase<Omit<ZoneCommand, 'version'> & { readonly isSigned: boolean }, Outcome> =>
    async ({ id, isSigned, idempotencyKey }) => {
      const { zones, delay } = ports;
      const write = () => writeOnce(delay, () => zones.setSigned(id, isSigned, idempotencyKey));
      const written = await callAsCustomer(ports)(write);
      return written.ok
        ? ok({ goTo: `${paths.zone(id)}#dnssec`, notice: 'zone-signing-saved', notify: null })
        : written;
    },
);
