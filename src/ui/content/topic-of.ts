import type { ArticleQuery, CountedTopic } from '#core/content/article.ts';

/** Name of the category or tag that narrows a list of articles; null where none does. One that is not known is called by its slug. */
export const topicOf = (
  { category, tag }: ArticleQuery,
  {
    categories,
    tags,
  }: { readonly categories: readonly CountedTopic[] | null; readonly tags: readonly CountedTopic[] | null },
): string | null => {
  if (category !== null) return categories?.find(({ slug }) => slug === category)?.name ?? category;
  return tag === null ? null : (tags?.find(({ slug }) => slug === tag)?.name ?? tag);
};
