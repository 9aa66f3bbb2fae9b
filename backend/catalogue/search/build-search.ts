import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { chooseSearch } from '#core/search-rules/match-search.ts';
import type { SearchGroups } from '#core/search-rules/parse-search.ts';
import { similarBeginnings } from '#core/search-rules/search-terms.ts';
import { countProducts } from '../count-products.ts';
import { countInLines, isInLines, keepHandles, type ListedLines } from '../listed-lines.ts';
import { MAX_SORTED } from '../read-page.ts';
import { products, searchWords } from '../schema.ts';
import { hasWords, rankInSteps, rankTogether, type Step } from './rank-in-steps.ts';
import { MAX_ALTERNATIVES } from './tsquery-of.ts';

const LINE = 'type=';

/** What was typed: lines that it names, and words. */
export type Search = {
  /** The lines of a list that it leaves. */
  readonly narrow: (lines: ListedLines) => ListedLines;
  readonly words: readonly SQL[];
  /** Best first; all of a step come before the next one's. */
  readonly steps: readonly Step[];
  /** The same order in one step, which reads every match. */
  readonly together: Step;
  /** Products on sale in all lines, counted to the limit of lists. */
  readonly matches: number;
};

/** A group of lines alone is a range of an index; the other groups are words. */
const splitGroups = (groups: SearchGroups) => {
  const isLines = (group: SearchGroups[number]): boolean => group.every((token) => token.startsWith(LINE));
  const named = groups.filter(isLines).map((group) => new Set(group.map((token) => token.slice(LINE.length))));
  return { named, words: groups.filter((group) => !isLines(group)) };
};

const narrowBy =
  (named: readonly ReadonlySet<string>[]) =>
  (lines: ListedLines): ListedLines =>
    named.reduce(keepHandles, lines);

const countMatches = (db: Database, every: ListedLines, groups: SearchGroups): Promise<number> | number => {
  const { named, words } = splitGroups(groups);
  const lines = narrowBy(named)(every);
  if (lines.listed.length === 0) return 0;
  return words.length === 0
    ? countInLines(lines)
    : countProducts(db, [sql`${products.available}`, ...isInLines(lines), ...hasWords(words)]);
};

/** Searches by the rules of the core; null for a keyword that finds nothing. `every`: all lines. [SRCH-01] */
export const buildSearch = async (db: Database, every: ListedLines, keyword: string): Promise<Search | null> => {
  let matches = 0;
  const chosen = await chooseSearch(
    keyword,
    async (groups) => {
      matches = await countMatches(db, every, groups);
      return matches > 0;
    },
    (words) => loadVocabulary(db, words),
  );
  if (chosen === null) return null;
  const { named, words } = splitGroups(chosen.groups);
  const last = [...(chosen.cheapestFirst ? [sql`${products.leadPrice} asc`] : []), sql`${products.position} asc`];
  const together = rankTogether(words, last);
  return {
    narrow: narrowBy(named),
    words: hasWords(words),
    steps: matches > MAX_SORTED ? rankInSteps(words, last) : [together],
    together,
    matches,
  };
};

/** Sorts after every letter. */
const LAST = '\u{10FFFF}';

/**
 * What may stand for these words, and all meanings: few, however many words there are. Of those that only begin alike
 * some are enough.
 */
const loadVocabulary = async (db: Database, words: readonly string[]): Promise<readonly string[]> => {
  const beginnings = JSON.stringify(words.flatMap(similarBeginnings));
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from (
      select word from ${searchWords} where strpos(word, '=') > 0
      union
      select similar_word.word from json_array_elements_text(${beginnings}::json) as beginning
      cross join lateral (
        select word from ${searchWords}
        where word ~>=~ beginning and word ~<~ (beginning || ${LAST})
        order by word using ~<~ limit ${MAX_ALTERNATIVES}) as similar_word
    ) as found
    order by length(word), word`);
  return rows.map(({ word }) => word);
};
