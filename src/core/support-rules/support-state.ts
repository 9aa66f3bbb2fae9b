/** Whose turn it is: `waiting` for the shop, `answered` by it, `closed` by either. */
export const supportStates = ['waiting', 'answered', 'closed'] as const;
export type SupportState = (typeof supportStates)[number];

/** What happens to a request; times in ms since 1970 UTC. */
export type SupportEvent =
  | { readonly kind: 'message'; readonly from: 'customer' | 'staff'; readonly at: number }
  | { readonly kind: 'close'; readonly at: number };

export type SupportTurn = {
  readonly state: SupportState;
  /** Since when the customer waits for an answer; null when they do not. */
  readonly waitingSince: number | null;
};

/** A message of the customer opens a closed request again; a second one does not shorten the wait of the first. */
export const turnAfter = (turn: SupportTurn | null, event: SupportEvent): SupportTurn => {
  if (event.kind === 'close') return { state: 'closed', waitingSince: null };
  if (event.from === 'staff') return { state: 'answered', waitingSince: null };
  return { state: 'waiting', waitingSince: turn?.waitingSince ?? event.at };
};
