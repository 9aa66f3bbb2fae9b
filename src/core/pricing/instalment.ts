import { addDong, type Dong, dong, percentOfDong, timesDong, zeroDong } from '#core/shared/dong.ts';
import { addCharges, timesCharge, totalOf } from './amounts.ts';
import { lineAmounts } from './line-price.ts';
import type { Amounts, Charge } from './price.ts';

/** A way of paying for a term by the month. Rates are percent, exact to a hundredth. [ENT-12] */
export type PricePlan = {
  readonly id: string;
  /** Interest of a year: twelve times that of a month. */
  readonly interestRate: number;
  /** Months in which the price is paid, at least two; the plan fits terms of just this length. */
  readonly loanTenure: number;
  /** Share of the price that the first month pays. */
  readonly firstPaymentPercent: number;
  /** Interest of a month on what the first month leaves to be paid. */
  readonly monthlyInterestRate: number;
};

/** What a charge becomes on a plan: due today, and in each later month. */
export type Instalments = { readonly first: Charge; readonly next: Charge };

/** One month of a plan, đồng: the machine alone and what goes along with it (its priced options) before VAT, their VAT, and all of it. */
export type InstalmentMonth = {
  readonly bare: Dong;
  readonly collateral: Dong;
  readonly vat: Dong;
  readonly total: Dong;
};

/** All months of a plan. totalPrice = first + (loanTenure − 1) × next, with VAT. [ENT-12] */
export type InstalmentBreakdown = {
  readonly firstMonth: InstalmentMonth;
  readonly nextMonth: InstalmentMonth;
  readonly totalPrice: Dong;
};

/** The same before VAT, for one machine with its options. [ENT-12] */
export type InstalmentPrice = {
  readonly productId: string;
  /** Paid at once, the whole term. */
  readonly price: Dong;
  /** Paid by the month, all months. */
  readonly priceInstallment: Dong;
  readonly loanTenure: number;
  readonly firstMonth: Dong;
  readonly nextMonth: Dong;
};

/** Whether a term of so many months may be paid on the plan. */
export const fitsPlan = ({ loanTenure }: PricePlan, months: number): boolean => loanTenure === months;

/**
 * The months of a charge. What the first payment leaves is parted over the later months, each part rounded half up, and
 * bears the month's interest, rounded half up; the first month pays the rest, so that the months make up the price and
 * its interest to the đồng. A state fee is due at once.
 */
export const instalmentsOf = ({ net, exempt }: Charge, plan: PricePlan): Instalments => {
  const later = plan.loanTenure - 1;
  const lent = dong(net - percentOfDong(net, plan.firstPaymentPercent));
  // Rounding up must not ask for more than there is: that would make a first month below zero.
  const part = dong(Math.min(Math.floor((2 * lent + later) / (2 * later)), Math.floor(net / later)));
  const interest = percentOfDong(lent, plan.monthlyInterestRate);
  return {
    first: { net: dong(net - part * later), exempt },
    next: { net: addDong(part, interest), exempt: zeroDong },
  };
};

const monthOf = ([bare, ...along]: readonly Amounts[]): InstalmentMonth => {
  const machine = bare ? addDong(bare.net, bare.exempt) : zeroDong;
  const all = totalOf(bare ? [bare, ...along] : along);
  return {
    bare: machine,
    collateral: dong(all.net + all.exempt - machine),
    vat: all.vat,
    total: all.gross,
  };
};

/**
 * The months of a machine and its options (charges for the whole term of one machine, paid at once) for so many
 * machines. VAT is rounded half up per line and month, as each month's bill is.
 */
export const breakdownOf = (
  [machine, ...options]: readonly [Charge, ...Charge[]],
  plan: PricePlan,
  count: number,
  vatPercent: number,
): InstalmentBreakdown => {
  const parts = [machine, ...options].map((charge) => instalmentsOf(charge, plan));
  const firstMonth = monthOf(parts.map(({ first }) => lineAmounts(first, count, vatPercent)));
  const nextMonth = monthOf(parts.map(({ next }) => lineAmounts(next, count, vatPercent)));
  const totalPrice = addDong(firstMonth.total, timesDong(nextMonth.total, plan.loanTenure - 1));
  return { firstMonth, nextMonth, totalPrice };
};

/** What one machine with its options costs on a plan, before VAT. */
export const instalmentPriceOf = (productId: string, charges: readonly Charge[], plan: PricePlan): InstalmentPrice => {
  const parts = charges.map((charge) => instalmentsOf(charge, plan));
  const first = addCharges(...parts.map((part) => part.first));
  const next = addCharges(...parts.map((part) => part.next));
  const all = addCharges(first, timesCharge(next, plan.loanTenure - 1));
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
