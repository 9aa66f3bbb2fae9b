import { normaliseSeat, seatProblems } from '#core/control-rules/seats.ts';
import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { SeatPorts } from './load-seats.ts';

export type AssignSeatCommand = Keyed & {
  readonly id: ServiceId;
  readonly seatName: string;
  readonly seatEmail: string;
};

/**
 * Gives a user one of the bought seats. Failures: `login-required`, `not-found`, `no-free-seat`,
 * `service-action-impossible`, `invalid-fields`: also for an address of another domain or of a user who has a seat.
 * [SVC-01]
 */
export const assignSeat = command(
  (ports: SeatPorts): UseCase<AssignSeatCommand, Outcome> =>
    async ({ id, seatName, seatEmail, idempotencyKey }) => {
      const { seats, delay } = ports;
      const plan = await callAsCustomer(ports)(() => readWithRetry(delay, () => seats.load(id)));
      if (!plan.ok) return plan;
      const seat = normaliseSeat({ name: seatName, email: seatEmail });
      const { name, email } = seatProblems(seat, plan.value.domain);
      if (name !== undefined || email !== undefined)
        return fail({
          kind: 'invalid-fields',
          fields: { ...(name && { seatName: name }), ...(email && { seatEmail: email }) },
        });
      const send = () => seats.assign(id, seat, deriveIdempotencyKey(idempotencyKey, 'assign'));
      const assigned = await callAsCustomer(ports)(() => writeOnce(delay, send));
      return assigned.ok
        ? ok({ goTo: paths.service(id, 'nguoi-dung'), notice: 'seat-assigned', notify: null })
        : assigned;
    },
);
