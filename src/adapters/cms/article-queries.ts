import type { ArticleQuery } from '#core/content/article.ts';
import { slugOf } from '#core/shared/fold-vietnamese.ts';
import { addressed } from './unwrap.ts';

const media = (name: string): readonly string[] =>
  ['url', 'alternativeText', 'width', 'height'].map((field, index) => `populate[${name}][fields][${index}]=${field}`);

/** What a list shows of each article. */
const summaryFields: readonly string[] = [
  ...['title', 'slug', 'summary', 'readMinutes', 'featured', 'publishedAt'].map(
    (field, index) => `fields[${index}]=${field}`,
  ),
  ...media('cover'),
  ...['category', 'tags'].flatMap((name) => [`populate[${name}][fields][0]=name`, `populate[${name}][fields][1]=slug`]),
  'populate[author][populate][avatar]=true',
];

/** One part of a query, its value percent-encoded and in one normal form. */
const given = (name: string, value: string | number | null): readonly string[] =>
  value === null ? [] : [`${name}=${addressed(String(value))}`];

/**
 * What a term is looked for in. The systems' own search (`_q`) folds no accents; a slug is a title without them, so «may chu»
 * is looked for there, and the term as it was typed in the texts. [CMS-02]
 */
const searchFilters = (search: string | null): readonly string[] => {
  if (search === null) return [];
  const texts = ['title', 'summary', 'body'].map((name) => [`[${name}][$containsi]`, search] as const);
  const slug = slugOf(search);
  const looks = slug === '' ? texts : [...texts, ['[slug][$contains]', slug] as const];
  return looks.flatMap(([look, value], index) => given(`filters[$or][${index}]${look}`, value));
};

export const listQuery = ({ search, category, tag, author, page, perPage }: ArticleQuery): string =>
  [
    ...searchFilters(search),
    ...given('filters[category][slug][$eq]', category),
    ...given('filters[tags][slug][$eq]', tag),
    ...given('filters[author][slug][$eq]', author),
    ...summaryFields,
    ...['sort[0]=publishedAt:desc', 'sort[1]=id:desc'],
    ...given('pagination[page]', page),
    ...given('pagination[pageSize]', perPage),
    'pagination[withCount]=true',
  ].join('&');

/** Both generations are asked for drafts in their own words; each passes over the other's. */
const draftsToo: readonly string[] = ['publicationState=preview', 'status=draft'];

export const bySlugQuery = (slug: string, drafts: boolean): string =>
  [
    ...given('filters[slug][$eq]', slug),
    ...['cover', 'category', 'tags'].map((name) => `populate[${name}]=true`),
    ...['populate[author][populate][avatar]=true', 'populate[seo][populate]=*'],
    ...(drafts ? draftsToo : []),
  ].join('&');

/** The specification's own call for a list of ids. */
export const idsQuery = (ids: readonly string[]): string =>
  [...given('ids', ids.join(',')), ...summaryFields, `pagination[pageSize]=${ids.length}`].join('&');

/** Older systems count their entries, newer ones name their documents. */
const idName = (ids: readonly string[]): string => (ids.every((id) => /^\d+$/.test(id)) ? 'id' : 'documentId');

export const idFilterQuery = (ids: readonly string[]): string =>
  [
    ...ids.flatMap((id, index) => given(`filters[${idName(ids)}][$in][${index}]`, id)),
    ...summaryFields,
    `pagination[pageSize]=${ids.length}`,
  ].join('&');

export const relatedQuery = (): string => summaryFields.join('&');

/** Articles of the category that holds this one. */
export const sameCategoryQuery = (id: string, most: number): string =>
  [
    ...given(`filters[category][articles][${idName([id])}][$eq]`, id),
    ...summaryFields,
    ...['sort[0]=publishedAt:desc', 'sort[1]=id:desc'],
    `pagination[pageSize]=${most}`,
  ].join('&');
