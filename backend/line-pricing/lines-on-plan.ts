import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { type InstalmentPlan, isTermOfPlan, splitIntoInstalments } from '#core/pricing/instalment.ts';
import type { Charge } from '#core/pricing/price.ts';
import { type SoldProduct, termInMonths } from './sold-product.ts';

/** The instalment plan of a product for this term; null when there is none. */
const findPlan = (product: SoldProduct, id: string, time: number): InstalmentPlan | null =>
  product.plans.find((plan) => plan.id === id && isTermOfPlan(plan, termInMonths(product, time))) ?? null;

/**
 * The instalment plan of a line; null for full payment. [INS-01]
 * @throws ServiceFailure PRICE_PLAN_GONE when the plan does not exist for this term or was withdrawn
 */
export const requirePlan = (product: SoldProduct, id: string | null, time: number): InstalmentPlan | null => {
  const plan = id === null ? null : findPlan(product, id, time);
  if (id !== null && plan === null)
    throw new ServiceFailure('PRICE_PLAN_GONE', `${product.title} has no plan ${id} for ${time}`);
  return plan;
};

/** The amount due in the order and the one due later: at renewal, or as a further instalment. */
type DueAmounts = { readonly charge: Charge; readonly renewal: Charge; readonly oldPrice: number | null };

/** Splits a charge by a plan: the first instalment is due in the order, the others later. */
export const splitCharge = (charge: Charge, plan: InstalmentPlan): Pick<DueAmounts, 'charge' | 'renewal'> => {
  const { first, next } = splitIntoInstalments(charge, plan);
  return { charge: first, renewal: next };
};

/** The price with the line's plan applied. */
export const applyPlan = <Price extends DueAmounts>(price: Price, plan: InstalmentPlan | null): Price =>
  plan === null ? price : { ...price, ...splitCharge(price.charge, plan), oldPrice: null };

/** Today's price of a line's term on its plan; null when it is not sold that way. */
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
