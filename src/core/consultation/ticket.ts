import type { TicketPerson } from './consultation.ts';
import { normalRequest } from './validate-consultation.ts';

/** How long a request of the same person counts as already sent, in ms. [CNS-03, CNS-05] */
export const TICKET_MS = 600_000;

/** The same text for the same person, regardless of notation; the ticket stores its keyed digest. [CNS-05] */
export const ticketText = (person: TicketPerson): string => {
  const { name, phone, email } = normalRequest({ ...person, note: '' });
  return JSON.stringify([name, phone, email]);
};
