import { and, asc, eq, inArray } from 'drizzle-orm';
import { loadOwnService } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { performsItself } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { accept, notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { abilitiesOf } from '#core/control-rules/abilities.ts';
import { decideSeat, domainOfSeats, type SeatedService, seatsBought } from '#core/control-rules/seats.ts';
import { serviceActions } from './action-schema.ts';
import { lockOwnService, logDone, logEnded, requireOwner } from './own-service.ts';
import { type SeatRow, serviceSeats } from './seat-schema.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock' | 'environment'>;

type AssignedSeats = {
  readonly bought: number;
  readonly domain: string | null;
  /** Oldest first. */
  readonly seats: readonly SeatRow[];
  /** ms since 1970 UTC; null when no change waits for a member. */
  readonly waitingSince: number | null;
};

const selectSeats = (db: Database | Transaction, serviceId: string) =>
  db
    .select()
    .from(serviceSeats)
    .where(eq(serviceSeats.serviceId, serviceId))
    .orderBy(asc(serviceSeats.assignedAt), asc(serviceSeats.email));

export type SeatWork = {
  /** Oldest first. */
  readonly seats: readonly SeatRow[];
  /** Addresses that owners removed since a member last made the accounts agree, in their order; none stands in `seats`. */
  readonly removed: readonly string[];
  /** When that was, ms since 1970 UTC; 0 for never. */
  readonly agreedAt: number;
};

/** What a member has to do so that the accounts agree with the owner's list. */
export const loadSeatWork = async (db: Database | Transaction, serviceId: string): Promise<SeatWork> => {
  const { at, kind, detail, outcome } = serviceActions;
  const entries = await db
    .select({ at, kind, detail })
    .from(serviceActions)
    .where(
      and(eq(serviceActions.serviceId, serviceId), inArray(kind, ['remove-seat', 'seats-done']), eq(outcome, 'done')),
    )
    .orderBy(asc(at));
  const agreedAt = entries.findLast((entry) => entry.kind === 'seats-done')?.at ?? 0;
  const seats = await selectSeats(db, serviceId);
  const kept = new Set(seats.map(({ email }) => email));
  const removed = entries
    .filter((entry) => entry.kind === 'remove-seat' && entry.at >= agreedAt && !kept.has(entry.detail))
    .map((entry) => entry.detail);
  return { seats, removed: [...new Set(removed)], agreedAt };
};

/** Throws NOT_FOUND for a service without users. */
const requireSeated = ({ type, status, setUp }: CloudServiceRow): SeatedService => {
  if (!abilitiesOf({ type }).includes('seats')) throw notFound('seats');
  return { type, status, resources: setUp.resources, configs: setUp.configs };
};

/** Throws NOT_FOUND also for another customer's service, FORBIDDEN for staff, UNAUTHENTICATED for guests. */
export const loadSeats = async (db: Database, visitor: SessionVisitor, serviceId: string): Promise<AssignedSeats> => {
  requireOwner(visitor);
  const { service } = await loadOwnService(db, visitor, serviceId);
  const seated = requireSeated(service);
  return {
    bought: seatsBought(seated),
    domain: domainOfSeats(seated),
    seats: await selectSeats(db, serviceId),
    waitingSince: service.seatsChangedAt,
  };
};

/** Into the log, and where nobody else makes accounts, into the list of what members do. */
const noteChange = async (
  deps: Pick<Deps, 'environment'>,
  tx: Transaction,
  service: CloudServiceRow,
  entry: Omit<Parameters<typeof logDone>[1], 'serviceId'>,
): Promise<void> => {
  await logDone(tx, { ...entry, serviceId: service.id });
  if (performsItself(deps, service, 'seats')) return;
  await tx.update(cloudServices).set({ seatsChangedAt: entry.at }).where(eq(cloudServices.id, service.id));
};

/**
 * A member has made the accounts agree with the list that they saw, the one since `seen`, ms since 1970 UTC, or could
 * not: `problem` says why, to the owner. Throws STATUS_NOT_ALLOWED when its owner has changed it meanwhile, or a
 * colleague was faster.
 */
export const answerSeats = async (
  { clock }: Pick<Deps, 'clock'>,
  tx: Transaction,
  { serviceId, seen, problem }: { readonly serviceId: string; readonly seen: number; readonly problem: string | null },
): Promise<StaffChange> => {
  // What no page has shown matches no list.
  const confirmed = !Number.isSafeInteger(seen)
    ? []
    : await tx
        .update(cloudServices)
        .set({ seatsChangedAt: null })
        .where(and(eq(cloudServices.id, serviceId), eq(cloudServices.seatsChangedAt, seen)))
        .returning({ id: cloudServices.id });
  if (confirmed.length === 0) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'Another list of users');
  const entry = { serviceId, kind: 'seats-done', detail: problem ?? '', actor: 'staff', at: clock.now() } as const;
  await logEnded(tx, entry, problem === null ? 'done' : 'failed');
  return { before: { users: 'changed' }, after: { users: problem === null ? 'done' : 'impossible' } };
};

/** Throws NOT_FOUND, SERVICE_ACTION_IMPOSSIBLE, NO_FREE_SEAT, SEAT_ASSIGNED, BAD_USER_INPUT, INTENT_REUSED. [SVC-01] */
export const assignSeat = async (
  deps: Deps,
  visitor: SessionVisitor,
  asked: { readonly serviceId: string; readonly name: string; readonly email: string },
  idempotencyKey: string | null,
): Promise<void> => {
  const actor = requireOwner(visitor);
  const { serviceId, name, email } = asked;
  await deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['assignSeat', asked]), async () => {
      const service = await lockOwnService(tx, visitor, serviceId);
      const seated = requireSeated(service);
      const assigned = (await selectSeats(tx, serviceId)).map((each) => each.email);
      accept(decideSeat(seated, assigned, { name, email }));
      const now = deps.clock.now();
      await tx.insert(serviceSeats).values({ serviceId, name, email, assignedAt: now });
      await noteChange(deps, tx, service, { kind: 'assign-seat', detail: email, actor, at: now });
      return true;
    }),
  );
};

/** Throws NOT_FOUND, INTENT_REUSED. */
export const removeSeat = async (
  deps: Deps,
  visitor: SessionVisitor,
  asked: { readonly serviceId: string; readonly email: string },
  idempotencyKey: string | null,
): Promise<void> => {
  const actor = requireOwner(visitor);
  const { serviceId, email } = asked;
  await deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['removeSeat', asked]), async () => {
      const service = await lockOwnService(tx, visitor, serviceId);
      const seat = and(eq(serviceSeats.serviceId, serviceId), eq(serviceSeats.email, email));
      const removed = await tx.delete(serviceSeats).where(seat).returning();
      if (removed.length === 0) throw notFound('seat');
      await noteChange(deps, tx, service, { kind: 'remove-seat', detail: email, actor, at: deps.clock.now() });
      return true;
    }),
  );
};
