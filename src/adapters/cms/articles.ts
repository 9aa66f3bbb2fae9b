import { PREVIEW_HEADER, previewHeaderOf } from '#contracts/secrets/preview-key.ts';
import type { ArticleSummary } from '#core/content/article.ts';
import type { Articles } from '#core/content/articles.port.ts';
import { MAX_RELATED_ARTICLES, sortTopics } from '#core/content/content-rules.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import {
  bySlugQuery,
  draftParameters,
  idFilterQuery,
  idsQuery,
  listQuery,
  relatedQuery,
  sameCategoryQuery,
} from './article-queries.ts';
import { articleOf, authorOf, countedTopicOf, isDraft, projectOf } from './article-reply.ts';
import { contentPageOf } from './page-reply.ts';
import { answerWith, type PictureHosts } from './picture-hosts.ts';
import { articlePageOf, parseList, rowsOf, selectPublished } from './rows.ts';
import { anyList, encodeUrlPart, entriesOf, type Fields, filledText, flattenEntry, numberOf } from './unwrap.ts';

type Answer = Promise<Result<Fields, PortFailure>>;
type Get = (path: string) => Answer;

/** Maximum page size of the systems. */
const MAX_AT_ONCE = 100;
const bySlug = (slug: string): string => `filters[slug][$eq]=${encodeUrlPart(slug)}`;

/** Drops other entries that the system may return, and drafts unless they were asked for with a key. */
const findBySlugOnly = async <Value>(
  answer: Answer,
  slug: string,
  read: (entry: Fields) => Value | null,
  hasKey = false,
): Promise<Result<Value, PortFailure>> => {
  const rows = rowsOf(await answer);
  if (!rows.ok) return rows;
  const row = rows.value.find((entry) => filledText(entry.slug) === slug.normalize('NFC'));
  const value = row === undefined || (isDraft(row) && !hasKey) ? null : read(row);
  return value === null ? fail({ kind: 'not-found' }) : ok(value);
};

const all = 'pagination[pageSize]=100';

/**
 * In the order of the ids, a hundred at most. Uses the filter query when an article is missing, because some systems
 * lack this call (404) or ignore `ids`. [REST-06]
 */
const loadByIds =
  (get: Get): Articles['articlesByIds'] =>
  async (ids) => {
    if (ids.length === 0) return ok([]);
    const found: ArticleSummary[] = [];
    for (let at = 0; at < ids.length; at += MAX_AT_ONCE) {
      const rows = await someByIds(get, ids.slice(at, at + MAX_AT_ONCE));
      if (!rows.ok) return rows;
      found.push(...rows.value);
    }
    return ok(ids.flatMap((id) => found.find((article) => article.id === id) ?? []));
  };

const someByIds = async (get: Get, ids: readonly string[]): Promise<Result<readonly ArticleSummary[], PortFailure>> => {
  const asked = await listed(get(`/api/articles?${idsQuery(ids)}`));
  const isLacking = asked.ok
    ? ids.some((wanted) => !asked.value.some(({ id }) => id === wanted))
    : ['not-found', 'rejected'].includes(asked.failure.kind);
  return isLacking ? listed(get(`/api/articles?${idFilterQuery(ids)}`)) : asked;
};

const listed = async (answer: Answer): Promise<Result<readonly ArticleSummary[], PortFailure>> => {
  const rows = rowsOf(await answer);
  return rows.ok ? ok(selectPublished(rows.value)) : rows;
};

/** On a system without this call (404), the newest of the same category. [REST-06] */
const loadRelated =
  (get: Get): Articles['relatedArticles'] =>
  async (id) => {
    const asked = await listed(get(`/api/articles/related-info/${encodeUrlPart(id)}?${relatedQuery()}`));
    const isLacking = !asked.ok && asked.failure.kind === 'not-found';
    // One more, because the result includes the article itself.
    const found = isLacking
      ? await listed(get(`/api/articles?${sameCategoryQuery(id, MAX_RELATED_ARTICLES + 1)}`))
      : asked;
    if (!found.ok) return found;
    return ok(found.value.filter((article) => article.id !== id).slice(0, MAX_RELATED_ARTICLES));
  };

const loadPageSlugs =
  (get: Get): Articles['pageSlugs'] =>
  async () => {
    const slugs: string[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, MAX_AT_ONCE); page++) {
      const answer = await get(`/api/pages?fields[0]=slug&sort[0]=slug:asc&${all}&pagination[page]=${page}`);
      if (!answer.ok) return answer;
      slugs.push(...entriesOf(answer.value).flatMap((row) => (isDraft(row) ? [] : (filledText(row.slug) ?? []))));
      pages = numberOf(flattenEntry(flattenEntry(answer.value.meta)?.pagination)?.pageCount) ?? 1;
    }
    return ok([...new Set(slugs)]);
  };

/** Articles over HTTP from Strapi 4 or 5. [Articles, CMS-02] */
export const cmsArticles = (cms: Pick<ServiceClient, 'rest'>, pictures: PictureHosts): Articles => {
  const schema = answerWith(anyList, pictures);
  const get: Get = (path) => cms.rest('GET', path, { schema });
  /** With an editor's key for the draft of this slug; null: what is published. */
  const getDraft = (slug: string, key: string | null, path: string): Answer =>
    key === null
      ? get(path)
      : cms.rest('GET', [path, ...draftParameters].join('&'), {
          schema,
          headers: { [PREVIEW_HEADER]: previewHeaderOf(slug, key) },
        });
  const topics = async (type: 'categories' | 'tags') => {
    const found = parseList(
      await get(`/api/${type}?populate[articles][fields][0]=publishedAt&sort[0]=name:asc&${all}`),
      countedTopicOf,
    );
    return found.ok ? ok(sortTopics(found.value)) : found;
  };
  return {
    articles: async (query) => articlePageOf(await get(`/api/articles?${listQuery(query)}`), query),
    article: (slug, previewKey) =>
      findBySlugOnly(
        getDraft(slug, previewKey, `/api/articles?${bySlugQuery(slug)}`),
        slug,
        articleOf,
        previewKey !== null,
      ),
    articlesByIds: loadByIds(get),
    relatedArticles: loadRelated(get),
    articleCategories: () => topics('categories'),
    articleTags: () => topics('tags'),
    authors: async () => parseList(await get(`/api/authors?populate[avatar]=true&sort[0]=id:asc&${all}`), authorOf),
    author: (id) => findBySlugOnly(get(`/api/authors?${bySlug(id)}&populate[avatar]=true`), id, authorOf),
    projects: async () => parseList(await get(`/api/projects?populate[images]=true&sort[0]=id:asc&${all}`), projectOf),
    project: (slug) => findBySlugOnly(get(`/api/projects?${bySlug(slug)}&populate[images]=true`), slug, projectOf),
    page: (slug, previewKey = null) =>
      findBySlugOnly(
        getDraft(
          slug,
          previewKey,
          `/api/pages?${bySlug(slug)}&populate[sections][populate]=*&populate[seo][populate]=*`,
        ),
        slug,
        contentPageOf,
        previewKey !== null,
      ),
    pageSlugs: loadPageSlugs(get),
  };
};
