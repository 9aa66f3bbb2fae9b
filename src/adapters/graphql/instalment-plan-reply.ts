import * as z from 'zod/mini';
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
import { amount, type ReadersOf } from './tolerant.ts';

type WirePrice = GetPriceForProductOptionAndPricePlanQuery['getPriceForProductOptionAndPricePlan'];
type WireBreakdown = GetPriceInstallmentQuery['getPriceInstallment'];

const percent = z.number().check(z.gte(0), z.lte(100));

const months = z.int().check(z.gte(2), z.lte(120));

/** Drops a partially parsable plan, because it affects money. */
export const instalmentPlanReply = z.object({
  id: z.string().check(z.minLength(1)),
  interestRate: percent,
  loanTenure: months,
  firstPaymentPercent: percent,
  monthlyInterestRate: percent,
} satisfies Record<keyof PlanFragment & keyof InstalmentPlan, unknown>);

const money = z.pipe(amount, z.transform(dong));

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
