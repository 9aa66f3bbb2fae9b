import { eq } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { loadPurchasedLines, type PurchasedLine } from '#backend/cloud-services/set-up/purchased-lines.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import {
  findPricedOption,
  type PricedOption,
  type SoldProduct,
  type SoldTerm,
} from '#core/order-rules/sold-product.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import type { ChangeableService, PlanCharges } from '#core/service-rules/change-prices.ts';
import { anchorDayOf, type PaidTerm } from '#core/shared/paid-term.ts';
import { nextPlanOf } from './next-plan-of.ts';

export type PurchasedService = PurchasedLine & { readonly service: CloudServiceRow };

/** A plan that the shop sells for a service's term and with its options. */
export type SoldPlan = PlanCharges & {
  readonly product: SoldProduct;
  readonly term: SoldTerm;
  readonly children: readonly PricedOption[];
};

export type ChangedService = { readonly bought: PurchasedService; readonly vatPercent: number };

export const loadPurchasedServices = async (
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

export const isNamed = ({ term, unit }: Pick<SoldTerm, 'term' | 'unit'>, named: NamedTerm): boolean =>
  term === named.term && unit.id === named.unitId;

/**
 * A plan for a term; null when the shop does not sell it for that term or with the service's options. A service's own
 * plan may go on though nobody else can buy it.
 */
export const findSoldPlan = (
  { service, children }: PurchasedService,
  product: SoldProduct | undefined,
  named: NamedTerm = service,
): SoldPlan | null => {
  const term = product?.prices.find((each) => isNamed(each, named));
  const isOffered = product?.isAvailable || (product?.isRenewable && product.id === service.productId);
  if (!product || !isOffered || !term) return null;
  const priced = children.flatMap((child) => findPricedOption(product, child.productId, term) ?? []);
  if (priced.length < children.length) return null;
  return { product, term, children: priced, charges: [term.renewal, ...priced.map(({ charge }) => charge)] };
};

export const monthsOfTerm = ({ unitId, term }: NamedTerm): number => toMonths(term, unitId);

export const paidTermOf = ({ startDate, endDate, anchorDay, givenDays }: CloudServiceRow): PaidTerm => ({
  endDate,
  anchorDay: anchorDay ?? anchorDayOf(startDate, endDate),
  givenDays,
});

export const toChangeable = ({ service, line }: PurchasedService, named: NamedTerm = service): ChangeableService => ({
  ...service,
  ...paidTermOf(service),
  kind: serviceKindOf(service.type),
  months: monthsOfTerm(named),
  lineQuantity: line.count,
  nextPlan: nextPlanOf(service),
});

/** The current plan of a service and all plans of its line, for its term and options. */
export const loadPlansOfLine = async (db: Database | Transaction, service: CloudServiceRow) => {
  const [bought] = await loadPurchasedServices(db, [service]);
  if (!bought) return null;
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
  return current && { bought, current, plans };
};
