import { daysUntil } from '#core/pricing/proration.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { serviceRules } from '#core/shared/goods/service-kind.ts';
import { giveDays, type PaidTerm } from '#core/shared/paid-term.ts';
import { serviceStates } from '#core/shared/service-status.ts';
import type { ChangeableService } from './change-prices.ts';
import { isNextPlanPaid } from './smaller-plans.ts';

type Extendable = PaidTerm & Pick<ChangeableService, 'kind' | 'status' | 'nextPlan'>;

/** `still-over`: the term would have ended before today all the same. */
export type GivenDaysRefusal = 'ended' | 'not-running' | 'domain' | 'still-over';

/** Why a service cannot be given `days`; null when it can. `now` in ms since 1970 UTC. The term of a domain is its registry’s. */
export const refuseGivenDays = (service: Extendable, days: number, now: number): GivenDaysRefusal | null => {
  const { isOver, isRunning } = serviceStates[service.status];
  if (isOver) return 'ended';
  if (serviceRules[service.kind].isDomain) return 'domain';
  if (!isRunning) return 'not-running';
  return daysUntil(giveDays(service, days).endDate, now) < 0 ? 'still-over' : null;
};

/**
 * Another `days` behind the paid term. What goes by its end (reminders, days of grace, the days left of an upgrade)
 * follows; a refund gives back paid days only, and instalments stay due on their days. A smaller plan that is not paid
 * yet begins as much later.
 */
export const extendByDays = (
  service: Extendable,
  days: number,
): PaidTerm & { readonly nextPlanFrom: number | null } => {
  const { nextPlan } = service;
  const moved = nextPlan !== null && !isNextPlanPaid(service) ? days * DAY_MS : 0;
  return { ...giveDays(service, days), nextPlanFrom: nextPlan && nextPlan.from + moved };
};
