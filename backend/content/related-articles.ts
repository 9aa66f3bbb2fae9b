import type { Entry } from './view.ts';

const tagsOf = ({ attributes }: Entry): readonly unknown[] => (Array.isArray(attributes.tags) ? attributes.tags : []);

/** What two articles share: the category counts as one, and so does each tag. */
const shared = (one: Entry, other: Entry): number => {
  const { category } = one.attributes;
  const sameCategory = category !== null && category !== undefined && category === other.attributes.category;
  return Number(sameCategory) + tagsOf(one).filter((tag) => tagsOf(other).includes(tag)).length;
};

/** Others that share something with an article: those that share most first, the newest first among equals. [REST-06] */
export const relatedTo = (article: Entry, all: readonly Entry[]): readonly Entry[] =>
  all
    .filter((other) => other.id !== article.id && shared(article, other) > 0)
    .toSorted(
      (a, b) =>
        shared(article, b) - shared(article, a) ||
        (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0) ||
        a.id - b.id,
    );
