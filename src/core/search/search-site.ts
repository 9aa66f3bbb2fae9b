import { CHECK_DEADLINE_MS } from '#core/domains/check-until-deadline.ts';
import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { type SearchPorts, searchEverything } from './search-everything.ts';
import { MATCHES_PER_KIND, type SearchResult } from './site-search.ts';

/** The result page: a domain name, products and pages for a term, with a count per kind. [CAT-01] */
export const searchSite = publicQuery(
  // The index caches its documents, and terms rarely repeat.
  { seconds: 0 },
  (ports: SearchPorts): UseCase<{ readonly term: string }, SearchResult> =>
    ({ term }) =>
      searchEverything(ports)(term, {
        perKind: MATCHES_PER_KIND,
        registryDeadline: CHECK_DEADLINE_MS,
        readsOptions: true,
      }),
);
