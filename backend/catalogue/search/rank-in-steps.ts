import { type SQL, sql } from 'drizzle-orm';
import { matchesPrefix } from '#core/search-rules/match-search.ts';
import type { SearchGroups } from '#core/search-rules/parse-search.ts';
import { products } from '../schema.ts';
import { beginningOf, tsqueryOf, wholeOf } from './tsquery-of.ts';

/** Some of the products of a list, and their order. */
export type Step = { readonly where: readonly SQL[]; readonly order: readonly SQL[] };

/** More groups make too many steps. */
const MAX_STEPPED = 3;

type Group = SearchGroups[number];

const has = (query: string): SQL => sql`${products.search} @@ ${query}::tsquery`;
const inHeadline = (query: string): SQL => sql`${products.headlineSearch} @@ ${query}::tsquery`;

/** A query without words, such as «rẻ», finds everything. */
export const hasWords = (groups: SearchGroups): readonly SQL[] => (groups.length === 0 ? [] : [has(tsqueryOf(groups))]);

/**
 * As `scoreSearch` of the core: two for each group that the headline has as a whole, one for a prefix. Nothing without
 * groups: PostgreSQL takes a number alone for the place of a column.
 */
export const rankTogether = (groups: SearchGroups, last: readonly SQL[]): Step => {
  const points = groups
    .flatMap((group) => [beginningOf(group), wholeOf(group)])
    .map((query) => sql`(${inHeadline(query)})::int`);
  const best = points.length === 0 ? [] : [sql`${sql.join(points, sql` + `)} desc`];
  return { where: hasWords(groups), order: [...best, ...last] };
};

/** What the headline says of one or more groups, and which of them it does not have at all. */
type Said = { readonly score: number; readonly query: string; readonly missing: SearchGroups };

/** For each score that a group can have. */
const scoresOf = (group: Group): readonly Said[] => [
  { score: 2, query: wholeOf(group), missing: [] },
  ...(group.some(matchesPrefix)
    ? [{ score: 1, query: `(${beginningOf(group)}&!${wholeOf(group)})`, missing: [] }]
    : []),
  { score: 0, query: `!${beginningOf(group)}`, missing: [group] },
];

const combine = (one: readonly Said[], other: readonly Said[]): readonly Said[] =>
  one.flatMap((left) =>
    other.map((right) => ({
      score: left.score + right.score,
      query: `${left.query}&${right.query}`,
      missing: [...left.missing, ...right.missing],
    })),
  );

/**
 * The headline is a part of the text, so only the groups that it may lack are looked for there. Where the headline has
 * some words, its index finds fewer products than that of the text, which `is true` keeps out.
 */
const stepOf = (said: readonly Said[], last: readonly SQL[], groups: SearchGroups): Step => {
  const headline = inHeadline(said.map(({ query }) => `(${query})`).join('|'));
  const isInText = has(tsqueryOf(groups));
  if (said.every(({ missing }) => missing.length === 0)) return { where: [headline], order: last };
  const isElsewhere = said.every(({ missing }) => missing.length === groups.length);
  return { where: [headline, isElsewhere ? isInText : sql`(${isInText}) is true`], order: last };
};

/**
 * The same order, where there is much to find: products of one score are read in the order of an index, and a page has
 * rarely more than one score. Only who types many words waits for all that do not have each of them in the headline.
 */
export const rankInSteps = (groups: SearchGroups, last: readonly SQL[]): readonly Step[] => {
  const [first, ...more] = groups.map(scoresOf);
  if (first === undefined) return [{ where: [], order: last }];
  if (groups.length > MAX_STEPPED) {
    const best = inHeadline(groups.map(wholeOf).join('&'));
    return [
      { where: [best], order: last },
      { where: [...hasWords(groups), sql`not (${best})`], order: rankTogether(groups, last).order },
    ];
  }
  const all = more.reduce(combine, first);
  return [...new Set(all.map(({ score }) => score))]
    .toSorted((one, other) => other - one)
    .map((score) =>
      stepOf(
        all.filter((each) => each.score === score),
        last,
        groups,
      ),
    );
};
