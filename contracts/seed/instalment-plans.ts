import type { InstalmentPlan } from '#core/pricing/instalment.ts';
import { seedCategories } from './categories.ts';

/** Physical servers bought by the customer. [INS-01] */
const lines = ['dedicated-server', 'bare-metal', 'big-memory', 'gpu-desktop'];

/** Instalment plans in display order. Interest is flat, on the amount left after the first instalment. */
export const seedPricePlans: readonly InstalmentPlan[] = [
  { id: 'tra-gop-6', loanTenure: 6, firstPaymentPercent: 30, monthlyInterestRate: 0.8, interestRate: 9.6 },
  { id: 'tra-gop-12', loanTenure: 12, firstPaymentPercent: 30, monthlyInterestRate: 1, interestRate: 12 },
];

export const seedPricePlanCategories: readonly string[] = seedCategories
  .filter(({ handle, level }) => level === 2 && lines.includes(handle))
  .map(({ id }) => id);
