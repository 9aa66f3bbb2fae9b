import type { ArticlePage, ArticleQuery, ArticleSummary } from '#core/content/article.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { articleSummaryOf, isDraft } from './article-reply.ts';
import { entriesOf, type Fields, flattenEntry, numberOf } from './unwrap.ts';

export const rowsOf = (answer: Result<Fields, PortFailure>): Result<readonly Fields[], PortFailure> =>
  answer.ok ? ok(entriesOf(answer.value)) : answer;

/** Leaves out drafts and unparsable entries. */
export const parseList = <Value>(
  answer: Result<Fields, PortFailure>,
  read: (entry: Fields) => Value | null,
): Result<readonly Value[], PortFailure> => {
  const rows = rowsOf(answer);
  return rows.ok ? ok(rows.value.flatMap((entry) => (isDraft(entry) ? [] : (read(entry) ?? [])))) : rows;
};

const paginationOf = ({ meta }: Fields): Fields => flattenEntry(flattenEntry(meta)?.pagination) ?? {};

/** null when the system does not say. */
export const pageCountOf = (list: Fields): number | null => numberOf(paginationOf(list).pageCount);

/** Published and parsable. */
export const selectPublished = (rows: readonly Fields[]): readonly ArticleSummary[] =>
  rows.filter((row) => !isDraft(row)).flatMap((row) => articleSummaryOf(row) ?? []);

/** Only the system can check the search term. */
const matchesQuery =
  ({ category, tag, author }: ArticleQuery) =>
  (article: ArticleSummary): boolean =>
    (category === null || article.category?.slug === category.normalize('NFC')) &&
    (tag === null || article.tags.some(({ slug }) => slug === tag.normalize('NFC'))) &&
    (author === null || article.author?.id === author.normalize('NFC'));

/** A system that ignores a filter returns other articles: they are dropped, with the system's counts. [CMS-02] */
export const articlePageOf = (
  answer: Result<Fields, PortFailure>,
  query: ArticleQuery,
): Result<ArticlePage, PortFailure> => {
  if (!answer.ok) return answer;
  const published = selectPublished(entriesOf(answer.value));
  const articles = published.filter(matchesQuery(query));
  const { page, perPage } = query;
  if (articles.length < published.length)
    return ok({ articles, page, pages: articles.length === 0 ? 0 : page, total: articles.length });
  const known = numberOf(paginationOf(answer.value).total) ?? (page - 1) * perPage + articles.length;
  return ok({ articles, page, pages: pageCountOf(answer.value) ?? Math.ceil(known / perPage), total: known });
};
