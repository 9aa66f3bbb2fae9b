import * as z from 'zod/mini';
import { filled, percent } from '#adapters/replies/schema.ts';
import type { PlanFragment } from '#contracts/generated/product.ts';
import type { InstalmentPlan } from '#core/pricing/instalment.ts';

/** Drops a partially parsable plan, because it affects money. */
export const instalmentPlanReply = z.object({
  id: filled,
  interestRate: percent,
  loanTenure: z.int().check(z.gte(2), z.lte(120)),
  firstPaymentPercent: percent,
  monthlyInterestRate: percent,
} satisfies Record<keyof PlanFragment & keyof InstalmentPlan, unknown>);
