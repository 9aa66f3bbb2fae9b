import { graceDaysOf } from '#core/ending-rules/grace.ts';
import { addCharges, sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts, Charge } from '#core/pricing/price.ts';
import { daysOfTerm, daysUntil, type ProratedTerm, prorate } from '#core/pricing/proration.ts';
import type { Service } from '#core/services/service.ts';
import { compareDong, zeroDong } from '#core/shared/dong.ts';
import { type ServiceKind, serviceRules } from '#core/shared/goods/service-kind.ts';
import { extendTerm, type PaidTerm } from '#core/shared/paid-term.ts';
import { isRunning } from '#core/shared/service-status.ts';

/** A service that is to be renewed or upgraded. */
export type ChangeableService = Pick<Service, 'name' | 'status'> &
  PaidTerm & {
    readonly kind: ServiceKind;
    /** Its term in months. */
    readonly months: number;
    /** Quantity of the line that bought it. */
    readonly lineQuantity: number;
    /** Its owner wants no other term. */
    readonly endsWithTerm: boolean;
    /** Chosen for the time after the period that was paid when it was chosen, ms since 1970 UTC; null for no other. */
    readonly nextPlan: { readonly from: number } | null;
  };

/** List prices of one unit of a plan and of each of the service's options, for its term. */
export type PlanCharges = { readonly charges: readonly Charge[] };

/** `now` in ms since 1970 UTC, and the VAT rate of that day. */
export type PricingDay = { readonly now: number; readonly vatPercent: number };

/** Units of a service: a user package counts its users; every other service is one unit. */
export const unitsOfService = ({ kind, lineQuantity }: Pick<ChangeableService, 'kind' | 'lineQuantity'>): number =>
  serviceRules[kind].countsUsers ? lineQuantity : 1;

export type PricedRenewal = { readonly quantity: number; readonly amounts: Amounts; readonly newEndDate: number };

/** Price of another term at list prices; null when the service cannot be renewed. [SVC-01] */
export const priceRenewal = (
  service: ChangeableService,
  { charges }: PlanCharges,
  { now, vatPercent }: PricingDay,
): PricedRenewal | null => {
  const { endDate, months } = service;
  if (!isRunning(service) || service.endsWithTerm) return null;
  // Other services end by themselves after their last day to pay.
  if (serviceRules[service.kind].isDomain && daysUntil(endDate, now) < -graceDaysOf(service).renewable) return null;
  const quantity = unitsOfService(service);
  const amounts = sumAmounts(charges.map((charge) => computeLineAmounts(charge, quantity, vatPercent)));
  return amounts.gross > 0 ? { quantity, amounts, newEndDate: extendTerm(service, months).endDate } : null;
};

export type PricedUpgrade = ProratedTerm & {
  readonly quantity: number;
  /** One unit for the remaining days. */
  readonly charge: Charge;
  /** One unit of the new plan with the options, for a full term. */
  readonly renewal: Charge;
  readonly amounts: Amounts;
};

/**
 * Plans with a higher list price than the current one, smallest first, each at the prorated price of the remaining
 * days. None on the last day, for a domain, and while a smaller plan is chosen for the next term. [SVC-01]
 */
export const priceUpgrades = <Plan extends PlanCharges>(
  service: ChangeableService,
  current: PlanCharges,
  plans: readonly Plan[],
  { now, vatPercent }: PricingDay,
): readonly (Plan & PricedUpgrade)[] => {
  const days = daysUntil(service.endDate, now);
  if (!isRunning(service) || service.endsWithTerm || service.nextPlan !== null) return [];
  if (days <= 0 || serviceRules[service.kind].isDomain) return [];
  const quantity = unitsOfService(service);
  const termDays = daysOfTerm(service, service.months);
  const oldTerm = addCharges(...current.charges).net;
  return plans
    .map((plan) => {
      const renewal = addCharges(...plan.charges);
      const term = { days, termDays, oldTerm, newTerm: renewal.net };
      const charge = { net: prorate(term).due, exempt: zeroDong };
      return { ...plan, ...term, quantity, charge, renewal, amounts: computeLineAmounts(charge, quantity, vatPercent) };
    })
    .filter(({ newTerm, amounts }) => newTerm > oldTerm && amounts.gross > 0)
    .toSorted((a, b) => compareDong(a.newTerm, b.newTerm));
};
