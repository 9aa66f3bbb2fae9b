import { MINUTE_MS } from '#core/shared/durations.ts';

const MAX_DELAY_MS = 4 * 60 * MINUTE_MS;

/** Over two days in all. */
export const MAX_TRIES = 20;

/** ms until the next try after `tries` failed ones: a minute, doubled each time, at most four hours. */
export const retryDelay = (tries: number): number => Math.min(MINUTE_MS * 2 ** Math.max(0, tries - 1), MAX_DELAY_MS);
