import { addDong, type Dong, dong, percentOfDong, zeroDong } from '#core/shared/dong.ts';
import { multiplyCharge, sumAmounts, withVat } from './amounts.ts';
import { distribute } from './distribute.ts';
import type { Amounts, Charge } from './price.ts';

export type DiscountableLine = {
  readonly id: string;
  /** A discount on the parent also applies to its options. */
  readonly parentId: string | null;
  readonly productId: string;
  /** Handle of the product line. */
  readonly category: string;
  readonly months: number;
  readonly quantity: number;
  /** Price of one unit for the whole term. */
  readonly charge: Charge;
  readonly vatPercent: number;
};

/** At most one discount of each kind per order; different kinds combine. */
export const discountKinds = ['gift', 'quantity', 'order'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** Discounts never reduce state fees. */
export type DiscountRule = {
  readonly kind: DiscountKind;
  /** null when `amount` is set. */
  readonly percent: number | null;
  /** In đồng before VAT; null when `percent` is set. */
  readonly amount: number | null;
  /** In đồng before VAT; null for no limit. */
  readonly maxAmount: number | null;
  /** Sum of the discounted lines, in đồng before VAT. */
  readonly minSpend: number;
  /** Total of the discounted lines. */
  readonly minQuantity: number;
  /** Products or product lines; null for all. A gift discounts only the first such line. */
  readonly products: readonly string[] | null;
  readonly categories: readonly string[] | null;
  /** A product line with at least this many months in the order. */
  readonly requiredCompanion: { readonly category: string; readonly months: number } | null;
  /** Checked by the order service. */
  readonly isFirstOrderOnly: boolean;
};

/** Lowers nothing yet, and asks for nothing. */
export const unconditionalRule: DiscountRule = {
  kind: 'order',
  percent: null,
  amount: null,
  maxAmount: null,
  minSpend: 0,
  minQuantity: 0,
  products: null,
  categories: null,
  requiredCompanion: null,
  isFirstOrderOnly: false,
};

export type AppliedDiscount = { readonly code: string; readonly title: string; readonly rule: DiscountRule };

/** `amount` before VAT, `gross` with its VAT. */
export type Discount = {
  readonly code: string;
  readonly title: string;
  readonly amount: Dong;
  readonly gross: Dong;
};

/** `product`: no matching line; `beside`: no companion item. */
export type UnmetCondition = {
  readonly why: 'product' | 'beside' | 'count' | 'spend';
  /** Quantity for `count`, đồng before VAT for `spend`, else 0. */
  readonly missing: number;
};

export type DiscountResult = {
  /** Discount of each line in đồng before VAT, in line order. */
  readonly lineDiscounts: readonly Dong[];
  /** In order of the codes; 0 when the rule does not apply. */
  readonly discounts: readonly Discount[];
  readonly totals: Amounts;
};

/**
 * Applies gifts, then quantity promotions, then order discounts, each to the remaining amount in proportion to the
 * lines' taxed amounts. Recomputes VAT per line; totals are sums of lines. No line falls below zero and renewal prices
 * stay. [VOU-01, VOU-02; Thông tư 219/2013/TT-BTC, article 7]
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

/** Expects discounts as computed on the lines. */
export const subtractDiscounts = (
  totals: Amounts,
  discounts: readonly Pick<Discount, 'amount' | 'gross'>[],
): Amounts => {
  const net = dong(totals.net - addDong(...discounts.map((each) => each.amount)));
  const gross = dong(totals.gross - addDong(...discounts.map((each) => each.gross)));
  return { net, exempt: totals.exempt, vat: dong(gross - net - totals.exempt), gross };
};

/** `lowered`: discount in đồng before VAT. */
export const discountedAmounts = ({ charge, quantity, vatPercent }: DiscountableLine, lowered: Dong): Amounts => {
  const { net, exempt } = multiplyCharge(charge, quantity);
  return withVat({ net: dong(net - lowered), exempt }, vatPercent);
};

/** null when the rule applies. */
export const findUnmetCondition = (lines: readonly DiscountableLine[], rule: DiscountRule): UnmetCondition | null => {
  const eligible = selectEligible(lines, rule);
  const { requiredCompanion } = rule;
  const companion = (line: DiscountableLine): boolean =>
    requiredCompanion !== null &&
    line.parentId === null &&
    line.category === requiredCompanion.category &&
    line.months >= requiredCompanion.months;
  if (requiredCompanion !== null && !lines.some(companion)) return { why: 'beside', missing: 0 };
  const parentItems = eligible.filter((line) => line.parentId === null).reduce((sum, line) => sum + line.quantity, 0);
  if (parentItems < rule.minQuantity) return { why: 'count', missing: rule.minQuantity - parentItems };
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
  const parentItems = lines.filter((line) => line.parentId === null && matches(line));
  const taken = new Set((kind === 'gift' ? parentItems.slice(0, 1) : parentItems).map((line) => line.id));
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

/** Codes of a merged cart: those of the first, and those of the second whose kind is unused. */
export const mergeDiscounts = (
  into: readonly AppliedDiscount[],
  from: readonly AppliedDiscount[],
): readonly AppliedDiscount[] => [
  ...into,
  ...from.filter(({ rule }) => into.every((each) => each.rule.kind !== rule.kind)),
];
