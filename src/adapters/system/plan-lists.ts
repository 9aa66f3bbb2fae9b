import type { EveryPlanAnswer, PlanLists } from '#core/catalogue/plan-lists.port.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { answerCache } from './answer-cache.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** In seconds. The answers made of a list are kept as long again. */
const TTL = 15;

/** `most`: maximum TTL in seconds; null: none. */
export const cachedPlanLists = (clock: Clock, most: number | null): PlanLists => {
  const cache = answerCache<EveryPlanAnswer>(clock, MAX_BYTES);
  const ttl = Math.min(TTL, most ?? TTL) * 1_000;
  return { get: (key, load) => cache.get({ key, ttl, ask: load, mayKeep: ({ ok }) => ok }) };
};
