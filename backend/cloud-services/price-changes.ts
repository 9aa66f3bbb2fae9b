import { eq } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { serviceTypeOf } from '#contracts/seed/service-types.ts';
import {
  findPricedOption,
  type PricedOption,
  type SoldProduct,
  type SoldTerm,
} from '#core/order-rules/sold-product.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import {
  type ChangeableService,
  type PlanCharges,
  type PricedRenewal,
  type PricedUpgrade,
  type PricingDay,
  priceRenewal,
  priceUpgrades,
} from '#core/service-rules/change-prices.ts';
import { loadPurchasedLines, type PurchasedLine } from './purchased-lines.ts';
import type { CloudServiceRow } from './schema.ts';

type PurchasedService = PurchasedLine & { readonly service: CloudServiceRow };

/** A plan that the shop sells for a service's term and with its options. */
type SoldPlan = PlanCharges & {
  readonly product: SoldProduct;
  readonly term: SoldTerm;
  readonly children: readonly PricedOption[];
};

type ChangedService = { readonly bought: PurchasedService; readonly vatPercent: number };
export type Renewal = SoldPlan & PricedRenewal & ChangedService;
export type Upgrade = SoldPlan & PricedUpgrade & ChangedService;

const loadPurchasedServices = async (
  db: Database | Transaction,
  services: readonly CloudServiceRow[],
): Promise<readonly PurchasedService[]> => {
  if (services.length === 0) return [];
  const lines = await loadPurchasedLines(
    db,
    services.map(({ lineId }) => lineId),
  );
  return services.flatMap((service) => {
    const bought = lines.find(({ line }) => line.id === service.lineId);
    return bought ? [{ service, ...bought }] : [];
  });
};

/** A plan for a service's term; null when the shop does not sell it for that term or with these options. */
const findSoldPlan = ({ service, children }: PurchasedService, product: SoldProduct | undefined): SoldPlan | null => {
  const term = product?.prices.find((each) => each.term === service.term && each.unit.id === service.unitId);
  if (!product?.isAvailable || !term) return null;
  const priced = children.flatMap((child) => findPricedOption(product, child.productId, term) ?? []);
  if (priced.length < children.length) return null;
  return { product, term, children: priced, charges: [term.renewal, ...priced.map(({ charge }) => charge)] };
};

export const monthsOfTerm = ({ unitId, term }: Pick<CloudServiceRow, 'unitId' | 'term'>): number =>
  toMonths(term, unitId);

const toChangeable = ({ service, line }: PurchasedService): ChangeableService => ({
  ...service,
  kind: serviceTypeOf(service.type).kind,
  months: monthsOfTerm(service),
  lineQuantity: line.count,
});

/** Renewals of services at current prices, without those that cannot be renewed. */
export const listRenewals = async (
  db: Database | Transaction,
  services: readonly CloudServiceRow[],
  day: PricingDay,
): Promise<readonly Renewal[]> => {
  const list = await loadPriceList(
    db,
    services.map(({ productId }) => productId),
  );
  return (await loadPurchasedServices(db, services)).flatMap((bought) => {
    const plan = findSoldPlan(bought, list.get(bought.service.productId));
    const priced = plan && priceRenewal(toChangeable(bought), plan, day);
    return priced ? [{ ...plan, ...priced, bought, vatPercent: day.vatPercent }] : [];
  });
};

/** Smallest first: plans of the same product line and term with a higher list price. */
export const listUpgrades = async (
  db: Database | Transaction,
  service: CloudServiceRow,
  day: PricingDay,
): Promise<readonly Upgrade[]> => {
  const [bought] = await loadPurchasedServices(db, [service]);
  if (!bought) return [];
  const siblings = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.categoryId, bought.line.categoryId));
  const list = await loadPriceList(
    db,
    siblings.map(({ id }) => id),
  );
  const current = findSoldPlan(bought, list.get(service.productId));
  const plans = [...list.values()].flatMap((product) => findSoldPlan(bought, product) ?? []);
  const upgrades = current ? priceUpgrades(toChangeable(bought), current, plans, day) : [];
  return upgrades.map((each) => ({ ...each, bought, vatPercent: day.vatPercent }));
};
