import { findPrice, pricesOf } from '#adapters/memory/catalogue/prices.ts';
import { type ServiceRecord, seedProductById, type TermOfService, type World } from '#adapters/memory/world.ts';
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { seedOptionPrice, seedOptions } from '#contracts/seed/options.ts';
import { childLines, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { optionCharge } from '#core/pricing/line-price.ts';
import type { Charge, PriceEntry } from '#core/pricing/price.ts';
import { termInMonths } from '#core/pricing/quote.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import {
  type ChangeableService,
  type PlanCharges,
  type PricedRenewal,
  type PricedUpgrade,
  type PricingDay,
  priceRenewal,
  priceUpgrades,
} from '#core/service-rules/change-prices.ts';
import { priceDowngrades } from '#core/service-rules/smaller-plans.ts';
import type { DowngradeOffer } from '#core/services/changes/next-plan.ts';
import type { RenewalOffer, UpgradeOffer } from '#core/services/changes/service-changes.port.ts';
import { productId } from '#core/shared/ids.ts';
import { findPendingChange } from './pending-changes.ts';
import { currentService } from './provisioning.ts';
import { controlOf, endingOf } from './service-actions.ts';

/** A priced option of the original purchase, at the price of a plan. */
export type PurchasedOption = { readonly line: OrderLine; readonly charge: Charge };

/** A plan with the service's options for its term, at list price. */
export type PlanOf = PlanCharges & {
  readonly product: SeedProduct;
  readonly price: PriceEntry;
  readonly options: readonly PurchasedOption[];
};

type Offered<Offer> = { readonly record: ServiceRecord; readonly offer: Offer };
export type Renewal = PlanOf & PricedRenewal & Offered<RenewalOffer>;
export type Upgrade = PlanOf & PricedUpgrade & Offered<UpgradeOffer>;

export const findPurchase = (
  world: World,
  { detail, line }: ServiceRecord,
): { order: Order; line: OrderLine } | null => {
  const order = world.state.orders.get(detail.orderId)?.order;
  const found = order && topLines(order).find(({ id }) => id === line);
  return order && found ? { order, line: found } : null;
};

const optionOf = (plan: SeedProduct, line: OrderLine, months: number): PurchasedOption | null => {
  const option = seedOptions.find(({ values }) => values.some((value) => value.productId === line.productId));
  const value = option?.values.find((each) => each.productId === line.productId);
  if (!option || !value || !plan.optionIds.includes(option.id)) return null;
  return { line, charge: optionCharge(seedOptionPrice(plan, value), months) };
};

/** The term that was bought, or last renewed for. */
const termOf = (world: World, record: ServiceRecord): TermOfService | null => {
  const line = findPurchase(world, record)?.line;
  return record.renewedFor ?? (line ? { term: line.term, unit: line.unit.id } : null);
};

const planFor = (
  world: World,
  record: ServiceRecord,
  product: SeedProduct | undefined,
  named = termOf(world, record),
): PlanOf | null => {
  const bought = findPurchase(world, record);
  if (!bought || !named || !product || world.state.withdrawn.has(product.id)) return null;
  const price = findPrice(world, product, named.term);
  if (!price || price.unit.id !== named.unit) return null;
  const children = childLines(bought.order, bought.line.id);
  const options = children.flatMap((child) => optionOf(product, child, termInMonths(price)) ?? []);
  if (options.length < children.length) return null;
  return { product, price, options, charges: [price.renewal, ...options.map(({ charge }) => charge)] };
};

const changeableOf = (world: World, record: ServiceRecord, { price }: PlanOf): ChangeableService => ({
  ...currentService(world, record),
  anchorDay: record.anchorDay,
  givenDays: 0,
  kind: serviceKindOf(record.detail.type),
  months: termInMonths(price),
  lineQuantity: findPurchase(world, record)?.line.quantity ?? 1,
  endsWithTerm: endingOf(record).endsWithTerm,
  nextPlan: record.nextPlan ?? null,
});

const pricingDay = ({ state: { now } }: World): PricingDay => ({ now, vatPercent: vatPercentOn(now) });

type PricedTerm = PlanOf & PricedRenewal;

/** For every term of the plan that it goes on with, the shortest first. */
const priceTerms = (world: World, record: ServiceRecord): readonly PricedTerm[] => {
  const product = seedProductById.get(record.nextPlan?.productId ?? record.detail.productId);
  return (product ? pricesOf(world, product) : [])
    .flatMap(({ term, unit }) => {
      const plan = planFor(world, record, product, { term, unit: unit.id });
      const priced = plan && priceRenewal(changeableOf(world, record, plan), plan, pricingDay(world));
      return priced ? [{ ...plan, ...priced }] : [];
    })
    .toSorted((a, b) => a.newEndDate - b.newEndDate);
};

const isFor = ({ price }: PricedTerm, named: TermOfService | null): boolean =>
  price.term === named?.term && price.unit.id === named.unit;

/** For its own term unless another is named; null when it cannot be renewed. */
export const findRenewal = (
  world: World,
  record: ServiceRecord,
  named: TermOfService | null = null,
): Renewal | null => {
  const priced = priceTerms(world, record);
  const own = priced.find((each) => isFor(each, termOf(world, record)));
  const chosen = named === null ? own : priced.find((each) => isFor(each, named));
  if (!own || !chosen) return null;
  const { id, name, type, endDate } = record.detail;
  const terms = priced.map(({ price: { term, unit }, amounts, newEndDate }) => ({ term, unit, amounts, newEndDate }));
  const { term, unit } = chosen.price;
  const { amounts, newEndDate } = chosen;
  const pendingOrderId = findPendingChange(world, id);
  const nextPlan = record.nextPlan ? chosen.product.title : null;
  const offer = { id, name, type, term, unit, amounts, endDate, newEndDate, terms, nextPlan, pendingOrderId };
  return { ...chosen, record, offer };
};

/** The current plan and all plans of its line, for the service's term and options. */
const plansOfLine = (world: World, record: ServiceRecord) => {
  const current = planFor(world, record, seedProductById.get(record.detail.productId));
  if (!current) return null;
  const plans = seedProducts
    .filter(({ categoryId }) => categoryId === current.product.categoryId)
    .flatMap((product) => planFor(world, record, product) ?? []);
  return { current, plans };
};

/** Larger plans of the service's line for the remaining days, smallest first. */
export const findUpgrades = (world: World, record: ServiceRecord): readonly Upgrade[] => {
  const { id, endDate } = record.detail;
  const found = plansOfLine(world, record);
  if (!found) return [];
  const { current, plans } = found;
  const day = pricingDay(world);
  const pendingOrderId = findPendingChange(world, id);
  return priceUpgrades(changeableOf(world, record, current), current, plans, day).map((priced) => {
    const { product, days, termDays, oldTerm, newTerm, quantity, amounts } = priced;
    const { id: plan, title, specs } = product;
    const offered = { plan: productId(plan), title, specs, vat: day.vatPercent, endDate, pendingOrderId };
    return { ...priced, record, offer: { ...offered, days, termDays, oldTerm, newTerm, quantity, amounts } };
  });
};

/** Smaller plans of the service's line for its next term, the largest first. */
export const findDowngrades = (world: World, record: ServiceRecord): readonly DowngradeOffer[] => {
  const found = plansOfLine(world, record);
  if (!found) return [];
  const { current, plans } = found;
  const service = { ...changeableOf(world, record, current), users: controlOf(record).seats.length };
  return priceDowngrades(service, current, plans, pricingDay(world)).map(({ product, amounts, refusal }) => {
    const { id, title, specs } = product;
    return { plan: productId(id), title, specs, amounts, refusal };
  });
};
