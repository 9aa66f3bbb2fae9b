import type { Clock } from '#core/shared/environment.port.ts';

/** Cache-Control of what may be shown until a time in ms since 1970 UTC, so that browsers do not add to its age. */
export const maxAge = (until: number, clock: Clock, mostSeconds = Number.POSITIVE_INFINITY): string => {
  const seconds = Math.min(mostSeconds, Math.floor((until - clock.now()) / 1_000));
  return seconds > 0 && Number.isFinite(seconds) ? `public, max-age=${seconds}` : 'no-store';
};

/**
 * CDN-Cache-Control of a page that may be shown until a time in ms since 1970 UTC: in the second half of what is left a
 * CDN answers with what it has and asks for the new page behind the answer, as the host does. null when nothing is
 * left. Browsers ignore it. [RFC 9213, RFC 5861]
 */
export const cdnMaxAge = (until: number, clock: Clock): string | null => {
  const seconds = Math.floor((until - clock.now()) / 1_000);
  if (seconds <= 0 || !Number.isFinite(seconds)) return null;
  const behind = Math.floor(seconds / 2);
  return `public, max-age=${seconds - behind}, stale-while-revalidate=${behind}`;
};
