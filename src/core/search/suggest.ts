import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { fail, ok } from '#core/shared/result.ts';
import { loadSearchDocuments } from './load-search-documents.ts';
import type { SearchHits } from './search-index.port.ts';
import type { SearchPorts } from './search-site.ts';
import { MAX_SUGGESTIONS, normaliseTerm, type SearchDocument, type SearchMatch, toSearchMatch } from './site-search.ts';

/** While the user types; grouped by kind. */
export const suggest = publicQuery(
  { seconds: 0 },
  (ports: SearchPorts): UseCase<{ readonly term: string }, readonly SearchMatch[]> =>
    async ({ term: typed }) => {
      const term = normaliseTerm(typed);
      if (term === '') return ok([]);
      const groups = await ports.searchIndex.search(term, MAX_SUGGESTIONS, loadSearchDocuments(ports));
      return groups === null ? fail({ kind: 'unreachable' }) : ok(selectAcrossKinds(groups).map(toSearchMatch));
    },
);

/** Picks from the kinds in turn, so that none crowds out the others. */
const selectAcrossKinds = (groups: readonly SearchHits[]): readonly SearchDocument[] => {
  const taken = groups.map(() => 0);
  let left = Math.min(
    MAX_SUGGESTIONS,
    groups.reduce((sum, { hits }) => sum + hits.length, 0),
  );
  for (let turn = 0; left > 0; turn = (turn + 1) % groups.length) {
    const count = taken[turn] ?? 0;
    if (count >= (groups[turn]?.hits.length ?? 0)) continue;
    taken[turn] = count + 1;
    left -= 1;
  }
  return groups.flatMap(({ hits }, at) => hits.slice(0, taken[at]));
};
