import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { exactGroups, parseSearchTerms, type SearchGroups, widenedGroups } from '#core/shared/search-terms.ts';
import { products, searchWords } from './schema.ts';

/** Maximum number of alternatives considered for one word. */
const MAX_ALTERNATIVES = 40;

/** Terms contain only letters and digits, so quoting is safe. */
const tsqueryOf = (groups: SearchGroups): string =>
  groups
    .map((alternatives) => alternatives.slice(0, MAX_ALTERNATIVES).map((word) => `'${word}':*`))
    .map((alternatives) => `(${alternatives.join('|')})`)
    .join('&');

const matchesSearch = async (db: Database, query: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 from ${products} where search @@ ${query}::tsquery limit 1`);
  return rows.length > 0;
};

export type Search = {
  readonly condition: SQL;
  /** Sorts products with the words in the title before those that only mention them. */
  readonly titleFirst: SQL;
};

/**
 * Every word must match, whole or as a prefix; for a word without a match, words with an edit distance of one match
 * too. Null for a keyword without a letter or digit. [SRCH-01]
 */
export const buildSearch = async (db: Database, keyword: string): Promise<Search | null> => {
  const terms = parseSearchTerms(keyword);
  if (terms.length === 0) return null;
  const exact = tsqueryOf(exactGroups(terms));
  const query = (await matchesSearch(db, exact)) ? exact : tsqueryOf(widenedGroups(terms, await loadVocabulary(db)));
  return {
    condition: sql`search @@ ${query}::tsquery`,
    titleFirst: sql`(array_to_tsvector(string_to_array(title_key, ' ')) @@ ${query}::tsquery) desc`,
  };
};

const loadVocabulary = async (db: Database): Promise<readonly string[]> =>
  (await db.select().from(searchWords)).map(({ word }) => word);
