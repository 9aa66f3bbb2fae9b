import { type DiscountableLine, type DiscountKind, type DiscountRule, unmetOf } from './discount.ts';

/** Why a code does not count for an order. `unknown`: there is no such code. */
export const voucherProblems = [
  'unknown',
  'expired',
  'exhausted',
  'not-first',
  'other-code',
  'product',
  'beside',
  'count',
  'spend',
] as const;
export type VoucherProblem = (typeof voucherProblems)[number];

/** `missing`: machines for `count`, đồng before VAT for `spend`, else 0. */
export type VoucherRefusal = { readonly why: VoucherProblem; readonly missing: number };

/** What a code is judged by. */
export type VoucherFacts = {
  readonly rule: DiscountRule;
  /** ms since 1970 UTC. */
  readonly expiresAt: number;
  /** Orders that hold or have had a use of it, this one left out; and how many may, null: any number. */
  readonly used: number;
  readonly limit: number | null;
};

/** The order that it is for: kinds of its other codes, and whether its customer has ordered nothing before. */
export type VouchedOrder = {
  readonly lines: readonly DiscountableLine[];
  readonly otherKinds: readonly DiscountKind[];
  readonly isFirst: boolean;
};

/** Why a code does not count for this order at `now` (ms since 1970 UTC); null where it does. [VOU-01] */
export const voucherRefusal = (
  { rule, expiresAt, used, limit }: VoucherFacts,
  { lines, otherKinds, isFirst }: VouchedOrder,
  now: number,
): VoucherRefusal | null => {
  const refused = (why: VoucherProblem): VoucherRefusal => ({ why, missing: 0 });
  if (expiresAt <= now) return refused('expired');
  if (limit !== null && used >= limit) return refused('exhausted');
  if (rule.firstOrder && !isFirst) return refused('not-first');
  if (otherKinds.includes(rule.kind)) return refused('other-code');
  return unmetOf(lines, rule);
};
