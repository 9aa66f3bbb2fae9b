import { addDong, type Dong, dong, percentOfDong, zeroDong } from '#core/shared/dong.ts';
import { multiplyCharge, sumAmounts, withVat } from './amounts.ts';
import { distribute } from './distribute.ts';
import type { Amounts, Charge } from './price.ts';

/** An order line as input for discount rules. */
export type DiscountableLine = {
  readonly id: string;
  /** Parent item of a priced option; a discount on the parent also applies to its options. */
  readonly parentId: string | null;
  readonly productId: string;
  /** Handle of the product line. */
  readonly category: string;
  /** Term in months. */
  readonly months: number;
  readonly quantity: number;
  /** Price of one unit for the whole term. */
  readonly charge: Charge;
  readonly vatPercent: number;
};

/**
 * An order can have at most one discount of each kind: a gift, a quantity promotion and an order discount can be
 * combined.
 */
export const discountKinds = ['gift', 'quantity', 'order'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** A discount rule. Discounts reduce only the taxed amount, never the state fees. */
export type DiscountRule = {
  readonly kind: DiscountKind;
  /** Discount in percent; null when `amount` is set. */
  readonly percent: number | null;
  /** Discount in đồng before VAT; null when `percent` is set. */
  readonly amount: number | null;
  /** Maximum discount in đồng before VAT; null for no limit. */
  readonly maxAmount: number | null;
  /** Minimum sum of the discounted lines, in đồng before VAT. */
  readonly minSpend: number;
  /** Minimum total quantity of the discounted lines. */
  readonly minQuantity: number;
  /** Products or product lines that the rule discounts; null for all. A gift discounts only the first such line. */
  readonly products: readonly string[] | null;
  readonly categories: readonly string[] | null;
  /** Required companion item in the order: a product line with at least this many months. */
  readonly requiredCompanion: { readonly category: string; readonly months: number } | null;
  /** Only for first-time customers; the order service checks this. */
  readonly isFirstOrderOnly: boolean;
};

export type AppliedDiscount = { readonly code: string; readonly title: string; readonly rule: DiscountRule };

/** Discount of one code: `amount` before VAT, `gross` including its VAT. */
export type Discount = {
  readonly code: string;
  readonly title: string;
  readonly amount: Dong;
  readonly gross: Dong;
};

/** Why a rule does not apply: its `product` is missing, the `beside` item is missing, or `missing` more is needed. */
export type UnmetCondition = {
  readonly why: 'product' | 'beside' | 'count' | 'spend';
  /** Missing quantity for `count`, missing đồng before VAT for `spend`, else 0. */
  readonly missing: number;
};

export type DiscountResult = {
  /** Discount of each line in đồng before VAT, in line order. */
  readonly lineDiscounts: readonly Dong[];
  /** One per code, in order; 0 when the rule does not apply. */
  readonly discounts: readonly Discount[];
  readonly totals: Amounts;
};

/**
 * Applies voucher codes to an order: first gifts, then quantity promotions, then order discounts, each to the remaining
 * amount. Distributes a discount over its lines in proportion to their taxed amounts and recomputes the VAT of each
 * line; totals are the sum of the lines. No line falls below zero, and renewal prices are unchanged. [VOU-01, VOU-02;
 * Thông tư 219/2013/TT-BTC, article 7, on trade discounts]
 */
export const applyDiscounts = (
  lines: readonly DiscountableLine[],
  applied: readonly AppliedDiscount[],
): DiscountResult => {
  let lowered: readonly Dong[] = lines.map(() => zeroDong);
  const found = new Map<AppliedDiscount, Discount>();
  for (const kind of discountKinds)
    for (const each of applied.filter(({ rule }) => rule.kind === kind)) {
      const next = applyRule(lines, lowered, each.rule);
      const [before, after] = [totalsOf(lines, lowered), totalsOf(lines, next)];
      found.set(each, {
        code: each.code,
        title: each.title,
        amount: dong(before.net - after.net),
        gross: dong(before.gross - after.gross),
      });
      lowered = next;
    }
  return {
    lineDiscounts: lowered,
    discounts: applied.flatMap((each) => found.get(each) ?? []),
    totals: totalsOf(lines, lowered),
  };
};

/** Subtracts discounts, already computed on the lines, from the totals. */
export const subtractDiscounts = (
  totals: Amounts,
  discounts: readonly Pick<Discount, 'amount' | 'gross'>[],
): Amounts => {
  const net = dong(totals.net - addDong(...discounts.map((each) => each.amount)));
  const gross = dong(totals.gross - addDong(...discounts.map((each) => each.gross)));
  return { net, exempt: totals.exempt, vat: dong(gross - net - totals.exempt), gross };
};

/** Amounts of a line after a discount of `lowered` đồng before VAT. */
export const discountedAmounts = ({ charge, quantity, vatPercent }: DiscountableLine, lowered: Dong): Amounts => {
  const { net, exempt } = multiplyCharge(charge, quantity);
  return withVat({ net: dong(net - lowered), exempt }, vatPercent);
};

/** Why a rule does not apply to these lines; null when it does. */
export const findUnmetCondition = (lines: readonly DiscountableLine[], rule: DiscountRule): UnmetCondition | null => {
  const eligible = selectEligible(lines, rule);
  const { requiredCompanion } = rule;
  const companion = (line: DiscountableLine): boolean =>
    requiredCompanion !== null &&
    line.parentId === null &&
    line.category === requiredCompanion.category &&
    line.months >= requiredCompanion.months;
  if (requiredCompanion !== null && !lines.some(companion)) return { why: 'beside', missing: 0 };
  const machines = eligible.filter((line) => line.parentId === null).reduce((sum, line) => sum + line.quantity, 0);
  if (machines < rule.minQuantity) return { why: 'count', missing: rule.minQuantity - machines };
  const spent = addDong(...eligible.map(netOf));
  if (spent === 0) return { why: 'product', missing: 0 };
  return spent < rule.minSpend ? { why: 'spend', missing: rule.minSpend - spent } : null;
};

const netOf = ({ charge, quantity }: DiscountableLine): Dong => multiplyCharge(charge, quantity).net;

const totalsOf = (lines: readonly DiscountableLine[], lowered: readonly Dong[]): Amounts =>
  sumAmounts(lines.map((line, at) => discountedAmounts(line, lowered[at] ?? zeroDong)));

const selectEligible = (
  lines: readonly DiscountableLine[],
  { kind, products, categories }: DiscountRule,
): readonly DiscountableLine[] => {
  const matches = (line: DiscountableLine): boolean =>
    (products === null || products.includes(line.productId)) &&
    (categories === null || categories.includes(line.category));
  const machines = lines.filter((line) => line.parentId === null && matches(line));
  const taken = new Set((kind === 'gift' ? machines.slice(0, 1) : machines).map((line) => line.id));
  return lines.filter((line) => taken.has(line.parentId ?? line.id));
};

const applyRule = (
  lines: readonly DiscountableLine[],
  lowered: readonly Dong[],
  rule: DiscountRule,
): readonly Dong[] => {
  if (findUnmetCondition(lines, rule) !== null) return lowered;
  const eligible = new Set(selectEligible(lines, rule));
  const left = lines.map((line, at) => (eligible.has(line) ? dong(netOf(line) - (lowered[at] ?? 0)) : zeroDong));
  const whole = addDong(...left);
  const wished = rule.percent === null ? (rule.amount ?? 0) : percentOfDong(whole, rule.percent);
  const given = dong(Math.max(0, Math.min(wished, rule.maxAmount ?? wished, whole)));
  const shares = distribute(given, left);
  return lowered.map((each, at) => addDong(each, shares[at] ?? zeroDong));
};

/** Codes of a merged cart: all of the first cart, plus those of the second whose kind is not used yet. */
export const mergeDiscounts = (
  into: readonly AppliedDiscount[],
  from: readonly AppliedDiscount[],
): readonly AppliedDiscount[] => [
  ...into,
  ...from.filter(({ rule }) => into.every((each) => each.rule.kind !== rule.kind)),
];
