import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { SeatPlan, Seats } from './seats.port.ts';

export type SeatPorts = VisitorPorts & { readonly seats: Seats };

export type SeatsView = SeatPlan & {
  /** Bought and not assigned. */
  readonly free: number;
};

/** Another customer's service, and one without users, is `not-found`. [SVC-01] */
export const loadSeats = query(
  (ports: SeatPorts): UseCase<{ readonly id: ServiceId }, SeatsView> =>
    async ({ id }) => {
      const found = await callAsCustomer(ports)(() => readWithRetry(ports.delay, () => ports.seats.load(id)));
      if (!found.ok) return found;
      const { bought, seats } = found.value;
      return ok({ ...found.value, free: Math.max(0, bought - seats.length) });
    },
);
