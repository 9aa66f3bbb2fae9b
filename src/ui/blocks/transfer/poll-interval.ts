const MIN_POLL_MS = 2_000;
const MAX_POLL_MS = 5_000;
const POLL_GROWTH_MS = 250;

/** Grows from 2 s to 5 s; up to 25 % jitter, so that clients do not poll in step. */
export const pollInterval = (looks: number, jitter: number): number =>
  Math.round(Math.min(MAX_POLL_MS, MIN_POLL_MS + looks * POLL_GROWTH_MS) * (1 + jitter / 4));
