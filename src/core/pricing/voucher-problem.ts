import { type DiscountableLine, type DiscountKind, type DiscountRule, findUnmetCondition } from './discount.ts';

/** `unknown`: the code does not exist. */
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

/** `missing`: quantity for `count`, đồng before VAT for `spend`, else 0. */
export type VoucherRefusal = { readonly why: VoucherProblem; readonly missing: number };

export type VoucherFacts = {
  readonly rule: DiscountRule;
  /** ms since 1970 UTC. */
  readonly expiresAt: number;
  /** Orders that reserve or used the code, excluding this one; and the limit, null for unlimited. */
  readonly useCount: number;
  readonly maxUses: number | null;
};

/** Kinds of its other codes, and whether its customer is new. */
export type VoucherOrder = {
  readonly lines: readonly DiscountableLine[];
  readonly otherKinds: readonly DiscountKind[];
  readonly isFirstOrder: boolean;
};

/** `now` in ms since 1970 UTC; null when the code is valid. [VOU-01] */
export const findVoucherRefusal = (
  { rule, expiresAt, useCount, maxUses }: VoucherFacts,
  { lines, otherKinds, isFirstOrder }: VoucherOrder,
  now: number,
): VoucherRefusal | null => {
  const refused = (why: VoucherProblem): VoucherRefusal => ({ why, missing: 0 });
  if (expiresAt <= now) return refused('expired');
  if (maxUses !== null && useCount >= maxUses) return refused('exhausted');
  if (rule.isFirstOrderOnly && !isFirstOrder) return refused('not-first');
  if (otherKinds.includes(rule.kind)) return refused('other-code');
  return findUnmetCondition(lines, rule);
};
