import { addDong, type Dong, dong, multiplyDong, percentOfDong, zeroDong } from '#core/shared/dong.ts';
import { addCharges, multiplyCharge, sumAmounts } from './amounts.ts';
import { computeLineAmounts } from './line-price.ts';
import type { Amounts, Charge } from './price.ts';

/** An instalment plan for a term. Rates are in percent with two decimals. [ENT-12] */
export type InstalmentPlan = {
  readonly id: string;
  /** Annual interest: twelve times the monthly rate. */
  readonly interestRate: number;
  /** Number of instalments, at least two; the plan applies only to terms of exactly this many months. */
  readonly loanTenure: number;
  /** Share of the price paid with the first instalment, in percent. */
  readonly firstPaymentPercent: number;
  /** Monthly interest on the amount left after the first instalment. */
  readonly monthlyInterestRate: number;
};

/** A charge split by a plan: the first instalment, due today, and each later one. */
export type Instalments = { readonly first: Charge; readonly next: Charge };

/** One instalment in đồng: the product and its priced options before VAT, their VAT, and the total. */
export type InstalmentMonth = {
  readonly bare: Dong;
  readonly collateral: Dong;
  readonly vat: Dong;
  readonly total: Dong;
};

/** All instalments of a plan. totalPrice = first + (loanTenure − 1) × next, with VAT. [ENT-12] */
export type InstalmentBreakdown = {
  readonly firstMonth: InstalmentMonth;
  readonly nextMonth: InstalmentMonth;
  readonly totalPrice: Dong;
};

/** Instalment prices before VAT for one unit with its options. [ENT-12] */
export type InstalmentPrice = {
  readonly productId: string;
  /** Full payment for the whole term. */
  readonly price: Dong;
  /** Sum of all instalments. */
  readonly priceInstallment: Dong;
  readonly loanTenure: number;
  readonly firstMonth: Dong;
  readonly nextMonth: Dong;
};

/** Whether the plan applies to a term of `months`. */
export const isTermOfPlan = ({ loanTenure }: InstalmentPlan, months: number): boolean => loanTenure === months;

/**
 * Splits a charge into instalments. The amount left after the first payment is divided over the later instalments, each
 * rounded half up, plus the monthly interest, rounded half up. The first instalment takes the remainder, so that the
 * sum equals price plus interest to the đồng. A state fee is due with the first instalment.
 */
export const splitIntoInstalments = ({ net, exempt }: Charge, plan: InstalmentPlan): Instalments => {
  const later = plan.loanTenure - 1;
  const lent = dong(net - percentOfDong(net, plan.firstPaymentPercent));
  // Caps the rounded part so that the first instalment cannot become negative.
  const part = dong(Math.min(Math.floor((2 * lent + later) / (2 * later)), Math.floor(net / later)));
  const interest = percentOfDong(lent, plan.monthlyInterestRate);
  return {
    first: { net: dong(net - part * later), exempt },
    next: { net: addDong(part, interest), exempt: zeroDong },
  };
};

const monthOf = ([bare, ...along]: readonly Amounts[]): InstalmentMonth => {
  const machine = bare ? addDong(bare.net, bare.exempt) : zeroDong;
  const all = sumAmounts(bare ? [bare, ...along] : along);
  return {
    bare: machine,
    collateral: dong(all.net + all.exempt - machine),
    vat: all.vat,
    total: all.gross,
  };
};

/**
 * Instalments for a product and its options (charges of one unit for the whole term, paid in full) times `count` units.
 * VAT is rounded half up per line and instalment, as each instalment is billed.
 */
export const computeBreakdown = (
  [machine, ...options]: readonly [Charge, ...Charge[]],
  plan: InstalmentPlan,
  count: number,
  vatPercent: number,
): InstalmentBreakdown => {
  const parts = [machine, ...options].map((charge) => splitIntoInstalments(charge, plan));
  const firstMonth = monthOf(parts.map(({ first }) => computeLineAmounts(first, count, vatPercent)));
  const nextMonth = monthOf(parts.map(({ next }) => computeLineAmounts(next, count, vatPercent)));
  const totalPrice = addDong(firstMonth.total, multiplyDong(nextMonth.total, plan.loanTenure - 1));
  return { firstMonth, nextMonth, totalPrice };
};

/** Price of one unit with its options on a plan, before VAT. */
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
