import { ttlCache } from '#adapters/system/ttl-cache.ts';
import { cacheSecondsOf, isPublicQuery, type OperationName, operationNames, type UseCases } from '#core/operations.ts';
import type { Clock } from '#core/shared/environment.port.ts';

const MAX_ANSWERS = 2_000;
type Answer = Promise<{ readonly ok: boolean }>;

const publicNames = operationNames.filter(isPublicQuery);

/**
 * Caches public answers for all requests: one call per input, no failures. `most`: maximum TTL in seconds. `own`: use
 * cases of one visitor. `anonymousUseCases`: anonymous ones, so that shared answers contain no visitor data.
 */
export const createSharedQueries = (clock: Clock, most: number | null = null) => {
  const cache = ttlCache<Answer>(clock, { max: MAX_ANSWERS });
  const shared =
    (name: OperationName, anonymousUseCases: () => UseCases) =>
    (input: never): Answer => {
      const ask = () => anonymousUseCases()[name](input);
      const ttlSeconds = Math.min(cacheSecondsOf(name, input), most ?? Number.POSITIVE_INFINITY);
      if (ttlSeconds === 0) return ask();
      const key = `${name} ${JSON.stringify(input)}`;
      const known = cache.get(key);
      if (known) return known;
      const answer = ask();
      cache.set(key, answer, ttlSeconds * 1_000);
      const forget = (): void => {
        if (cache.get(key) === answer) cache.delete(key);
      };
      answer.then(({ ok }) => ok || forget(), forget);
      return answer;
    };
  // Each shared answer keeps its own name and therefore its type.
  return (own: UseCases, anonymousUseCases: () => UseCases): UseCases => ({
    ...own,
    ...Object.fromEntries(publicNames.map((name) => [name, shared(name, anonymousUseCases)])),
  });
};
