import type { TicketPerson } from './consultation.ts';

/** Remembers a sender for ten minutes, as a keyed digest, never in plain text. [CNS-03, CNS-05, CNS-06] */
export type TicketStore = {
  readonly compare: (person: TicketPerson) => 'none' | 'same' | 'other' | 'undecodable';
  readonly save: (person: TicketPerson) => void;
  readonly clear: () => void;
};
