import type { TicketPerson } from './consultation.ts';
import { normaliseRequest } from './validate-consultation.ts';

/** A request of the same person within this time counts as sent. [CNS-03, CNS-05] */
export const TICKET_TTL_MS = 600_000;

/** Independent of notation; the ticket stores its keyed digest. [CNS-05] */
export const canonicalTicketText = (person: TicketPerson): string => {
  const { name, phone, email } = normaliseRequest({ ...person, note: '' });
  return JSON.stringify([name, phone, email]);
};
