import { dong, zeroDong } from '#core/shared/dong.ts';
import { totalOf } from './amounts.ts';
import { breakdownOf, instalmentsOf, type PricePlan } from './instalment.ts';
import { lineAmounts } from './line-price.ts';
import type { Quote } from './receipt.ts';

/**
 * Quote of a configuration on an instalment plan: totals are the first instalment, due today, and renewal is a later
 * instalment. `cash` is the quote for full payment. [INS-01]
 */
export const quoteOnPlan = (cash: Quote, plan: PricePlan, count: number, vatPercent: number): Quote => {
  const charges = [cash.planCharge, ...cash.optionCharges.map(({ charge }) => charge)] as const;
  const parts = charges.map((charge) => instalmentsOf(charge, plan));
  const today = parts.map(({ first }) => lineAmounts(first, count, vatPercent));
  const breakdown = breakdownOf(charges, plan, count, vatPercent);
  return {
    ...cash,
    lines: cash.lines.map((line, at) => ({ ...line, amounts: today[at] ?? line.amounts })),
    totals: totalOf(today),
    saved: zeroDong,
    perUnitGross: dong(Math.floor((2 * breakdown.totalPrice + plan.loanTenure) / (2 * plan.loanTenure))),
    renewal: totalOf(parts.map(({ next }) => lineAmounts(next, count, vatPercent))),
    planCharge: instalmentsOf(cash.planCharge, plan).first,
    optionCharges: cash.optionCharges.map((each) => ({ ...each, charge: instalmentsOf(each.charge, plan).first })),
    instalment: { plan, breakdown, cash: cash.totals.gross },
  };
};
