import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { exactGroups, type SearchGroups, searchTermsOf, widenedGroups } from '#core/shared/search-terms.ts';
import { products, searchWords } from './schema.ts';

/** More alternatives of one word than this are not looked at. */
const MAX_ALTERNATIVES = 40;

/** Terms hold letters and digits only, so that quoting is safe. */
const tsqueryOf = (groups: SearchGroups): string =>
  groups
    .map((alternatives) => alternatives.slice(0, MAX_ALTERNATIVES).map((word) => `'${word}':*`))
    .map((alternatives) => `(${alternatives.join('|')})`)
    .join('&');

const finds = async (db: Database, query: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 from ${products} where search @@ ${query}::tsquery limit 1`);
  return rows.length > 0;
};

export type Search = {
  readonly condition: SQL;
  /** Products whose title has the words come before those that only mention them. */
  readonly titleFirst: SQL;
};

/**
 * What a keyword asks for: every word, as typed or as a beginning; where the whole catalogue has none such, words one
 * letter away count too. Null for a keyword without a letter or digit. [SRCH-01]
 */
export const searchFor = async (db: Database, keyword: string): Promise<Search | null> => {
  const terms = searchTermsOf(keyword);
  if (terms.length === 0) return null;
  const exact = tsqueryOf(exactGroups(terms));
  const query = (await finds(db, exact)) ? exact : tsqueryOf(widenedGroups(terms, await vocabulary(db)));
  return {
    condition: sql`search @@ ${query}::tsquery`,
    titleFirst: sql`(array_to_tsvector(string_to_array(title_key, ' ')) @@ ${query}::tsquery) desc`,
  };
};

const vocabulary = async (db: Database): Promise<readonly string[]> =>
  (await db.select().from(searchWords)).map(({ word }) => word);
