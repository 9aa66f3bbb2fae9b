import type { TicketPerson } from './consultation.ts';
import { normalRequest } from './validate-consultation.ts';

/** A request of the same person counts as sent for so long, in milliseconds. [CNS-03, CNS-05] */
export const TICKET_MS = 600_000;

/** The same text for the same person, however he wrote name, phone and e-mail; a ticket keeps its keyed digest. [CNS-05] */
export const ticketText = (person: TicketPerson): string => {
  const { name, phone, email } = normalRequest({ ...person, note: '' });
  return JSON.stringify([name, phone, email]);
};
