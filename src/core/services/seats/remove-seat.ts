import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { SeatPorts } from './load-seats.ts';

export type RemoveSeatCommand = Keyed & { readonly id: ServiceId; readonly email: string };

/** Frees the seat of a user. Failures: `login-required`, `not-found`. [SVC-01] */
export const removeSeat = command(
  (ports: SeatPorts): UseCase<RemoveSeatCommand, Outcome> =>
    async ({ id, email, idempotencyKey }) => {
      const send = () => ports.seats.remove(id, email, idempotencyKey);
      const removed = await callAsCustomer(ports)(() => writeOnce(ports.delay, send));
      return removed.ok ? ok({ goTo: paths.service(id, 'nguoi-dung'), notice: 'seat-removed', notify: null }) : removed;
    },
);
