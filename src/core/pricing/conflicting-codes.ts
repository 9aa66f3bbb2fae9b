import type { DiscountRule } from './discount.ts';

/** A code with the time in which it counts, ms since 1970 UTC; the end is excluded. */
export type TimedCode = {
  readonly code: string;
  readonly rule: Pick<DiscountRule, 'kind' | 'products' | 'categories'>;
  readonly startsAt: number;
  readonly expiresAt: number;
};

const overlaps = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one === null || other === null || one.some((each) => other.includes(each));

/**
 * Whether a buyer has to choose between two codes: an order takes one of each kind, and both lower the same goods at the
 * same time. [VOU-01]
 */
export const isConflict = (one: TimedCode, other: TimedCode): boolean =>
  one.code !== other.code &&
  one.rule.kind === other.rule.kind &&
  one.startsAt < other.expiresAt &&
  other.startsAt < one.expiresAt &&
  overlaps(one.rule.products, other.rule.products) &&
  overlaps(one.rule.categories, other.rule.categories);
