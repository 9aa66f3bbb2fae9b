import fc from 'fast-check';
import { expect } from 'vitest';
import type { TicketPerson } from '#core/consultation/consultation.ts';
import { TICKET_TTL_MS } from '#core/consultation/ticket.ts';
import type { TicketStore } from '#core/consultation/ticket-store.port.ts';
import type { Requests } from '#test/kit/fakes/browser.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { anyPerson, respellPerson } from './any-request.ts';

/** A browser; `held` is the raw ticket in it (null when there is none), and `hold` replaces it. */
export type TicketSubject = Requests<TicketStore> & {
  readonly held: () => string | null;
  readonly hold: (text: string) => void;
};

type Check = (subject: TicketSubject, person: TicketPerson, other: TicketPerson) => void;
const always = (open: () => Promise<TicketSubject>, check: Check) =>
  fc.assert(
    fc.asyncProperty(anyPerson, anyPerson, async (person, other) => {
      fc.pre(person.phone !== other.phone);
      check(await open(), person, other);
    }),
    { numRuns: 20 },
  );

/** Laws of every TicketStore. */
export const ticketStoreLaws: readonly Law<TicketSubject>[] = [
  {
    name: 'CNS-05 a new browser has no ticket',
    check: (open) => always(open, ({ next }, person) => expect(next().compare(person)).toBe('none')),
  },
  {
    name: 'CNS-03 CNS-05 a stored ticket matches its person in the next request, in any spelling of their data',
    check: (open) =>
      always(open, ({ next }, person) => {
        next().save(person);
        expect(next().compare(person)).toBe('same');
        expect(next().compare(respellPerson(person))).toBe('same');
      }),
  },
  {
    name: 'CNS-05 a ticket matches no person with another name, phone or e-mail',
    check: (open) =>
      always(open, ({ next }, person, other) => {
        next().save(person);
        expect(next().compare(other)).toBe('other');
        for (const change of [{ name: `${person.name} B` }, { phone: other.phone }, { email: `x${person.email}` }])
          expect(next().compare({ ...person, ...change })).toBe('other');
      }),
  },
  {
    name: 'CNS-05 moving text from one field to another changes the person',
    check: (open) =>
      always(open, ({ next }, person) => {
        next().save({ ...person, name: 'a|b', email: '' });
        expect(next().compare({ ...person, name: 'a', email: '|b' })).toBe('other');
        expect(next().compare({ ...person, name: `a|b${person.phone}`, phone: '' })).toBe('other');
      }),
  },
  {
    name: 'CNS-03 a ticket expires after ten minutes',
    check: (open) =>
      always(open, ({ next, after }, person) => {
        next().save(person);
        expect(after(TICKET_TTL_MS - 1).compare(person)).toBe('same');
        expect(after(1).compare(person)).toBe('none');
      }),
  },
  {
    name: 'CNS-03 a new ticket replaces the previous one',
    check: (open) =>
      always(open, ({ next }, person, other) => {
        next().save(person);
        next().save(other);
        expect([next().compare(person), next().compare(other)]).toEqual(['other', 'same']);
      }),
  },
  {
    name: 'CNS-06 an unreadable ticket is reported as undecodable until it is deleted',
    check: async (open) => {
      for (const text of ['x', 'không đọc được', '1.zz', '.', '{"name":"An"}', '9'.repeat(5_000)]) {
        const { next, hold } = await open();
        hold(text);
        const person = { name: 'An', phone: '0912345678', email: '' };
        expect(next().compare(person)).toBe('undecodable');
        next().clear();
        expect(next().compare(person)).toBe('none');
      }
    },
  },
  {
    name: 'CNS-05 a ticket contains none of the person’s data in plain text',
    check: (open) =>
      always(open, ({ next, held }, person) => {
        next().save(person);
        next();
        const text = held();
        expect(text).not.toBeNull();
        for (const part of [person.phone, person.name, person.email].filter((each) => each !== ''))
          expect(decodeURIComponent(text ?? '')).not.toContain(part);
      }),
  },
  {
    name: 'CNS-05 another browser does not have the ticket',
    check: (open) =>
      always(open, ({ next, elsewhere }, person) => {
        next().save(person);
        expect(elsewhere().compare(person)).toBe('none');
      }),
  },
];

/** Runs the laws on one adapter. `open` returns a new browser. */
export const ticketStoreContract = (name: string, open: () => Promise<TicketSubject>): void =>
  describeLaws(`${name} keeps the TicketStore contract`, ticketStoreLaws, open);
