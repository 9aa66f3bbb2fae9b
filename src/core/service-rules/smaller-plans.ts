import { addCharges, sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { daysUntil } from '#core/pricing/proration.ts';
import type { DowngradeOffer, DowngradeRefusal } from '#core/services/changes/next-plan.ts';
import { type ServiceKind, serviceRules } from '#core/shared/goods/service-kind.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { type ChangeableService, type PlanCharges, type PricingDay, unitsOfService } from './change-prices.ts';

/** The end of the paid period decides; a renewal for the smaller plan moves the end of the service beyond it. */
type Planned = Pick<ChangeableService, 'nextPlan' | 'endDate'>;

/** Whether the next term was paid at the price of the smaller plan, so that it can no longer be withdrawn. */
export const isNextPlanPaid = ({ nextPlan, endDate }: Planned): boolean => nextPlan !== null && endDate > nextPlan.from;

/** Whether the paid period of the current plan is over and the next term is paid; `now` in ms since 1970 UTC. */
export const isNextPlanDue = (service: Planned, now: number): boolean =>
  service.nextPlan !== null && isNextPlanPaid(service) && daysUntil(service.nextPlan.from, now) < 0;

type Choosing = Planned & Pick<ChangeableService, 'status' | 'endsWithTerm' | 'kind'>;

const canChooseNextPlan = (service: Choosing): boolean =>
  isRunning(service) && !service.endsWithTerm && !serviceRules[service.kind].isDomain && !isNextPlanPaid(service);

/** Why the owner cannot choose this plan for the next term, or with null stay on the current one; null when they can. */
export const refuseNextPlan = (
  service: Choosing,
  offers: readonly Pick<DowngradeOffer, 'plan' | 'refusal'>[],
  plan: ProductId | null,
): 'service-action-impossible' | 'product-unavailable' | null => {
  if (!canChooseNextPlan(service)) return 'service-action-impossible';
  const isOffered = plan === null || offers.some((each) => each.plan === plan && each.refusal === null);
  return isOffered ? null : 'product-unavailable';
};

const DISK = /(?:(\d+) × )?(\d+(?:,\d+)?) (GB|TB) (?:SSD|NVMe|HDD)/;

/** GB in the specifications of a plan, such as «2 × 1,92 TB NVMe»; 0 when they name no disk. */
export const diskOf = (specs: string): number => {
  const [, count = '1', size = '0', unit] = DISK.exec(specs) ?? [];
  return Number(count) * Number(size.replace(',', '.')) * (unit === 'TB' ? 1_000 : 1);
};

/** Users of a plan that has a number of them, such as «25 người dùng»; null for any other. */
export const usersOf = (specs: string): number | null => {
  const [, users] = /^(\d+) người dùng/.exec(specs) ?? [];
  return users === undefined ? null : Number(users);
};

type Sized = { readonly product: { readonly specs: string } };

/** Why a smaller plan cannot hold what the service has; null when it can. `users`: those that are assigned. */
const refuseSize = (
  kind: ServiceKind,
  users: number,
  { product: current }: Sized,
  { product: plan }: Sized,
): DowngradeRefusal | null => {
  // Their disk is a device of the customer's own, and cannot be made smaller without losing what is on it.
  if (serviceRules[kind].isServer && diskOf(plan.specs) < diskOf(current.specs)) return 'disk-shrinks';
  return users > (usersOf(plan.specs) ?? users) ? 'too-many-users' : null;
};

export type PricedDowngrade = { readonly amounts: Amounts; readonly refusal: DowngradeRefusal | null };

/**
 * Plans with a lower list price than the current one, the largest first, each with the price of a renewal for the term
 * of the service. None while the choice is closed, and none for a domain. [SVC-01]
 */
export const priceDowngrades = <Plan extends PlanCharges & Sized>(
  service: ChangeableService & { readonly users: number },
  current: PlanCharges & Sized,
  plans: readonly Plan[],
  { vatPercent }: PricingDay,
): readonly (Plan & PricedDowngrade)[] => {
  if (!canChooseNextPlan(service)) return [];
  const netOf = ({ charges }: PlanCharges): number => addCharges(...charges).net;
  return plans
    .filter((plan) => netOf(plan) < netOf(current))
    .toSorted((a, b) => netOf(b) - netOf(a))
    .map((plan) => {
      const each = plan.charges.map((charge) => computeLineAmounts(charge, unitsOfService(service), vatPercent));
      return { ...plan, amounts: sumAmounts(each), refusal: refuseSize(service.kind, service.users, current, plan) };
    })
    .filter(({ amounts }) => amounts.gross > 0);
};
