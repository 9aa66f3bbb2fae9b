import type { SharedLists } from '#composition/shared-lists.ts';
import { answerCache } from './answer-cache.ts';
import { classifyResult } from './classify-result.ts';
import type { CacheParts } from './fresh-cache.ts';

/** All wards of the country are a quarter of it. */
const MAX_BYTES = 2 * 1024 * 1024;

/** `most`: maximum TTL in seconds; null: none. */
export const cachedLists = (parts: CacheParts, most: number | null): SharedLists => {
  const cache = answerCache<Awaited<ReturnType<SharedLists['get']>>>(parts, MAX_BYTES);
  return {
    get: async (key, ttl, load) => {
      const ms = Math.min(ttl, most ?? ttl) * 1_000;
      const answer = await cache.get({ key, ttl: ms, ask: load, classify: classifyResult, refreshesBehind: true });
      // A key has one kind of list, so this is an answer of `load`.
      return answer as Awaited<ReturnType<typeof load>>;
    },
  };
};
