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

/** A term as a customer names it. */
export type NamedTerm = { readonly term: number; readonly unitId: string };

const isNamed = ({ term, unit }: Pick<SoldTerm, 'term' | 'unit'>, named: NamedTerm): boolean =>
  term === named.term && unit.id === named.unitId;

/** A plan for a term; null when the shop does not sell it for that term or with the service's options. */
const findSoldPlan = (
  { service, children }: PurchasedService,
  product: SoldProduct | undefined,
  named: NamedTerm = service,
): SoldPlan | null => {
  const term = product?.prices.find((each) => isNamed(each, named));
  if (!product?.isAvailable || !term) return null;
  const priced = children.flatMap((child) => findPricedOption(product, child.productId, term) ?? []);
  if (priced.length < children.length) return null;
  return { product, term, children: priced, charges: [term.renewal, ...priced.map(({ charge }) => charge)] };
};

export const monthsOfTerm = ({ unitId, term }: NamedTerm): number => toMonths(term, unitId);

const toChangeable = ({ service, line }: PurchasedService, named: NamedTerm = service): ChangeableService => ({
  ...service,
  kind: serviceTypeOf(service.type).kind,
  months: monthsOfTerm(named),
  lineQuantity: line.count,
});

/** Renewals of services for every term of their plans, the shortest first; the offer of each is for its own term. */
export type RenewalChoice = { readonly own: Renewal; readonly terms: readonly Renewal[] };

const priceTerm = (
  bought: PurchasedService,
  product: SoldProduct | undefined,
  named: NamedTerm,
  day: PricingDay,
): readonly Renewal[] => {
  const plan = findSoldPlan(bought, product, named);
  const priced = plan && priceRenewal(toChangeable(bought, named), plan, day);
  return priced ? [{ ...plan, ...priced, bought, vatPercent: day.vatPercent }] : [];
};

/** At current prices, without services that cannot be renewed. */
export const listRenewalChoices = async (
  db: Database | Transaction,
  services: readonly CloudServiceRow[],
  day: PricingDay,
): Promise<readonly RenewalChoice[]> => {
  const list = await loadPriceList(
    db,
    services.map(({ productId }) => productId),
  );
  return (await loadPurchasedServices(db, services)).flatMap((bought) => {
    const product = list.get(bought.service.productId);
    const terms = (product?.prices ?? [])
      .flatMap(({ term, unit }) => priceTerm(bought, product, { term, unitId: unit.id }, day))
      .toSorted((a, b) => a.newEndDate - b.newEndDate);
    const own = terms.find(({ term }) => isNamed(term, bought.service));
    return own ? [{ own, terms }] : [];
  });
};

/** Renewals of services for their own terms. */
export const listRenewals = async (
  db: Database | Transaction,
  services: readonly CloudServiceRow[],
  day: PricingDay,
): Promise<readonly Renewal[]> => (await listRenewalChoices(db, services, day)).map(({ own }) => own);

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
