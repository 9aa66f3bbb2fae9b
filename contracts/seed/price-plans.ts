import type { PricePlan } from '#core/pricing/instalment.ts';
import { seedCategories } from './categories.ts';

/** Product lines that may be paid by the month: machines that stand in a rack for their buyer. [INS-01] */
const lines = ['dedicated-server', 'bare-metal', 'big-memory', 'gpu-desktop'];

/** Price plans in the order in which they are offered. Interest is flat, on what the first month leaves to be paid. */
export const seedPricePlans: readonly PricePlan[] = [
  { id: 'tra-gop-6', loanTenure: 6, firstPaymentPercent: 30, monthlyInterestRate: 0.8, interestRate: 9.6 },
  { id: 'tra-gop-12', loanTenure: 12, firstPaymentPercent: 30, monthlyInterestRate: 1, interestRate: 12 },
];

/** Categories whose products may be bought on the plans. */
export const seedPricePlanCategories: readonly string[] = seedCategories
  .filter(({ handle, level }) => level === 2 && lines.includes(handle))
  .map(({ id }) => id);
