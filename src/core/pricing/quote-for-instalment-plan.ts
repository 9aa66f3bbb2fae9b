import { dong, zeroDong } from '#core/shared/dong.ts';
import { sumAmounts } from './amounts.ts';
import { computeBreakdown, type InstalmentPlan, splitIntoInstalments } from './instalment.ts';
import { computeLineAmounts } from './line-price.ts';
import type { Quote } from './receipt.ts';

/** Totals are the first instalment, due today, and renewal is a later one. `cash`: full payment. [INS-01] */
export const quoteForInstalmentPlan = (cash: Quote, plan: InstalmentPlan, count: number, vatPercent: number): Quote => {
  const charges = [cash.planCharge, ...cash.optionCharges.map(({ charge }) => charge)] as const;
  const parts = charges.map((charge) => splitIntoInstalments(charge, plan));
  const today = parts.map(({ first }) => computeLineAmounts(first, count, vatPercent));
  const breakdown = computeBreakdown(charges, plan, count, vatPercent);
  return {
    ...cash,
    lines: cash.lines.map((line, at) => ({ ...line, amounts: today[at] ?? line.amounts })),
    totals: sumAmounts(today),
    savings: zeroDong,
    perUnitGross: dong(Math.floor((2 * breakdown.totalPrice + plan.loanTenure) / (2 * plan.loanTenure))),
    renewal: sumAmounts(parts.map(({ next }) => computeLineAmounts(next, count, vatPercent))),
    planCharge: splitIntoInstalments(cash.planCharge, plan).first,
    optionCharges: cash.optionCharges.map((each) => ({
      ...each,
      charge: splitIntoInstalments(each.charge, plan).first,
    })),
    instalmentQuote: { plan, breakdown, cash: cash.totals.gross },
  };
};
