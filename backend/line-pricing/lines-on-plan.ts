import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { type InstalmentPlan, isTermOfPlan, splitIntoInstalments } from '#core/pricing/instalment.ts';
import type { Charge } from '#core/pricing/price.ts';
import { type SoldProduct, termInMonths } from './sold-product.ts';

const findPlan = (product: SoldProduct, id: string, time: number): InstalmentPlan | null =>
  product.plans.find((plan) => plan.id === id && isTermOfPlan(plan, termInMonths(product, time))) ?? null;

/** null for full payment. Throws PRICE_PLAN_GONE unless the plan exists for this term. [INS-01] */
export const requirePlan = (product: SoldProduct, id: string | null, time: number): InstalmentPlan | null => {
  const plan = id === null ? null : findPlan(product, id, time);
  if (id !== null && plan === null)
    throw new ServiceFailure('PRICE_PLAN_GONE', `${product.title} has no plan ${id} for ${time}`);
  return plan;
};

/** `renewal` is due later: at renewal, or as a further instalment. */
type DueAmounts = { readonly charge: Charge; readonly renewal: Charge; readonly oldPrice: number | null };

/** The first instalment is due in the order, the others later. */
export const splitCharge = (charge: Charge, plan: InstalmentPlan): Pick<DueAmounts, 'charge' | 'renewal'> => {
  const { first, next } = splitIntoInstalments(charge, plan);
  return { charge: first, renewal: next };
};

export const applyPlan = <Price extends DueAmounts>(price: Price, plan: InstalmentPlan | null): Price =>
  plan === null ? price : { ...price, ...splitCharge(price.charge, plan), oldPrice: null };

/** Today's price on the line's plan; null when it is not sold that way. */
export const applyCurrentPlan = <Price extends DueAmounts>(
  price: Price | null,
  product: SoldProduct,
  id: string | null,
  time: number,
): Price | null => {
  if (price === null || id === null) return price;
  const plan = findPlan(product, id, time);
  return plan && applyPlan(price, plan);
};
