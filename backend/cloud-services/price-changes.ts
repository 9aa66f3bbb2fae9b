import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { products } from '#backend/catalogue/schema.ts';
import { loadPriceList, type PriceList } from '#backend/line-pricing/price-list.ts';
import { type OrderLineRow, orderLines } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { canBeUpgraded, renewableDaysAfter, unitsOfService } from '#contracts/service-changes.ts';
import {
  findPricedOption,
  type PricedOption,
  type SoldProduct,
  type SoldTerm,
} from '#core/order-rules/sold-product.ts';
import { addCharges, sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts, Charge } from '#core/pricing/price.ts';
import { daysOfTerm, daysUntil, type ProratedTerm, prorate } from '#core/pricing/proration.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import { addMonthsToTime } from '#core/shared/calendar.ts';
import { zeroDong } from '#core/shared/dong.ts';
import type { CloudServiceRow } from './schema.ts';

export type PurchasedService = {
  readonly service: CloudServiceRow;
  readonly line: OrderLineRow;
  readonly children: readonly OrderLineRow[];
};

/** List price with the service's options for one term. */
export type PlanPrice = {
  readonly product: SoldProduct;
  readonly term: SoldTerm;
  readonly children: readonly PricedOption[];
  /** Price of one unit with its options. */
  readonly whole: Charge;
};

export type Renewal = PlanPrice & {
  readonly bought: PurchasedService;
  readonly count: number;
  readonly vatPercent: number;
  readonly amounts: Amounts;
  readonly newEndDate: number;
};

export type Upgrade = PlanPrice &
  ProratedTerm & {
    readonly bought: PurchasedService;
    readonly count: number;
    readonly vatPercent: number;
    readonly charge: Charge;
    readonly amounts: Amounts;
  };

export type PricingDay = { readonly now: number; readonly vatPercent: number };

export const loadPurchasedServices = async (
  db: Database | Transaction,
  services: readonly CloudServiceRow[],
): Promise<readonly PurchasedService[]> => {
  if (services.length === 0) return [];
  const ids = services.map(({ lineId }) => lineId);
  const lines = await db.select().from(orderLines).where(inArray(orderLines.id, ids));
  const children = await db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.parentId, ids), isNull(orderLines.removedAt)))
    .orderBy(asc(orderLines.position));
  return services.flatMap((service) => {
    const line = lines.find(({ id }) => id === service.lineId);
    return line ? [{ service, line, children: children.filter(({ parentId }) => parentId === line.id) }] : [];
  });
};

/** null when the shop does not sell the plan for the service's term or with its options. */
const computePlanPrice = (
  { service, children }: PurchasedService,
  product: SoldProduct | undefined,
): PlanPrice | null => {
  const term = product?.prices.find((each) => each.term === service.term && each.unit.id === service.unitId);
  if (!product?.isAvailable || !term) return null;
  const priced = children.flatMap((child) => findPricedOption(product, child.productId, term) ?? []);
  if (priced.length < children.length) return null;
  return { product, term, children: priced, whole: addCharges(term.renewal, ...priced.map(({ charge }) => charge)) };
};

export const monthsOfTerm = ({ unitId, term }: Pick<CloudServiceRow, 'unitId' | 'term'>): number =>
  toMonths(term, unitId);

const isActive = ({ status }: CloudServiceRow): boolean => ['COMPLETED', 'UPGRADED', 'SUSPEND'].includes(status);

/** null when it cannot be renewed. */
export const computeRenewal = (
  bought: PurchasedService,
  list: PriceList,
  { now, vatPercent }: PricingDay,
): Renewal | null => {
  const { service, line } = bought;
  const left = daysUntil(service.endDate, now);
  const price = computePlanPrice(bought, list.get(service.productId));
  if (!isActive(service) || price === null || left < -renewableDaysAfter(service.type, service.name)) return null;
  const count = unitsOfService(service.type, line.count);
  const charges = [price.term.renewal, ...price.children.map(({ charge }) => charge)];
  const amounts = sumAmounts(charges.map((charge) => computeLineAmounts(charge, count, vatPercent)));
  const newEndDate = addMonthsToTime(service.endDate, monthsOfTerm(service));
  return amounts.gross > 0 ? { ...price, bought, count, vatPercent, amounts, newEndDate } : null;
};

/** Uses current prices. */
export const listRenewals = async (
  db: Database | Transaction,
  services: readonly CloudServiceRow[],
  day: PricingDay,
): Promise<readonly Renewal[]> => {
  const list = await loadPriceList(
    db,
    services.map(({ productId }) => productId),
  );
  const bought = await loadPurchasedServices(db, services);
  return bought.flatMap((each) => computeRenewal(each, list, day) ?? []);
};

/** Smallest first: plans of the same product line and term with a higher list price. */
export const listUpgrades = async (
  db: Database | Transaction,
  service: CloudServiceRow,
  { now, vatPercent }: PricingDay,
): Promise<readonly Upgrade[]> => {
  const days = daysUntil(service.endDate, now);
  const [bought] = await loadPurchasedServices(db, [service]);
  if (!bought || !isActive(service) || days <= 0 || !canBeUpgraded(service.type)) return [];
  const siblings = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.categoryId, bought.line.categoryId));
  const list = await loadPriceList(
    db,
    siblings.map(({ id }) => id),
  );
  const current = computePlanPrice(bought, list.get(service.productId));
  if (current === null) return [];
  const count = unitsOfService(service.type, bought.line.count);
  const termDays = daysOfTerm(service.endDate, monthsOfTerm(service));
  return [...list.values()]
    .flatMap((product) => computePlanPrice(bought, product) ?? [])
    .filter(({ whole }) => whole.net > current.whole.net)
    .map((price) => {
      const term = { days, termDays, oldTerm: current.whole.net, newTerm: price.whole.net };
      const charge = { net: prorate(term).due, exempt: zeroDong };
      return {
        ...price,
        ...term,
        bought,
        count,
        vatPercent,
        charge,
        amounts: computeLineAmounts(charge, count, vatPercent),
      };
    })
    .filter(({ amounts }) => amounts.gross > 0)
    .toSorted((a, b) => a.whole.net - b.whole.net);
};
