import { notFound } from '#adapters/memory/refusals.ts';
import { seedArticleCategories, seedArticles, seedArticleTags } from '#contracts/seed/content/articles.ts';
import { seedAuthors } from '#contracts/seed/content/authors.ts';
import { seedPages } from '#contracts/seed/content/pages.ts';
import { seedProjects } from '#contracts/seed/content/projects.ts';
import type { SeedArticle, SeedTopic } from '#contracts/seed/content/publications.ts';
import type { ArticleQuery, CountedTopic } from '#core/content/article.ts';
import type { Articles } from '#core/content/articles.port.ts';
import { MAX_RELATED_ARTICLES, sortTopics } from '#core/content/content-rules.ts';
import { ok } from '#core/shared/result.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import { pageOf } from './page-of.ts';
import { articleOf, articleSummaryOf, authorOf, contentPageOf, type Publications, projectOf } from './publications.ts';

const seedPublications: Publications = {
  articles: seedArticles,
  categories: seedArticleCategories,
  tags: seedArticleTags,
  authors: seedAuthors,
  projects: seedProjects,
  pages: seedPages,
};

/** Searches the texts for the term, and the slug without accents. */
const containsTerm = ({ title, slug, summary, body }: SeedArticle, term: string): boolean => {
  const typed = term.normalize('NFC').toLowerCase();
  const folded = slugify(term);
  const isTyped = [title, summary, body].some((text) => text.normalize('NFC').toLowerCase().includes(typed));
  return isTyped || (folded !== '' && slug.includes(folded));
};

const fits =
  ({ search, category, tag, author }: ArticleQuery) =>
  (article: SeedArticle): boolean =>
    (search === null || containsTerm(article, search)) &&
    (category === null || article.category === category) &&
    (tag === null || article.tags.includes(tag)) &&
    (author === null || article.author === author);

const bySlug = <Entry extends { readonly slug: string }>(entries: readonly Entry[], slug: string): Entry | undefined =>
  entries.find((entry) => entry.slug === slug.normalize('NFC'));

/** Most categories and tags in common first, then newest. */
const findRelated = (articles: readonly SeedArticle[], { slug, category, tags }: SeedArticle): readonly SeedArticle[] =>
  articles
    .filter((other) => other.slug !== slug)
    .map((other) => ({
      other,
      shared: Number(other.category === category) + other.tags.filter((tag) => tags.includes(tag)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_RELATED_ARTICLES)
    .map(({ other }) => other);

const sorted = new WeakMap<Publications, readonly SeedArticle[]>();

/** Cached per publications, because every request creates the port. */
const newestFirst = (given: Publications): readonly SeedArticle[] => {
  const known = sorted.get(given);
  if (known) return known;
  const articles = given.articles.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
  sorted.set(given, articles);
  return articles;
};

/** Fake articles from the seed or the given content, without drafts. [Articles] */
export const memoryArticles = (given: Publications = seedPublications): Articles => {
  const articles = newestFirst(given);
  const summaryOf = (article: SeedArticle) => articleSummaryOf(article, given);
  const counted = (topics: readonly SeedTopic[], has: (article: SeedArticle, slug: string) => boolean) =>
    sortTopics(
      topics.map(
        ({ slug, name }): CountedTopic => ({
          slug,
          name,
          articleCount: articles.filter((each) => has(each, slug)).length,
        }),
      ),
    );
  return {
    articles: async (query) => {
      const { items, total, pages } = pageOf(articles.filter(fits(query)), query.page, query.perPage);
      return ok({ articles: items.map(summaryOf), page: query.page, pages, total });
    },
    article: async (slug) => {
      const found = bySlug(articles, slug);
      return found ? ok(articleOf(found, given)) : notFound;
    },
    articlesByIds: async (ids) =>
      ok(ids.flatMap((id) => articles.filter((article) => article.slug === id).map(summaryOf))),
    relatedArticles: async (id) => {
      const found = bySlug(articles, id);
      return found ? ok(findRelated(articles, found).map(summaryOf)) : notFound;
    },
    articleCategories: async () => ok(counted(given.categories, (article, slug) => article.category === slug)),
    articleTags: async () => ok(counted(given.tags, (article, slug) => article.tags.includes(slug))),
    authors: async () => ok(given.authors.map(authorOf)),
    author: async (id) => {
      const found = bySlug(given.authors, id);
      return found ? ok(authorOf(found)) : notFound;
    },
    projects: async () => ok(given.projects.map(projectOf)),
    project: async (slug) => {
      const found = bySlug(given.projects, slug);
      return found ? ok(projectOf(found)) : notFound;
    },
    page: async (slug) => {
      const found = bySlug(given.pages, slug);
      return found ? ok(contentPageOf(found)) : notFound;
    },
    pageSlugs: async () => ok(given.pages.map(({ slug }) => slug).toSorted()),
  };
};
