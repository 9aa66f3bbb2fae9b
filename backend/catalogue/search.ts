import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { chooseSearch, matchesPrefix } from '#core/search-rules/match-search.ts';
import type { SearchGroups } from '#core/search-rules/parse-search.ts';
import { products, searchWords } from './schema.ts';

/** Maximum number of alternatives considered for one word. */
const MAX_ALTERNATIVES = 40;

type Group = SearchGroups[number];

/** Tokens contain only letters, digits, dots, hyphens and `=`, so quoting is safe. */
const tsqueryOfGroup = (group: Group, prefixes: boolean): string =>
  `(${group
    .slice(0, MAX_ALTERNATIVES)
    .map((token) => `'${token}'${prefixes && matchesPrefix(token) ? ':*' : ''}`)
    .join('|')})`;

const tsqueryOf = (groups: SearchGroups): string => groups.map((group) => tsqueryOfGroup(group, true)).join('&');

/** A query without groups, such as «rẻ», finds everything. */
const conditionOf = (groups: SearchGroups): SQL =>
  groups.length === 0 ? sql`true` : sql`search @@ ${tsqueryOf(groups)}::tsquery`;

/**
 * As `scoreSearch` of the core: two for each group that the headline has as a whole, one for a prefix. Nothing without
 * groups: PostgreSQL takes a number alone for the place of a column.
 */
const bestFirst = (groups: SearchGroups): readonly SQL[] => {
  if (groups.length === 0) return [];
  const points = groups
    .flatMap((group) => [tsqueryOfGroup(group, true), tsqueryOfGroup(group, false)])
    .map((query) => sql`(headline_search @@ ${query}::tsquery)::int`);
  return [sql`${sql.join(points, sql` + `)} desc`];
};

export type Search = {
  readonly condition: SQL;
  /** Best first. */
  readonly order: readonly SQL[];
};

/** Searches by the rules of the core; a keyword that finds nothing gives an impossible condition. [SRCH-01] */
export const buildSearch = async (db: Database, keyword: string): Promise<Search> => {
  const chosen = await chooseSearch(
    keyword,
    async (groups) => {
      const { rows } = await db.execute(
        sql`select 1 from ${products} where available and ${conditionOf(groups)} limit 1`,
      );
      return rows.length > 0;
    },
    () => loadVocabulary(db),
  );
  if (chosen === null) return { condition: sql`false`, order: [] };
  const { groups, cheapestFirst } = chosen;
  return {
    condition: conditionOf(groups),
    order: [...bestFirst(groups), ...(cheapestFirst ? [sql`${products.leadPrice} asc`] : [])],
  };
};

const loadVocabulary = async (db: Database): Promise<readonly string[]> =>
  (await db.select().from(searchWords)).map(({ word }) => word);
