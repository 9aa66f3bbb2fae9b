import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { SoldProduct } from '#core/order-rules/sold-product.ts';
import {
  type PricedRenewal,
  type PricedUpgrade,
  type PricingDay,
  priceRenewal,
  priceUpgrades,
} from '#core/service-rules/change-prices.ts';
import { type PricedDowngrade, priceDowngrades } from '#core/service-rules/smaller-plans.ts';
import {
  type ChangedService,
  findSoldPlan,
  isNamed,
  loadPlansOfLine,
  loadPurchasedServices,
  type NamedTerm,
  type PurchasedService,
  type SoldPlan,
  toChangeable,
} from './sold-plans.ts';

export type Renewal = SoldPlan & PricedRenewal & ChangedService;
export type Downgrade = SoldPlan & PricedDowngrade;
export type Upgrade = SoldPlan & PricedUpgrade & ChangedService;

/** The plan that a service goes on with. */
const renewedProduct = ({ nextProductId, productId }: CloudServiceRow): string => nextProductId ?? productId;

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
  const list = await loadPriceList(db, services.map(renewedProduct));
  return (await loadPurchasedServices(db, services)).flatMap((bought) => {
    const product = list.get(renewedProduct(bought.service));
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
  const found = await loadPlansOfLine(db, service);
  if (!found) return [];
  const { bought, current, plans } = found;
  const upgrades = priceUpgrades(toChangeable(bought), current, plans, day);
  return upgrades.map((each) => ({ ...each, bought, vatPercent: day.vatPercent }));
};

/** Largest first: plans of the same product line and term with a lower list price. `users`: those assigned. */
export const listDowngrades = async (
  db: Database | Transaction,
  service: CloudServiceRow,
  users: number,
  day: PricingDay,
): Promise<readonly Downgrade[]> => {
  const found = await loadPlansOfLine(db, service);
  return found ? priceDowngrades({ ...toChangeable(found.bought), users }, found.current, found.plans, day) : [];
};
