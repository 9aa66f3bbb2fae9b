import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import { type SearchPorts, searchEverything } from './search-everything.ts';
import { MAX_SUGGESTIONS, type SearchGroup, type SearchResult } from './site-search.ts';

/** The list does not wait long for the registry. */
const REGISTRY_DEADLINE_MS = 800;

/** While the user types: the first rows of the result page. */
export const suggest = publicQuery(
  { seconds: 0 },
  (ports: SearchPorts): UseCase<{ readonly term: string }, SearchResult> =>
    async ({ term }) => {
      const limits = { perKind: MAX_SUGGESTIONS, registryDeadline: REGISTRY_DEADLINE_MS };
      const result = await searchEverything(ports)(term, limits);
      return result.ok ? ok({ ...result.value, groups: selectAcrossKinds(result.value.groups) }) : result;
    },
);

/** Picks from the kinds in turn, so that none crowds out the others. */
const selectAcrossKinds = (groups: readonly SearchGroup[]): readonly SearchGroup[] => {
  const taken = groups.map(() => 0);
  let left = Math.min(
    MAX_SUGGESTIONS,
    groups.reduce((sum, { found }) => sum + found.length, 0),
  );
  for (let turn = 0; left > 0; turn = (turn + 1) % groups.length) {
    const count = taken[turn] ?? 0;
    if (count >= (groups[turn]?.found.length ?? 0)) continue;
    taken[turn] = count + 1;
    left -= 1;
  }
  return groups.map((group, at) =>
    group.kind === 'product'
      ? { ...group, found: group.found.slice(0, taken[at]) }
      : { ...group, found: group.found.slice(0, taken[at]) },
  );
};
