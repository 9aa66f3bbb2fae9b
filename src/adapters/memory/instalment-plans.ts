import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import type { InstalmentPlanQueries, SelectedOptionTitles } from '#core/catalogue/instalment-plan-queries.ts';
import {
  computeBreakdown,
  computeInstalmentPrice,
  type InstalmentPlan,
  isTermOfPlan,
} from '#core/pricing/instalment.ts';
import { optionCharge } from '#core/pricing/line-price.ts';
import type { Charge } from '#core/pricing/price.ts';
import { isValidQuantity, termInMonths } from '#core/pricing/quote.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { instalmentPlansOf } from './plans-of.ts';
import { pricesOf, vatOf } from './prices.ts';
import { optionsOf } from './products.ts';
import { notFound, refuse } from './refusals.ts';
import { seedProductById, type World } from './world.ts';

type OnPlan = {
  readonly product: SeedProduct;
  readonly plan: InstalmentPlan;
  readonly charges: readonly [Charge, ...Charge[]];
};

/** Charges of a unit and its options for the plan's term at full price. */
const onPlan = (
  world: World,
  id: string,
  chosen: SelectedOptionTitles,
  planId: string,
): Result<OnPlan, PortFailure> => {
  const product = seedProductById.get(id);
  if (!product) return notFound;
  const plan = instalmentPlansOf(world, product).find((each) => each.id === planId);
  const price = pricesOf(world, product).find((entry) => plan && isTermOfPlan(plan, termInMonths(entry)));
  if (!plan || !price) return refuse('instalment-plan-not-found');
  const values = chosen.map(({ option, title }) =>
    optionsOf(world, product)
      .find((each) => each.id === option)
      ?.values.find((value) => value.title === title),
  );
  if (values.includes(undefined)) return refuse('bad-input');
  const priced = values.flatMap((value) => (value && value.perMonth > 0 ? [value.perMonth] : []));
  const options = priced.map((perMonth) => optionCharge(perMonth, plan.loanTenure));
  return ok({ product, plan, charges: [price.charge, ...options] });
};

/** Fake instalment plans of the product service. [INS-01] */
export const memoryInstalmentPlans = (world: World): InstalmentPlanQueries => ({
  instalmentPlans: async (id) => {
    const product = seedProductById.get(id);
    return product ? ok(instalmentPlansOf(world, product)) : notFound;
  },
  priceOnPlan: async (id, chosen, planId) => {
    const found = onPlan(world, id, chosen, planId);
    return found.ok ? ok(computeInstalmentPrice(id, found.value.charges, found.value.plan)) : found;
  },
  instalments: async (id, chosen, planId, count) => {
    if (!isValidQuantity(count)) return refuse('bad-input');
    const found = onPlan(world, id, chosen, planId);
    if (!found.ok) return found;
    const { product, plan, charges } = found.value;
    return ok(computeBreakdown(charges, plan, count, vatOf(world, product).percent));
  },
});
