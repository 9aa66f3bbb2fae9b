import * as z from 'zod/mini';
import { amount, converted, filled, percent, type ReadersOf } from '#adapters/replies/schema.ts';
import type {
  GetPriceForProductOptionAndPricePlanQuery,
  GetPriceInstallmentQuery,
  MonthFragment,
  PlanFragment,
} from '#contracts/generated/product.ts';
import type {
  InstalmentBreakdown,
  InstalmentMonth,
  InstalmentPlan,
  InstalmentPrice,
} from '#core/pricing/instalment.ts';
import { dong } from '#core/shared/dong.ts';

type WirePrice = GetPriceForProductOptionAndPricePlanQuery['getPriceForProductOptionAndPricePlan'];
type WireBreakdown = GetPriceInstallmentQuery['getPriceInstallment'];

const months = z.int().check(z.gte(2), z.lte(120));

/** Drops a partially parsable plan, because it affects money. */
export const instalmentPlanReply = z.object({
  id: filled,
  interestRate: percent,
  loanTenure: months,
  firstPaymentPercent: percent,
  monthlyInterestRate: percent,
} satisfies Record<keyof PlanFragment & keyof InstalmentPlan, unknown>);

const money = converted(amount, dong);

const month = z.object({
  bare: money,
  collateral: money,
  vat: money,
  total: money,
} satisfies ReadersOf<MonthFragment> & Record<keyof InstalmentMonth, unknown>);

export const breakdownReply = z.object({
  firstMonth: month,
  nextMonth: month,
  totalPrice: money,
} satisfies ReadersOf<WireBreakdown> & Record<keyof InstalmentBreakdown, unknown>);

/** One unit, before VAT. */
export const instalmentPriceReply = z.object({
  productId: z.string(),
  price: money,
  priceInstallment: money,
  loanTenure: months,
  firstMonth: money,
  nextMonth: money,
} satisfies ReadersOf<WirePrice> & Record<keyof InstalmentPrice, unknown>);
