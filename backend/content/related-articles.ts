import type { Entry } from './view.ts';

const tagsOf = ({ attributes }: Entry): readonly unknown[] => (Array.isArray(attributes.tags) ? attributes.tags : []);

/** Number of common topics of two articles: one for the category and one for each tag. */
const shared = (one: Entry, other: Entry): number => {
  const { category } = one.attributes;
  const sameCategory = category !== null && category !== undefined && category === other.attributes.category;
  return Number(sameCategory) + tagsOf(one).filter((tag) => tagsOf(other).includes(tag)).length;
};

/** Articles with a common topic: most in common first, then newest. [REST-06] */
export const relatedTo = (article: Entry, all: readonly Entry[]): readonly Entry[] =>
  all
    .filter((other) => other.id !== article.id && shared(article, other) > 0)
    .toSorted(
      (a, b) =>
        shared(article, b) - shared(article, a) ||
        (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0) ||
        a.id - b.id,
    );
