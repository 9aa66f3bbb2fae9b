import { MAX_TTL, MIN_TTL } from '#core/shared/domains/dns-problem.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

/** [RFC 2181 8] */
const LARGEST = 2_147_483_647;
const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };

/** Seconds of `3600`, `1h`, `1d12h` or `1w`; null for anything else, and beyond the largest TTL. [RFC 2181 8] */
export const readTtl = (typed: string): number | null => {
  const text = typed.normalize('NFKC');
  if (!/^(?:\d{1,10}|(?:\d{1,10}[smhdw]){1,5})$/i.test(text)) return null;
  const parts = [...text.toLowerCase().matchAll(/(\d+)([smhdw]?)/g)];
  const seconds = parts.reduce(
    (sum, [, amount, unit = '']) => sum + Number(amount) * (lookUp(unitSeconds, unit) ?? 1),
    0,
  );
  return seconds <= LARGEST ? seconds : null;
};

/** The nearest TTL, in seconds, that the shop's name servers have. */
export const nearestTtl = (seconds: number): number => Math.min(MAX_TTL, Math.max(MIN_TTL, seconds));
