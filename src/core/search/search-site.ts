import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { fail, ok } from '#core/shared/result.ts';
import { loadSearchDocuments, type SearchSources } from './load-search-documents.ts';
import type { SearchIndex } from './search-index.port.ts';
import { MATCHES_PER_KIND, normaliseTerm, type SearchResult, toSearchMatch } from './site-search.ts';

export type SearchPorts = SearchSources & { readonly searchIndex: SearchIndex };

/** Search results for a term in products, categories, articles and questions, with a count per kind. [CAT-01] */
export const searchSite = publicQuery(
  // The index caches its documents, and terms rarely repeat.
  { seconds: 0 },
  (ports: SearchPorts): UseCase<{ readonly term: string }, SearchResult> =>
    async ({ term: typed }) => {
      const term = normaliseTerm(typed);
      if (term === '') return ok({ term, groups: [] });
      const groups = await ports.searchIndex.search(term, MATCHES_PER_KIND, loadSearchDocuments(ports));
      if (groups === null) return fail({ kind: 'unreachable' });
      return ok({
        term,
        groups: groups.map(({ kind, hits, total }) => ({ kind, found: hits.map(toSearchMatch), total })),
      });
    },
);
