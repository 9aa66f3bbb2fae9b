import type { TicketPerson } from './consultation.ts';

/** Remembers for ten minutes who sent a request, as a keyed digest and never in plain words. [CNS-03, CNS-05, CNS-06] */
export type TicketStore = {
  /** Whether the ticket is this person's; `undecodable` where there is one that cannot be read. */
  readonly compare: (person: TicketPerson) => 'none' | 'same' | 'other' | 'undecodable';
  readonly keep: (person: TicketPerson) => void;
  readonly drop: () => void;
};
