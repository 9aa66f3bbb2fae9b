import { command, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { ZoneCommand, ZonePorts } from './change-zone.ts';

/** The record stays, and no program changes it any more. Failures: `login-required`, `not-found`. */
export const removeUpdateToken = command(
  (ports: ZonePorts): UseCase<Omit<ZoneCommand, 'version'> & { readonly name: string }, Outcome> =>
    async ({ id, name, idempotencyKey }) => {
      const { zones, delay } = ports;
      const write = () => writeOnce(delay, () => zones.removeUpdateToken(id, name, idempotencyKey));
      const removed = await callAsCustomer(ports)(write);
      return removed.ok ? ok({ goTo: paths.zone(id), notice: 'update-token-removed', notify: null }) : removed;
    },
);
