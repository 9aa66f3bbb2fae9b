import type { World } from '#adapters/memory/world.ts';
import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import { seedPricePlanCategories, seedPricePlans } from '#contracts/seed/instalment-plans.ts';
import type { InstalmentPlan } from '#core/pricing/instalment.ts';

/** [INS-01] */
export const instalmentPlansOf = (world: World, product: Pick<SeedProduct, 'categoryId'>): readonly InstalmentPlan[] =>
  seedPricePlanCategories.includes(product.categoryId)
    ? seedPricePlans.filter(({ id }) => !world.state.withdrawn.has(id))
    : [];
