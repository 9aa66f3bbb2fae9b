import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Query results that a document was rendered from, as JSON of query keys and data. */
export type DehydratedQueries = string;

/** Serialises the successful queries, so that hydration sends no requests. */
export const dehydrateQueries = (queries: QueryClient): DehydratedQueries =>
  JSON.stringify(
    queries
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data]] : [])),
  );

/** Fills the query cache from a document; even data of a cached document counts as fresh. */
export const hydrateQueries = (queries: QueryClient, dehydrated: DehydratedQueries): void => {
  // Only the function above writes this format.
  for (const [key, value] of JSON.parse(dehydrated) as [QueryKey, unknown][]) queries.setQueryData(key, value);
};
