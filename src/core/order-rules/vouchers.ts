import { type AppliedDiscount, applyDiscounts, type DiscountableLine } from '#core/pricing/discount.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import { findVoucherRefusal, type VoucherFacts, type VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import { type Dong, zeroDong } from '#core/shared/dong.ts';
import { type Refused, refuse } from './refusal.ts';

/** A code with its rule, limit, expiry, and its uses by other orders. */
export type CountedVoucher = AppliedDiscount & VoucherFacts;

/** The order to check: its lines, its applied codes, and whether it is its customer's first. */
export type VoucherOrder = {
  readonly lines: readonly DiscountableLine[];
  readonly applied: readonly AppliedDiscount[];
  readonly isFirstOrder: boolean;
};

/** Why a code is not valid for an order at `now` (ms since 1970 UTC); null when it is. [VOU-01] */
export const checkVoucher = (
  voucher: CountedVoucher,
  { lines, applied, isFirstOrder }: VoucherOrder,
  now: number,
): VoucherRefusal | null => {
  const otherKinds = applied.filter(({ code }) => code !== voucher.code).map(({ rule }) => rule.kind);
  return findVoucherRefusal(voucher, { lines, otherKinds, isFirstOrder }, now);
};

/** Whether other orders have used a code up. */
export const isUsedUp = ({ useCount, maxUses }: Pick<VoucherFacts, 'useCount' | 'maxUses'>): boolean =>
  maxUses !== null && useCount >= maxUses;

/** The order's own codes that are no longer valid, with the reasons. */
export const findInvalidVouchers = (
  vouchers: readonly CountedVoucher[],
  order: VoucherOrder,
  now: number,
): readonly Omit<RefusedVoucher, 'missing'>[] =>
  vouchers.flatMap((voucher) => {
    const refusal = checkVoucher(voucher, order, now);
    return refusal === null ? [] : [{ code: voucher.code, why: refusal.why }];
  });

/**
 * Why an order cannot be placed at the expected total; null when it has that total. Both in đồng with VAT. Refusals:
 * `voucher-no-longer-valid` {code, why, old, new} when codes are not valid, otherwise `price-changed` {old, new}.
 */
export const refuseOtherTotal = (
  expected: number,
  total: number,
  [gone]: readonly Omit<RefusedVoucher, 'missing'>[],
): Refused | null => {
  if (expected === total) return null;
  const change = { old: expected, new: total };
  return gone
    ? refuse('voucher-no-longer-valid', `The voucher ${gone.code} is no longer valid`, {
        code: gone.code,
        why: gone.why,
        ...change,
      })
    : refuse('price-changed', 'The total has changed', change);
};

/** The code does not exist. */
export const unknownVoucher: VoucherRefusal = { why: 'unknown', missing: 0 };

/** A code that is not valid, with the reason. */
export type RefusedVoucher = VoucherRefusal & { readonly code: string };

/** Applies codes in any notation one after the other: the valid ones, and the reasons for the others. [VOU-01] */
export const applyVouchers = <Voucher extends CountedVoucher>(
  codes: readonly string[],
  vouchers: readonly Voucher[],
  order: Omit<VoucherOrder, 'applied'>,
  now: number,
): { readonly taken: readonly Voucher[]; readonly refused: readonly RefusedVoucher[] } => {
  const taken: Voucher[] = [];
  const refused: RefusedVoucher[] = [];
  for (const code of new Set(codes.map(normaliseVoucherCode))) {
    const voucher = vouchers.find((each) => each.code === code);
    const refusal = voucher ? checkVoucher(voucher, { ...order, applied: taken }, now) : unknownVoucher;
    if (voucher && refusal === null) taken.push(voucher);
    else refused.push({ code, ...(refusal ?? unknownVoucher) });
  }
  return { taken, refused };
};

/** A code evaluated for an order; actual or possible discount in đồng, before VAT and with its VAT. */
export type EvaluatedVoucher<Voucher> = {
  readonly voucher: Voucher;
  readonly isApplied: boolean;
  readonly refusal: VoucherRefusal | null;
  readonly amount: Dong;
  readonly gross: Dong;
};

const evaluate = <Voucher extends CountedVoucher>(
  voucher: Voucher,
  order: VoucherOrder,
  now: number,
): EvaluatedVoucher<Voucher> => {
  const refusal = checkVoucher(voucher, order, now);
  const { code, rule } = voucher;
  const others = order.applied.filter((each) => each.code !== code && each.rule.kind !== rule.kind);
  const discounts = refusal === null ? applyDiscounts(order.lines, [...others, voucher]).discounts : [];
  const { amount, gross } = discounts.find((each) => each.code === code) ?? { amount: zeroDong, gross: zeroDong };
  return { voucher, isApplied: order.applied.some((each) => each.code === code), refusal, amount, gross };
};

const rank = <Voucher>({ isApplied, refusal, gross }: EvaluatedVoucher<Voucher>): number =>
  isApplied ? Number.MAX_SAFE_INTEGER : refusal === null ? gross : -1;

/**
 * How each code applies to an order: applied codes first, then the largest discount, then the others. Leaves out
 * expired and used-up codes that are not applied. [VOU-01, VOU-02]
 */
export const evaluateVouchers = <Voucher extends CountedVoucher>(
  vouchers: readonly Voucher[],
  order: VoucherOrder,
  now: number,
): readonly EvaluatedVoucher<Voucher>[] =>
  vouchers
    .map((voucher) => evaluate(voucher, order, now))
    .filter(({ isApplied, refusal }) => isApplied || (refusal?.why !== 'expired' && refusal?.why !== 'exhausted'))
    .toSorted((a, b) => rank(b) - rank(a));
