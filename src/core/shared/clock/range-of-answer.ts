import type { TimeRange } from './corrected-clock.ts';

/** Headers of an answer that say when it was made and how old it may be. */
type AnswerTimes = {
  /** `Date`. */
  readonly date: string | null;
  /** `Age`, whole seconds. */
  readonly age: string | null;
  /** `Cache-Control`. */
  readonly cacheControl: string | null;
};

/**
 * The range that an answer tells; null when it does not say. `took`: ms between request and answer. An answer that
 * caches may keep can have waited in one for its whole lifetime. [RFC 9110, 6.6.1; RFC 9111, 5.1, 5.2.2]
 */
export const rangeOfAnswer = ({ date, age, cacheControl }: AnswerTimes, took: number): TimeRange | null => {
  const made = Date.parse(date ?? '');
  if (Number.isNaN(made)) return null;
  const earliest = made + secondsIn(age) * 1_000;
  const kept = [...(cacheControl ?? 'no-store').matchAll(/(?:max-age|stale-while-revalidate)=(\d{1,10})/g)];
  const lifetime = kept.reduce((sum, [, seconds]) => sum + secondsIn(seconds ?? null), 0);
  // `Date` has whole seconds.
  return { earliest, latest: earliest + 1_000 + took + lifetime * 1_000 };
};

const secondsIn = (text: string | null): number => (/^\d{1,10}$/.test(text ?? '') ? Number(text) : 0);
