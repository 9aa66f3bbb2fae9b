import { ttlCache } from '#adapters/system/ttl-cache.ts';
import { cacheSecondsOf, isPublicQuery, type OperationName, operationNames, type UseCases } from '#core/operations.ts';
import type { Clock } from '#core/shared/environment.port.ts';

const MAX_ANSWERS = 2_000;
type Answer = Promise<{ readonly ok: boolean }>;

/**
 * `own`: use cases of one visitor. `nobodys`: anonymous use cases for shared answers, so that these contain no visitor
 * data.
 */
export type SharedQueries = { readonly over: (own: UseCases, nobodys: () => UseCases) => UseCases };

const publicNames = operationNames.filter(isPublicQuery);

/**
 * Answers to public queries, cached for all requests: one question in flight per input, failures are not cached. Private
 * queries and commands pass through untouched. `most`: none is cached for more seconds than that.
 */
export const createSharedQueries = (clock: Clock, most: number | null = null): SharedQueries => {
  const cache = ttlCache<Answer>(clock, { max: MAX_ANSWERS });
  const shared =
    (name: OperationName, nobodys: () => UseCases) =>
    (input: never): Answer => {
      const ask = () => nobodys()[name](input);
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
  return {
    // Each shared answer stands under its own name, so its type is the one that it had.
    over: (own, nobodys) => ({
      ...own,
      ...Object.fromEntries(publicNames.map((name) => [name, shared(name, nobodys)])),
    }),
  };
};
