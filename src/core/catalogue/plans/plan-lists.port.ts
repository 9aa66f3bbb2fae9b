import type { Category } from '#core/catalogue/category.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { ListedPlan } from './facets.ts';

/** What category, keyword, tag and store leave, in the order of the service, with the store's tree. */
export type EveryPlan = { readonly plans: readonly ListedPlan[]; readonly tree: readonly Category[] };

/** null when there are more plans than facets are counted over. */
export type EveryPlanAnswer = Result<EveryPlan | null, PortFailure>;

/**
 * Keeps whole lists for a short time for all requests, because each choice of filters looks at the same plans.
 * Concurrent requests for a key share one `load`; failures are not kept.
 */
export type PlanLists = {
  readonly get: (key: string, load: () => Promise<EveryPlanAnswer>) => Promise<EveryPlanAnswer>;
};
