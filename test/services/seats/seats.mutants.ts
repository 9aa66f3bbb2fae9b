import type { SeatPlan, Seats } from '#core/services/seats/seats.port.ts';
import { fail } from '#core/shared/result.ts';
import { type Mutants, mapValue } from '#test/kit/mutants.ts';
import type { SeatsSubject } from './seats-subject.ts';

const changingSeats =
  (change: (seats: Seats, subject: SeatsSubject) => Partial<Seats>) =>
  (subject: SeatsSubject): SeatsSubject => ({
    ...subject,
    seats: { ...subject.seats, ...change(subject.seats, subject) },
  });

const changingPlan = (change: (plan: SeatPlan) => SeatPlan) =>
  changingSeats((seats) => ({
    load: (id) => mapValue(seats.load(id), change),
    assign: (...given) => mapValue(seats.assign(...given), change),
    remove: (...given) => mapValue(seats.remove(...given), change),
  }));

const isRefusedFor = (code: string, answer: Awaited<ReturnType<Seats['assign']>>): boolean =>
  !answer.ok && 'code' in answer.failure && answer.failure.code === code;

/** Accepts and forgets what should be refused with the code. */
const accepting = (code: string) =>
  changingSeats((seats) => ({
    assign: async (...given) => {
      const answer = await seats.assign(...given);
      return isRefusedFor(code, answer) ? seats.load(given[0]) : answer;
    },
  }));

/** Mutants of the users of services; each has one fault. */
export const seatsMutants: Mutants<SeatsSubject> = {
  'one user more was bought': changingPlan((plan) => ({ ...plan, bought: plan.bought + 1 })),
  'nobody is listed': changingPlan((plan) => ({ ...plan, seats: [] })),
  'the limit refuses nothing': accepting('no-free-seat'),
  'a user is added twice': accepting('seat-assigned'),
  'any address is right': accepting('bad-input'),
  'a removed user stays': changingSeats((seats) => ({ remove: (id) => seats.load(id) })),
  'the key of the press is ignored': changingSeats((seats, { newIdempotencyKey }) => ({
    assign: (id, seat) => seats.assign(id, seat, newIdempotencyKey()),
  })),
  'nothing is logged': (subject) => ({
    ...subject,
    control: {
      ...subject.control,
      load: (id) => mapValue(subject.control.load(id), (state) => ({ ...state, log: [] })),
    },
  }),
  'a refusal names no reason': changingSeats((seats) => ({
    assign: async (...given) => {
      const answer = await seats.assign(...given);
      return answer.ok ? answer : fail({ kind: 'garbled' });
    },
  })),
  'another customer has the users': (subject) => ({ ...subject, othersSeats: subject.seats }),
  'a guest has the users': (subject) => ({ ...subject, guestsSeats: subject.seats }),
};
