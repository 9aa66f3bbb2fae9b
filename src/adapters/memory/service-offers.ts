import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { seedOptionPrice, seedOptions } from '#contracts/seed/options.ts';
import { canBeUpgraded, renewableDaysAfter, unitsOfService } from '#contracts/service-changes.ts';
import { childLines, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { addCharges, sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts, optionCharge } from '#core/pricing/line-price.ts';
import type { Charge, PriceEntry } from '#core/pricing/price.ts';
import { daysOfTerm, daysUntil, prorate } from '#core/pricing/proration.ts';
import { termInMonths } from '#core/pricing/quote.ts';
import type { RenewalOffer, UpgradeOffer } from '#core/services/service-changes.port.ts';
import { addMonthsToTime } from '#core/shared/calendar.ts';
import { zeroDong } from '#core/shared/dong.ts';
import { type OrderId, productId, type ServiceId } from '#core/shared/ids.ts';
import { findPrice, vatOf } from './prices.ts';
import { currentService } from './provisioning.ts';
import { type ServiceRecord, seedProductById, type World } from './world.ts';

/** A priced option of the original purchase, at the price of a plan. */
export type PurchasedOption = { readonly line: OrderLine; readonly charge: Charge };

/** A plan with the service's options for its term, at list price. */
export type PlanOf = {
  readonly product: SeedProduct;
  readonly price: PriceEntry;
  readonly options: readonly PurchasedOption[];
  /** Price of one unit with its options. */
  readonly whole: Charge;
};

export type Renewal = {
  readonly record: ServiceRecord;
  readonly plan: PlanOf;
  readonly quantity: number;
  readonly offer: RenewalOffer;
};
export type Upgrade = { readonly record: ServiceRecord; readonly plan: PlanOf; readonly offer: UpgradeOffer };

const findPurchase = (world: World, { detail, line }: ServiceRecord): { order: Order; line: OrderLine } | null => {
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

const planFor = (world: World, record: ServiceRecord, product: SeedProduct | undefined): PlanOf | null => {
  const bought = findPurchase(world, record);
  if (!bought || !product || world.state.withdrawn.has(product.id)) return null;
  const price = findPrice(world, product, bought.line.term);
  if (!price || price.unit.id !== bought.line.unit.id) return null;
  const children = childLines(bought.order, bought.line.id);
  const options = children.flatMap((child) => optionOf(product, child, termInMonths(price)) ?? []);
  if (options.length < children.length) return null;
  return { product, price, options, whole: addCharges(price.renewal, ...options.map(({ charge }) => charge)) };
};

export const findPendingChange = (world: World, id: ServiceId): OrderId | null => {
  for (const { order } of world.state.orders.values())
    if (
      order.status === 'open' &&
      order.lines.some(({ changes }) => changes && 'service' in changes && changes.service === id)
    )
      return order.id;
  return null;
};

const countOf = (world: World, record: ServiceRecord): number =>
  unitsOfService(record.detail.type, findPurchase(world, record)?.line.quantity ?? 1);

const isRenewable = (world: World, record: ServiceRecord): boolean =>
  currentService(world, record).status === 'COMPLETED';

/** null when it cannot be renewed. */
export const findRenewal = (world: World, record: ServiceRecord): Renewal | null => {
  const { id, name, type, endDate, productId: on } = record.detail;
  const plan = planFor(world, record, seedProductById.get(on));
  const left = daysUntil(endDate, world.state.now);
  if (!plan || !isRenewable(world, record) || left < -renewableDaysAfter(type, name)) return null;
  const count = countOf(world, record);
  const { percent } = vatOf(world, plan.product);
  const charges = [plan.price.renewal, ...plan.options.map(({ charge }) => charge)];
  const offer: RenewalOffer = {
    id,
    name,
    type,
    term: plan.price.term,
    unit: plan.price.unit,
    amounts: sumAmounts(charges.map((charge) => computeLineAmounts(charge, count, percent))),
    endDate,
    newEndDate: addMonthsToTime(endDate, termInMonths(plan.price)),
    pendingOrderId: findPendingChange(world, id),
  };
  return offer.amounts.gross > 0 ? { record, plan, quantity: count, offer } : null;
};

/** Larger plans of the service's line for the remaining days, smallest first. */
export const findUpgrades = (world: World, record: ServiceRecord): readonly Upgrade[] => {
  const { id, type, endDate, productId: on } = record.detail;
  const current = planFor(world, record, seedProductById.get(on));
  const days = daysUntil(endDate, world.state.now);
  if (!current || days <= 0 || !canBeUpgraded(type) || !isRenewable(world, record)) return [];
  const count = countOf(world, record);
  const termDays = daysOfTerm(endDate, termInMonths(current.price));
  const { percent } = vatOf(world, current.product);
  return seedProducts
    .filter(({ categoryId }) => categoryId === current.product.categoryId)
    .flatMap((product) => planFor(world, record, product) ?? [])
    .filter(({ whole }) => whole.net > current.whole.net)
    .toSorted((a, b) => a.whole.net - b.whole.net)
    .map((plan) => {
      const term = { days, termDays, oldTerm: current.whole.net, newTerm: plan.whole.net };
      const amounts = computeLineAmounts({ net: prorate(term).due, exempt: zeroDong }, count, percent);
      const { id: to, title } = plan.product;
      const waiting = findPendingChange(world, id);
      return {
        record,
        plan,
        offer: {
          ...term,
          plan: productId(to),
          title,
          quantity: count,
          vat: percent,
          amounts,
          endDate,
          pendingOrderId: waiting,
        },
      };
    })
    .filter(({ offer }) => offer.amounts.gross > 0);
};
