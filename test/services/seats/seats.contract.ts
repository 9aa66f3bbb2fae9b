import fc from 'fast-check';
import { expect } from 'vitest';
import type { Seats } from '#core/services/seats/seats.port.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { expectNotFound, expectRefused, unwrap } from '#test/payment/payment-subject.ts';
import { runServer } from '#test/services/control/control-subject.ts';
import { assign, DOMAIN, runBackup, runPackage, type SeatsSubject, seatOf } from './seats-subject.ts';

const denied = { ok: false, failure: { kind: 'denied' } };

/** Laws of every Seats. */
export const seatsLaws: readonly Law<SeatsSubject>[] = [
  {
    name: 'SVC-01 a package has as many seats as users were bought, a backup as many as its plan, and no more are given',
    check: async (open) => {
      const subject = await open();
      const pack = await runPackage(subject, 3);
      const empty = { bought: 3, domain: DOMAIN, seats: [], waitingSince: null };
      expect(unwrap(await subject.seats.load(pack))).toEqual(empty);
      for (const who of ['an', 'binh', 'chi']) unwrap(await assign(subject, pack, who));
      const refused = await assign(subject, pack, 'dung');
      expectRefused(refused, 'no-free-seat');
      expect(refused).toMatchObject({ failure: { detail: { most: 3 } } });
      const { seats } = unwrap(await subject.seats.load(pack));
      expect(seats.map(({ email }) => email).toSorted()).toEqual(['an', 'binh', 'chi'].map((who) => seatOf(who).email));
      const backup = await runBackup(subject);
      expect(unwrap(await subject.seats.load(backup))).toEqual({ ...empty, bought: 10 });
      unwrap(await assign(subject, backup, 'an'));
    },
  },
  {
    name: 'SVC-01 any sequence of changes leaves the users who were added and not removed, never more than were bought',
    check: async (open) => {
      const subject = await open();
      const id = await runPackage(subject, 2);
      const model = new Set<string>();
      const who = fc.constantFrom('an', 'binh', 'chi');
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(who, fc.boolean()), { maxLength: 6 }), async (changes) => {
          for (const [each, isAdded] of changes) {
            const { email } = seatOf(each);
            if (isAdded) {
              const answer = await assign(subject, id, each);
              expect(answer.ok).toBe(!model.has(each) && model.size < 2);
              if (answer.ok) model.add(each);
            } else {
              const answer = await subject.seats.remove(id, email, subject.newIdempotencyKey());
              expect(answer.ok).toBe(model.delete(each));
            }
          }
          const { seats } = unwrap(await subject.seats.load(id));
          expect(seats.map(({ email }) => email).toSorted()).toEqual(
            [...model].map((each) => seatOf(each).email).toSorted(),
          );
        }),
        { numRuns: 5 },
      );
    },
  },
  {
    name: 'SVC-01 of two tabs that take the last seat one gets it',
    check: async (open) => {
      const subject = await open();
      const id = await runPackage(subject, 1);
      const tabs = await Promise.all(['an', 'binh'].map((who) => assign(subject, id, who)));
      expect(tabs.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of tabs.filter(({ ok }) => !ok)) expectRefused(answer, 'no-free-seat');
      expect(unwrap(await subject.seats.load(id)).seats).toHaveLength(1);
    },
  },
  {
    name: 'SVC-01 one press adds one user and removes once, however often it arrives, and serves nothing else',
    check: async (open) => {
      const subject = await open();
      const id = await runPackage(subject, 2);
      const key = subject.newIdempotencyKey();
      const twice = await Promise.all([1, 2].map(() => subject.seats.assign(id, seatOf('an'), key)));
      expect(twice.every(({ ok }) => ok)).toBe(true);
      expectRefused(await subject.seats.assign(id, seatOf('binh'), key), 'idempotency-key-reused');
      expectRefused(await assign(subject, id, 'an'), 'seat-assigned');
      const removing = subject.newIdempotencyKey();
      for (const _ of [1, 2])
        expect(unwrap(await subject.seats.remove(id, seatOf('an').email, removing)).seats).toEqual([]);
      expectNotFound(await subject.seats.remove(id, seatOf('an').email, subject.newIdempotencyKey()));
    },
  },
  {
    name: 'SVC-01 a user has a name and an address at the domain of the service',
    check: async (open) => {
      const subject = await open();
      const id = await runPackage(subject, 2);
      const wrong = [
        { name: '', email: `an@${DOMAIN}` },
        { name: 'An', email: '' },
        { name: 'An', email: `an@khac-${DOMAIN}` },
        { name: 'An', email: `AN@${DOMAIN}` },
        { name: 'An', email: `an @${DOMAIN}` },
      ];
      for (const seat of wrong)
        expectRefused(await subject.seats.assign(id, seat, subject.newIdempotencyKey()), 'bad-input');
      expect(unwrap(await subject.seats.load(id)).seats).toEqual([]);
      expectNotFound(await subject.seats.load(await runServer(subject)));
    },
  },
  {
    name: 'SVC-01 the log names who was added and removed',
    check: async (open) => {
      const subject = await open();
      const id = await runPackage(subject, 1);
      unwrap(await assign(subject, id, 'an'));
      unwrap(await subject.seats.remove(id, seatOf('an').email, subject.newIdempotencyKey()));
      const { log } = unwrap(await subject.control.load(id));
      expect(log.map(({ kind }) => kind).toSorted()).toEqual(['assign-seat', 'remove-seat']);
      for (const entry of log)
        expect(entry).toMatchObject({ detail: seatOf('an').email, by: 'customer', outcome: 'done' });
    },
  },
  {
    name: 'GQL-06 SVC-01 nobody else reads or changes users: not found for another customer, denied to a guest',
    check: async (open) => {
      const subject = await open();
      const id = await runPackage(subject, 2);
      unwrap(await assign(subject, id, 'an'));
      const before = unwrap(await subject.seats.load(id));
      const everything = (seats: Seats) => [
        seats.load(id),
        seats.assign(id, seatOf('ke-la'), subject.newIdempotencyKey()),
        seats.remove(id, seatOf('an').email, subject.newIdempotencyKey()),
      ];
      for (const answer of everything(subject.othersSeats)) expectNotFound(await answer);
      for (const answer of everything(subject.guestsSeats)) expect(await answer).toEqual(denied);
      expect(unwrap(await subject.seats.load(id))).toEqual(before);
    },
  },
];

/** Runs the laws on one adapter. */
export const seatsContract = (name: string, open: () => Promise<SeatsSubject>): void =>
  describeLaws(`${name} keeps the Seats contract`, seatsLaws, open);
