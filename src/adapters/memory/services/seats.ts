import type { Answer } from '#adapters/memory/as-visitor.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { notFound } from '#adapters/memory/refusals.ts';
import type { ServiceRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import { abilitiesOf } from '#core/control-rules/abilities.ts';
import { decideSeat, domainOfSeats, type NewSeat, seatsBought } from '#core/control-rules/seats.ts';
import type { SeatPlan, Seats } from '#core/services/seats/seats.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { currentService } from './provisioning.ts';
import { controlOf, logged, saveControl, settleActions } from './service-actions.ts';
import { withService } from './service-gateway.ts';

const planOf = (record: ServiceRecord): SeatPlan => ({
  bought: seatsBought(record.detail),
  domain: domainOfSeats(record.detail),
  seats: controlOf(record).seats,
  waitingSince: null,
});

const assign = (world: World, record: ServiceRecord, seat: NewSeat): Answer<SeatPlan> => {
  const { seats, log } = controlOf(record);
  const assigned = seats.map(({ email }) => email);
  const decided = decideSeat(currentService(world, record), assigned, seat);
  if (!decided.ok) return decided;
  const entry = logged(world, record, 'assign-seat', seat.email);
  const added = { name: seat.name, email: seat.email, assignedAt: world.state.now };
  return ok(planOf(saveControl(world, record, { seats: [...seats, added], log: [...log, entry] })));
};

const remove = (world: World, record: ServiceRecord, email: string): Answer<SeatPlan> => {
  const { seats, log } = controlOf(record);
  const left = seats.filter((each) => each.email !== email);
  if (left.length === seats.length) return notFound;
  const entry = logged(world, record, 'remove-seat', email);
  return ok(planOf(saveControl(world, record, { seats: left, log: [...log, entry] })));
};

/** Fake users of services over a world, for the customer whose token the bearer holds. [Seats] */
export const memorySeats = (world: World, bearer: Bearer): Seats => {
  const onService = withService(world, bearer);
  const onSeats = <Value>(id: ServiceId, work: (record: ServiceRecord, who: SessionRecord) => Answer<Value>) =>
    onService(id, (record, who) =>
      abilitiesOf(record.detail).includes('seats') ? work(settleActions(world, record), who) : notFound,
    );
  return {
    load: (id) => onSeats(id, (record) => ok(planOf(record))),
    assign: (id, seat, key) =>
      onSeats(id, (record, { session }) =>
        runOnce(world, session, key, ['assignSeat', id, seat], () => assign(world, record, seat)),
      ),
    remove: (id, email, key) =>
      onSeats(id, (record, { session }) =>
        runOnce(world, session, key, ['removeSeat', id, email], () => remove(world, record, email)),
      ),
  };
};
