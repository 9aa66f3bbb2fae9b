import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import { seedPricePlanCategories, seedPricePlans } from '#contracts/seed/price-plans.ts';
import { fitsPlan, instalmentsOf, type PricePlan } from '#core/pricing/instalment.ts';
import type { Charge } from '#core/pricing/price.ts';
import type { World } from './world.ts';

/** Current instalment plans of a product. [INS-01] */
export const plansOf = (world: World, product: Pick<SeedProduct, 'categoryId'>): readonly PricePlan[] =>
  seedPricePlanCategories.includes(product.categoryId)
    ? seedPricePlans.filter(({ id }) => !world.state.withdrawn.has(id))
    : [];

/** The plan for a product's term; undefined when it does not exist (any more). */
export const planFor = (
  world: World,
  product: Pick<SeedProduct, 'categoryId'>,
  id: string,
  months: number,
): PricePlan | undefined => plansOf(world, product).find((plan) => plan.id === id && fitsPlan(plan, months));

/** Charges due with the order and later: first and later instalment on a plan, otherwise full price and renewal. */
export const dueOn = (
  due: { readonly charge: Charge; readonly renewal: Charge },
  plan: PricePlan | null | undefined,
): { readonly charge: Charge; readonly renewal: Charge } => {
  if (!plan) return due;
  const { first, next } = instalmentsOf(due.charge, plan);
  return { charge: first, renewal: next };
};
