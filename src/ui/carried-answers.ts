import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The answers that a document was drawn from, on their way into the browser: JSON of key and value. */
export type CarriedAnswers = string;

/** What a document must bring along so that its page asks nothing again. What failed is not carried. */
export const carriedAnswers = (queries: QueryClient): CarriedAnswers =>
  JSON.stringify(
    queries
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data]] : [])),
  );

/** Puts a document's answers where pages read them. They count as asked just now, however long the document was kept. */
export const takeAnswers = (queries: QueryClient, carried: CarriedAnswers): void => {
  // carriedAnswers alone writes it.
  for (const [key, value] of JSON.parse(carried) as [QueryKey, unknown][]) queries.setQueryData(key, value);
};
