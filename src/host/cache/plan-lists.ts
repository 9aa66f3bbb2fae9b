import type { EveryPlanAnswer, PlanLists } from '#core/catalogue/plans/plan-lists.port.ts';
import { answerCache } from './answer-cache.ts';
import { classifyResult } from './classify-result.ts';
import type { CacheParts } from './fresh-cache.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** In seconds. */
const TTL = 15;

/** `most`: maximum TTL in seconds; null: none. */
export const cachedPlanLists = (parts: CacheParts, most: number | null): PlanLists => {
  const cache = answerCache<EveryPlanAnswer>(parts, MAX_BYTES);
  const ttl = Math.min(TTL, most ?? TTL) * 1_000;
  return { get: (key, load) => cache.get({ key, ttl, ask: load, classify: classifyResult }) };
};
