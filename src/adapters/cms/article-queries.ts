import type { ArticleQuery } from '#core/content/article.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import { encodeUrlPart } from './unwrap.ts';

const media = (name: string): readonly string[] =>
  ['url', 'alternativeText', 'width', 'height'].map((field, index) => `populate[${name}][fields][${index}]=${field}`);

const summaryFields: readonly string[] = [
  ...['title', 'slug', 'summary', 'readMinutes', 'featured', 'publishedAt'].map(
    (field, index) => `fields[${index}]=${field}`,
  ),
  ...media('cover'),
  ...['category', 'tags'].flatMap((name) => [`populate[${name}][fields][0]=name`, `populate[${name}][fields][1]=slug`]),
  'populate[author][populate][avatar]=true',
];

/** NFC-normalised and percent-encoded. */
const queryParameter = (name: string, value: string | number | null): readonly string[] =>
  value === null ? [] : [`${name}=${encodeUrlPart(String(value))}`];

/** Replaces `_q`, which does not fold accents: slugs are titles without accents, texts take the raw term. [CMS-02] */
const searchFilters = (search: string | null): readonly string[] => {
  if (search === null) return [];
  const texts = ['title', 'summary', 'body'].map((name) => [`[${name}][$containsi]`, search] as const);
  const slug = slugify(search);
  const looks = slug === '' ? texts : [...texts, ['[slug][$contains]', slug] as const];
  return looks.flatMap(([look, value], index) => queryParameter(`filters[$or][${index}]${look}`, value));
};

export const listQuery = ({ search, category, tag, author, page, perPage }: ArticleQuery): string =>
  [
    ...searchFilters(search),
    ...queryParameter('filters[category][slug][$eq]', category),
    ...queryParameter('filters[tags][slug][$eq]', tag),
    ...queryParameter('filters[author][slug][$eq]', author),
    ...summaryFields,
    'sort[0]=publishedAt:desc',
    'sort[1]=id:desc',
    ...queryParameter('pagination[page]', page),
    ...queryParameter('pagination[pageSize]', perPage),
    'pagination[withCount]=true',
  ].join('&');

/** For both Strapi generations; each ignores the other's. */
export const draftParameters: readonly string[] = ['publicationState=preview', 'status=draft'];

export const bySlugQuery = (slug: string): string =>
  [
    ...queryParameter('filters[slug][$eq]', slug),
    ...['cover', 'category', 'tags'].map((name) => `populate[${name}]=true`),
    'populate[author][populate][avatar]=true',
    'populate[seo][populate]=*',
  ].join('&');

/** The call for a list of ids as in the specification. */
export const idsQuery = (ids: readonly string[]): string =>
  [...queryParameter('ids', ids.join(',')), ...summaryFields, `pagination[pageSize]=${ids.length}`].join('&');

/** Older systems use numeric ids, newer ones document ids. */
const idFieldOf = (ids: readonly string[]): string => (ids.every((id) => /^\d+$/.test(id)) ? 'id' : 'documentId');

export const idFilterQuery = (ids: readonly string[]): string =>
  [
    ...ids.flatMap((id, index) => queryParameter(`filters[${idFieldOf(ids)}][$in][${index}]`, id)),
    ...summaryFields,
    `pagination[pageSize]=${ids.length}`,
  ].join('&');

export const relatedQuery = (): string => summaryFields.join('&');

export const sameCategoryQuery = (id: string, most: number): string =>
  [
    ...queryParameter(`filters[category][articles][${idFieldOf([id])}][$eq]`, id),
    ...summaryFields,
    'sort[0]=publishedAt:desc',
    'sort[1]=id:desc',
    `pagination[pageSize]=${most}`,
  ].join('&');
