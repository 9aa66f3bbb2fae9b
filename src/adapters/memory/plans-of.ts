import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import { seedPricePlanCategories, seedPricePlans } from '#contracts/seed/instalment-plans.ts';
import { type InstalmentPlan, isTermOfPlan, splitIntoInstalments } from '#core/pricing/instalment.ts';
import type { Charge } from '#core/pricing/price.ts';
import type { World } from './world.ts';

/** [INS-01] */
export const instalmentPlansOf = (world: World, product: Pick<SeedProduct, 'categoryId'>): readonly InstalmentPlan[] =>
  seedPricePlanCategories.includes(product.categoryId)
    ? seedPricePlans.filter(({ id }) => !world.state.withdrawn.has(id))
    : [];

/** undefined when it does not exist (any more). */
export const findInstalmentPlan = (
  world: World,
  product: Pick<SeedProduct, 'categoryId'>,
  id: string,
  months: number,
): InstalmentPlan | undefined =>
  instalmentPlansOf(world, product).find((plan) => plan.id === id && isTermOfPlan(plan, months));

/** On a plan the first and a later instalment, otherwise full price and renewal. */
export const splitDueCharges = (
  due: { readonly charge: Charge; readonly renewal: Charge },
  plan: InstalmentPlan | null | undefined,
): { readonly charge: Charge; readonly renewal: Charge } => {
  if (!plan) return due;
  const { first, next } = splitIntoInstalments(due.charge, plan);
  return { charge: first, renewal: next };
};
