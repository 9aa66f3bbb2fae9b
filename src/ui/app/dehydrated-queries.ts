import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';

/** Query results that a document was rendered from, as JSON. */
export type DehydratedQueries = string;

/** Serialises the successful queries, so that hydration sends no requests. */
export const dehydrateQueries = (queries: QueryClient): DehydratedQueries => JSON.stringify(dehydrate(queries));

/** Fills the query cache from a document; even data of a cached document counts as fresh. */
export const hydrateQueries = (queries: QueryClient, dehydrated: DehydratedQueries): void => {
  // Only the function above writes this format.
  const { queries: found, mutations } = JSON.parse(dehydrated) as DehydratedState;
  // biome-ignore lint/plugin: TanStack Query compares it with the device's clock
  const dataUpdatedAt = Date.now();
  hydrate(queries, {
    mutations,
    queries: found.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  });
};
