import type { TicketPerson } from './consultation.ts';

/**
 * Remembers the sender of a request for ten minutes, as a keyed digest, never in plain text. [CNS-03, CNS-05, CNS-06]
 */
export type TicketStore = {
  /** Whether the ticket belongs to this person; `undecodable` when it cannot be read. */
  readonly compare: (person: TicketPerson) => 'none' | 'same' | 'other' | 'undecodable';
  readonly save: (person: TicketPerson) => void;
  readonly clear: () => void;
};
