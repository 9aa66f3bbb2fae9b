import type { Entry } from './view.ts';

const readTags = ({ attributes }: Entry): readonly unknown[] => (Array.isArray(attributes.tags) ? attributes.tags : []);

/** One for the category and one for each tag. */
const countSharedTopics = (one: Entry, other: Entry): number => {
  const { category } = one.attributes;
  const sameCategory = category !== null && category !== undefined && category === other.attributes.category;
  return Number(sameCategory) + readTags(one).filter((tag) => readTags(other).includes(tag)).length;
};

/** Most common topics first, then newest. [REST-06] */
export const findRelatedArticles = (article: Entry, all: readonly Entry[]): readonly Entry[] =>
  all
    .filter((other) => other.id !== article.id && countSharedTopics(article, other) > 0)
    .toSorted(
      (a, b) =>
        countSharedTopics(article, b) - countSharedTopics(article, a) ||
        (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0) ||
        a.id - b.id,
    );
