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

/** Half of the list is for products, when there are as many. */
const MIN_PRODUCTS = 4;

/** Products, and from the other kinds in turn, so that none crowds out the others. */
const selectAcrossKinds = (groups: readonly SearchGroup[]): readonly SearchGroup[] => {
  const others = groups.filter(({ kind }) => kind !== 'product');
  const inOthers = others.reduce((sum, { found }) => sum + found.length, 0);
  const products = Math.max(MIN_PRODUCTS, MAX_SUGGESTIONS - inOthers);
  const inProducts = groups.find(({ kind }) => kind === 'product')?.found.length ?? 0;
  const taken = new Map(others.map(({ kind }) => [kind, 0]));
  let left = Math.min(MAX_SUGGESTIONS - Math.min(products, inProducts), inOthers);
  for (let turn = 0; left > 0; turn = (turn + 1) % others.length) {
    const group = others[turn];
    const count = group === undefined ? 0 : (taken.get(group.kind) ?? 0);
    if (group === undefined || count >= group.found.length) continue;
    taken.set(group.kind, count + 1);
    left -= 1;
  }
  return groups.map((group) =>
    group.kind === 'product'
      ? { ...group, found: group.found.slice(0, products) }
      : { ...group, found: group.found.slice(0, taken.get(group.kind)) },
  );
};
