import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { fitsPlan, instalmentsOf, type PricePlan } from '#core/pricing/instalment.ts';
import type { Charge } from '#core/pricing/price.ts';
import { monthsOf, type SoldProduct } from './sold-product.ts';

/** The plan that pays for a product's term by the month; null where there is none such. */
const planOf = (product: SoldProduct, id: string, time: number): PricePlan | null =>
  product.plans.find((plan) => plan.id === id && fitsPlan(plan, monthsOf(product, time))) ?? null;

/**
 * The plan of a line; null where it is paid at once. [INS-01]
 * @throws ServiceFailure PRICE_PLAN_GONE where the product's term has no such plan (any more)
 */
export const requirePlan = (product: SoldProduct, id: string | null, time: number): PricePlan | null => {
  const plan = id === null ? null : planOf(product, id, time);
  if (id !== null && plan === null)
    throw new ServiceFailure('PRICE_PLAN_GONE', `${product.title} has no plan ${id} for ${time}`);
  return plan;
};

/** What is due in the order and what afterwards: at renewal, or in a later month of a plan. */
type Due = { readonly charge: Charge; readonly renewal: Charge; readonly oldPrice: number | null };

/** A charge on a plan: the first month's is due in the order, a later month's after it. */
export const monthsOn = (charge: Charge, plan: PricePlan): Pick<Due, 'charge' | 'renewal'> => {
  const { first, next } = instalmentsOf(charge, plan);
  return { charge: first, renewal: next };
};

/** A price on the plan of its line. */
export const dueOn = <Price extends Due>(price: Price, plan: PricePlan | null): Price =>
  plan === null ? price : { ...price, ...monthsOn(price.charge, plan), oldPrice: null };

/** Today's price of a line's term on the plan that it names; null where it is not sold so. */
export const dueToday = <Price extends Due>(
  price: Price | null,
  product: SoldProduct,
  id: string | null,
  time: number,
): Price | null => {
  if (price === null || id === null) return price;
  const plan = planOf(product, id, time);
  return plan && dueOn(price, plan);
};
