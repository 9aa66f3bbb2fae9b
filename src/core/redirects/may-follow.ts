/** Rules that may follow one another; the shop on a full load, inside the app and the editors' page count alike. [RED-04] */
export const MAX_HOPS = 5;

/** Whether a redirect is followed. `trail`: the addresses that have sent on so far, the one that sends to `to` included. */
export const mayFollow = (trail: readonly string[], to: string): boolean =>
  trail.length <= MAX_HOPS && !trail.includes(to);
