import type { NewSeat } from '#core/control-rules/seats.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** A user who may use the service; the address identifies them. */
export type Seat = NewSeat & {
  /** ms since 1970 UTC. */
  readonly assignedAt: number;
};

export type SeatPlan = {
  /** Users that were bought. */
  readonly bought: number;
  /** Domain of the users' addresses; null when the service was bought without one. */
  readonly domain: string | null;
  /** Oldest first. */
  readonly seats: readonly Seat[];
  /** ms since 1970 UTC of the last change that a member of the staff has yet to carry out; null when none waits. */
  readonly waitingSince: number | null;
};

/**
 * Users of office packages and their backups. Another customer's service, and one without users, is `not-found`;
 * `denied` without a session. Each change writes an entry into the service's log. Refusals:
 * `service-action-impossible` for a service that does not run, `no-free-seat` {most}, `seat-assigned`, `bad-input`,
 * `idempotency-key-reused`. [SVC-01]
 */
export type Seats = {
  readonly load: (id: ServiceId) => Promise<Result<SeatPlan, PortFailure>>;
  /** Takes a normalised seat; never more than were bought, whoever asks at the same time. */
  readonly assign: (
    id: ServiceId,
    seat: NewSeat,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<SeatPlan, PortFailure>>;
  /** Also while the service is suspended; `not-found` without such a seat. */
  readonly remove: (
    id: ServiceId,
    email: string,
    idempotencyKey: IdempotencyKey,
  ) => Promise<Result<SeatPlan, PortFailure>>;
};
