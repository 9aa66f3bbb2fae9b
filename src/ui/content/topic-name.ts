import type { ArticleQuery, CountedTopic } from '#core/content/article.ts';

/** Null without a filter; an unknown topic is shown by its slug. */
export const topicName = (
  { category, tag }: ArticleQuery,
  {
    categories,
    tags,
  }: { readonly categories: readonly CountedTopic[] | null; readonly tags: readonly CountedTopic[] | null },
): string | null => {
  if (category !== null) return categories?.find(({ slug }) => slug === category)?.name ?? category;
  return tag === null ? null : (tags?.find(({ slug }) => slug === tag)?.name ?? tag);
};
