const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 10 * 60_000;

/** When a task is asked for or read again after `tries`: five seconds, doubled each time, at most ten minutes later. */
export const retryAt = (tries: number, now: number): number =>
  now + Math.min(FIRST_DELAY_MS * 2 ** Math.min(Math.max(0, tries - 1), 20), MAX_DELAY_MS);
