import { addDong, type Dong, dong, percentOfDong, zeroDong } from '#core/shared/dong.ts';
import { amountsOf, timesCharge, totalOf } from './amounts.ts';
import type { Amounts, Charge } from './price.ts';
import { shareOut } from './share-out.ts';

/** A line as discounts look at it. */
export type DiscountableLine = {
  readonly id: string;
  /** Line of the machine that a priced option belongs to: what lowers a machine lowers its options. */
  readonly parentId: string | null;
  readonly productId: string;
  /** Handle of the product line. */
  readonly category: string;
  /** Length of the term in months. */
  readonly months: number;
  readonly count: number;
  /** Whole term, one machine. */
  readonly charge: Charge;
  readonly vatPercent: number;
};

/** Of each kind an order bears one at most: a gift, a quantity promotion and a discount on the order go together. */
export const discountKinds = ['gift', 'quantity', 'order'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** How an order is lowered, always by its taxed part: what the state takes is never the shop's to give. */
export type DiscountRule = {
  readonly kind: DiscountKind;
  /** Percent of what it lowers; null where `amount` says how much. */
  readonly percent: number | null;
  /** đồng before VAT; null where `percent` says how much. */
  readonly amount: number | null;
  /** Never more than so many đồng before VAT; null: no limit. */
  readonly most: number | null;
  /** Fewest đồng before VAT that the lines which it lowers must come to. */
  readonly leastSpend: number;
  /** Fewest machines or users that the lines which it lowers must have together. */
  readonly leastCount: number;
  /** Products or product lines that it lowers; null: all. A gift lowers the first such line alone. */
  readonly products: readonly string[] | null;
  readonly categories: readonly string[] | null;
  /** What must be in the order too: something of a product line for so many months. */
  readonly beside: { readonly category: string; readonly months: number } | null;
  /** Only for somebody who has ordered nothing before. The order service knows who that is. */
  readonly firstOrder: boolean;
};

export type AppliedDiscount = { readonly code: string; readonly title: string; readonly rule: DiscountRule };

/** What one code takes off: `amount` before VAT, `gross` with the VAT that goes with it. */
export type Discount = {
  readonly code: string;
  readonly title: string;
  readonly amount: Dong;
  readonly gross: Dong;
};

/** Why a rule lowers nothing: its `product` is not there, what must stand `beside` it, or so much is `missing`. */
export type Unmet = {
  readonly why: 'product' | 'beside' | 'count' | 'spend';
  /** Machines for `count`, đồng before VAT for `spend`, else 0. */
  readonly missing: number;
};

export type Discounted = {
  /** What each line is lowered by, đồng before VAT, in the order of the lines. */
  readonly lowered: readonly Dong[];
  /** In the order of the codes; 0 where the lines do not meet the rule. */
  readonly discounts: readonly Discount[];
  readonly totals: Amounts;
};

/**
 * What an order costs with its codes: gifts first, then quantity promotions, then discounts on the order, each on what
 * those before it left. A discount is shared out over its lines in proportion to their taxed amounts, and the VAT of each
 * line is computed anew on what is left of it; the totals are the sum of the lines. No line falls below zero, and what
 * renewal costs is not touched. [VOU-01, VOU-02; Thông tư 219/2013/TT-BTC, article 7, on trade discounts]
 */
export const discounted = (lines: readonly DiscountableLine[], applied: readonly AppliedDiscount[]): Discounted => {
  let lowered: readonly Dong[] = lines.map(() => zeroDong);
  const found = new Map<AppliedDiscount, Discount>();
  for (const kind of discountKinds)
    for (const each of applied.filter(({ rule }) => rule.kind === kind)) {
      const next = loweredBy(lines, lowered, each.rule);
      const [before, after] = [totalsOf(lines, lowered), totalsOf(lines, next)];
      found.set(each, {
        code: each.code,
        title: each.title,
        amount: dong(before.net - after.net),
        gross: dong(before.gross - after.gross),
      });
      lowered = next;
    }
  return { lowered, discounts: applied.flatMap((each) => found.get(each) ?? []), totals: totalsOf(lines, lowered) };
};

/** What is left of totals once discounts, reckoned on their lines, are taken off. */
export const lessDiscounts = (totals: Amounts, discounts: readonly Pick<Discount, 'amount' | 'gross'>[]): Amounts => {
  const net = dong(totals.net - addDong(...discounts.map((each) => each.amount)));
  const gross = dong(totals.gross - addDong(...discounts.map((each) => each.gross)));
  return { net, exempt: totals.exempt, vat: dong(gross - net - totals.exempt), gross };
};

/** What is paid for a line that is lowered by so much before VAT. */
export const loweredAmounts = ({ charge, count, vatPercent }: DiscountableLine, lowered: Dong): Amounts => {
  const { net, exempt } = timesCharge(charge, count);
  return amountsOf({ net: dong(net - lowered), exempt }, vatPercent);
};

/** Why a rule lowers nothing of these lines; null where it does. */
export const unmetOf = (lines: readonly DiscountableLine[], rule: DiscountRule): Unmet | null => {
  const eligible = eligibleOf(lines, rule);
  const { beside } = rule;
  const companion = (line: DiscountableLine): boolean =>
    beside !== null && line.parentId === null && line.category === beside.category && line.months >= beside.months;
  if (beside !== null && !lines.some(companion)) return { why: 'beside', missing: 0 };
  const machines = eligible.filter((line) => line.parentId === null).reduce((sum, line) => sum + line.count, 0);
  if (machines < rule.leastCount) return { why: 'count', missing: rule.leastCount - machines };
  const spent = addDong(...eligible.map(netOf));
  if (spent === 0) return { why: 'product', missing: 0 };
  return spent < rule.leastSpend ? { why: 'spend', missing: rule.leastSpend - spent } : null;
};

const netOf = ({ charge, count }: DiscountableLine): Dong => timesCharge(charge, count).net;

const totalsOf = (lines: readonly DiscountableLine[], lowered: readonly Dong[]): Amounts =>
  totalOf(lines.map((line, at) => loweredAmounts(line, lowered[at] ?? zeroDong)));

const eligibleOf = (
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

const loweredBy = (
  lines: readonly DiscountableLine[],
  lowered: readonly Dong[],
  rule: DiscountRule,
): readonly Dong[] => {
  if (unmetOf(lines, rule) !== null) return lowered;
  const eligible = new Set(eligibleOf(lines, rule));
  const left = lines.map((line, at) => (eligible.has(line) ? dong(netOf(line) - (lowered[at] ?? 0)) : zeroDong));
  const whole = addDong(...left);
  const wished = rule.percent === null ? (rule.amount ?? 0) : percentOfDong(whole, rule.percent);
  const given = dong(Math.max(0, Math.min(wished, rule.most ?? wished, whole)));
  const shares = shareOut(given, left);
  return lowered.map((each, at) => addDong(each, shares[at] ?? zeroDong));
};

/** The codes of two carts that become one: those of the first, and of the second what is of a kind the first has not. */
export const joinedDiscounts = (
  into: readonly AppliedDiscount[],
  from: readonly AppliedDiscount[],
): readonly AppliedDiscount[] => [
  ...into,
  ...from.filter(({ rule }) => into.every((each) => each.rule.kind !== rule.kind)),
];
