import type { PlanLists } from '#core/catalogue/plans/plan-lists.port.ts';

/** Keeps nothing, so that a change of the world shows at once. */
export const uncachedPlanLists: PlanLists = { get: (_, load) => load() };
