import { addDong, type Dong, dong, multiplyDong, percentOfDong, zeroDong } from '#core/shared/dong.ts';
import { addCharges, multiplyCharge, sumAmounts } from './amounts.ts';
import { computeLineAmounts } from './line-price.ts';
import type { Amounts, Charge } from './price.ts';

/** Rates in percent with two decimals. [ENT-12] */
export type InstalmentPlan = {
  readonly id: string;
  /** Annual: twelve times the monthly rate. */
  readonly interestRate: number;
  /** At least two; the plan applies only to terms of exactly this many months. */
  readonly loanTenure: number;
  /** Share of the price paid with the first instalment, in percent. */
  readonly firstPaymentPercent: number;
  /** On the amount left after the first instalment. */
  readonly monthlyInterestRate: number;
};

/** The first instalment, due today, and each later one. */
export type Instalments = { readonly first: Charge; readonly next: Charge };

/** In đồng: product and priced options before VAT, their VAT, and the total. */
export type InstalmentMonth = {
  readonly bare: Dong;
  readonly collateral: Dong;
  readonly vat: Dong;
  readonly total: Dong;
};

/** totalPrice = first + (loanTenure − 1) × next, with VAT. [ENT-12] */
export type InstalmentBreakdown = {
  readonly firstMonth: InstalmentMonth;
  readonly nextMonth: InstalmentMonth;
  readonly totalPrice: Dong;
};

/** One unit with options, before VAT. [ENT-12] */
export type InstalmentPrice = {
  readonly productId: string;
  /** Full payment of the term. */
  readonly price: Dong;
  readonly priceInstallment: Dong;
  readonly loanTenure: number;
  readonly firstMonth: Dong;
  readonly nextMonth: Dong;
};

export const isTermOfPlan = ({ loanTenure }: InstalmentPlan, months: number): boolean => loanTenure === months;

/**
 * Divides the amount left after the first payment over the later instalments, each rounded half up, plus monthly
 * interest, rounded half up. The first instalment takes the remainder, so the sum is price plus interest to the đồng,
 * and the whole state fee.
 */
export const splitIntoInstalments = ({ net, exempt }: Charge, plan: InstalmentPlan): Instalments => {
  const later = plan.loanTenure - 1;
  const lent = dong(net - percentOfDong(net, plan.firstPaymentPercent));
  // Keeps the first instalment from becoming negative.
  const part = dong(Math.min(Math.floor((2 * lent + later) / (2 * later)), Math.floor(net / later)));
  const interest = percentOfDong(lent, plan.monthlyInterestRate);
  return {
    first: { net: dong(net - part * later), exempt },
    next: { net: addDong(part, interest), exempt: zeroDong },
  };
};

const monthOf = ([bare, ...along]: readonly Amounts[]): InstalmentMonth => {
  const parentItem = bare ? addDong(bare.net, bare.exempt) : zeroDong;
  const all = sumAmounts(bare ? [bare, ...along] : along);
  return {
    bare: parentItem,
    collateral: dong(all.net + all.exempt - parentItem),
    vat: all.vat,
    total: all.gross,
  };
};

/** Takes charges of one unit for the whole term. VAT is rounded half up per line and instalment, as billed. */
export const computeBreakdown = (
  [parentItem, ...options]: readonly [Charge, ...Charge[]],
  plan: InstalmentPlan,
  count: number,
  vatPercent: number,
): InstalmentBreakdown => {
  const parts = [parentItem, ...options].map((charge) => splitIntoInstalments(charge, plan));
  const firstMonth = monthOf(parts.map(({ first }) => computeLineAmounts(first, count, vatPercent)));
  const nextMonth = monthOf(parts.map(({ next }) => computeLineAmounts(next, count, vatPercent)));
  const totalPrice = addDong(firstMonth.total, multiplyDong(nextMonth.total, plan.loanTenure - 1));
  return { firstMonth, nextMonth, totalPrice };
};

/** One unit with options, before VAT. */
export const computeInstalmentPrice = (
  productId: string,
  charges: readonly Charge[],
  plan: InstalmentPlan,
): InstalmentPrice => {
  const parts = charges.map((charge) => splitIntoInstalments(charge, plan));
  const first = addCharges(...parts.map((part) => part.first));
  const next = addCharges(...parts.map((part) => part.next));
  const all = addCharges(first, multiplyCharge(next, plan.loanTenure - 1));
  return {
    productId,
    price: wholeOf(addCharges(...charges)),
    priceInstallment: wholeOf(all),
    loanTenure: plan.loanTenure,
    firstMonth: wholeOf(first),
    nextMonth: wholeOf(next),
  };
};

const wholeOf = ({ net, exempt }: Charge): Dong => addDong(net, exempt);
