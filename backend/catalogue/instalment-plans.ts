import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { jsonRows } from '#backend/platform/database/json-rows.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import {
  computeBreakdown,
  computeInstalmentPrice,
  type InstalmentBreakdown,
  type InstalmentPlan,
  type InstalmentPrice,
  isTermOfPlan,
} from '#core/pricing/instalment.ts';
import { optionCharge } from '#core/pricing/line-price.ts';
import type { Charge } from '#core/pricing/price.ts';
import { isValidQuantity } from '#core/pricing/quote.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import { dong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import type { ProductBase } from './product-wire.ts';
import { computeOptionPrice, readLineOptions } from './read-options.ts';
import { pricePlanCategories, pricePlans, products } from './schema.ts';

/** Rates are stored in hundredths of a percent. */
export const HUNDREDTHS = 100;

export type PlanRow = typeof pricePlans.$inferSelect;

export const toInstalmentPlan = (row: PlanRow): InstalmentPlan => ({
  id: row.id,
  interestRate: row.interestRate / HUNDREDTHS,
  loanTenure: row.loanTenure,
  firstPaymentPercent: row.firstPaymentPercent / HUNDREDTHS,
  monthlyInterestRate: row.monthlyInterestRate / HUNDREDTHS,
});

/** In display order, in a statement that reads products. */
export const plansOfProduct = jsonRows(
  pricePlans,
  sql`${pricePlans.id} in (select ${pricePlanCategories.planId} from ${pricePlanCategories} where ${pricePlanCategories.categoryId} = ${products.categoryId})`,
  pricePlans.position,
);

/** In display order, by line. */
export const readPlansOfLines = async (
  db: Database,
  lines: readonly string[],
): Promise<ReadonlyMap<string, readonly InstalmentPlan[]>> => {
  const rows = await db
    .select({ line: pricePlanCategories.categoryId, plan: pricePlans })
    .from(pricePlanCategories)
    .innerJoin(pricePlans, eq(pricePlans.id, pricePlanCategories.planId))
    .where(inArray(pricePlanCategories.categoryId, [...lines]))
    .orderBy(asc(pricePlans.position));
  const plans = new Map<string, InstalmentPlan[]>(lines.map((line) => [line, []]));
  for (const { line, plan } of rows) plans.get(line)?.push(toInstalmentPlan(plan));
  return plans;
};

/** [INS-01 getPricePlans] */
export const listPlansOfProduct = async (
  db: Database,
  { source }: Pick<ProductBase, 'source'>,
): Promise<readonly InstalmentPlan[]> => (await readPlansOfLines(db, [source.categoryId])).get(source.categoryId) ?? [];

type SelectedOptions = readonly { readonly id: string; readonly value: string }[];
type PlanCharges = { readonly plan: InstalmentPlan; readonly charges: readonly [Charge, ...Charge[]] };

/** Charges of a unit and its options for the plan's term at full price. */
const computePlanCharges = async (
  db: Database,
  product: ProductBase,
  chosen: SelectedOptions,
  planId: string,
): Promise<PlanCharges> => {
  const plan = (await listPlansOfProduct(db, product)).find(({ id }) => id === planId);
  const price = product.discountPrice.find(({ time, unit }) => plan && isTermOfPlan(plan, toMonths(time, unit.id)));
  if (!plan || !price) throw new ServiceFailure('PRICE_PLAN_GONE', `${product.title} has no plan ${planId}`);
  const { source } = product;
  const { items } = computeOptionPrice(await readLineOptions(db, source.categoryId), source, chosen, plan.loanTenure);
  const exempt = dong(price.exemptPrice);
  return {
    plan,
    charges: [
      { net: subtractDong(dong(price.price), exempt), exempt },
      ...items.filter((item) => item.price > 0).map((item) => optionCharge(dong(item.price), plan.loanTenure)),
    ],
  };
};

/**
 * Price before VAT of one unit with options, values given by title or id. Throws PRICE_PLAN_GONE, BAD_USER_INPUT for a
 * value that the product does not offer. [INS-01 getPriceForProductOptionAndPricePlan]
 */
export const priceOnPlan = async (
  db: Database,
  product: ProductBase,
  chosen: SelectedOptions,
  planId: string,
): Promise<InstalmentPrice> => {
  const { plan, charges } = await computePlanCharges(db, product, chosen, planId);
  return computeInstalmentPrice(product.id, charges, plan);
};

/** Also throws BAD_USER_INPUT for an invalid quantity. [INS-01 getPriceInstallment] */
export const instalmentsOnPlan = async (
  db: Database,
  product: ProductBase,
  {
    options,
    pricePlanId,
    quantity,
  }: { readonly options: SelectedOptions; readonly pricePlanId: string; readonly quantity: number },
): Promise<InstalmentBreakdown> => {
  if (!isValidQuantity(quantity)) throw new ServiceFailure('BAD_USER_INPUT', 'quantity');
  const { plan, charges } = await computePlanCharges(db, product, options, pricePlanId);
  return computeBreakdown(charges, plan, quantity, product.vat);
};
