import {
  cacheSecondsOf,
  isPublicQuery,
  type OperationName,
  type OutcomeOf,
  operationNames,
  type UseCases,
} from '#core/operations.ts';
import { answerCache } from '#host/cache/answer-cache.ts';
import type { CacheParts } from '#host/cache/fresh-cache.ts';
import { classifyResult } from './classify-result.ts';

const MAX_BYTES = 64 * 1024 * 1024;
type Answer = OutcomeOf<OperationName>;

const publicNames = operationNames.filter(isPublicQuery);

/**
 * Caches public answers for all requests: one call per input, no failures. `most`: maximum TTL in seconds. `own`: use
 * cases of one visitor. `anonymousUseCases`: anonymous ones, so that shared answers contain no visitor data.
 */
export const createSharedQueries = (parts: CacheParts, most: number | null = null, maxBytes = MAX_BYTES) => {
  const cache = answerCache<Answer>(parts, maxBytes);
  const shared =
    (name: OperationName, anonymousUseCases: () => UseCases) =>
    (input: never): Promise<Answer> => {
      const ask = (): Promise<Answer> => anonymousUseCases()[name](input);
      const ttlSeconds = Math.min(cacheSecondsOf(name, input), most ?? Number.POSITIVE_INFINITY);
      if (ttlSeconds === 0) return ask();
      const key = `${name} ${JSON.stringify(input)}`;
      return cache.get({ key, ttl: ttlSeconds * 1_000, ask, classify: classifyResult });
    };
  // Each shared answer keeps its own name and therefore its type.
  return (own: UseCases, anonymousUseCases: () => UseCases): UseCases => ({
    ...own,
    ...Object.fromEntries(publicNames.map((name) => [name, shared(name, anonymousUseCases)])),
  });
};
