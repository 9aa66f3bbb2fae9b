import fc from 'fast-check';
import { expect } from 'vitest';
import { seedArticleCategories, seedArticles, seedArticleTags } from '#contracts/seed/content/articles.ts';
import type { ArticlePage, ArticleQuery } from '#core/content/article.ts';
import type { Articles } from '#core/content/articles.port.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import { got } from '#test/content/got.ts';
import { lettersOf, lettersWritten, wordsOf } from '#test/content/rich-text/rich-text-words.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { publicationLaws } from './publications.laws.ts';

const everything: ArticleQuery = { search: null, category: null, tag: null, author: null, page: 1, perPage: 100 };
const slugsOf = (page: Pick<ArticlePage, 'articles'>): readonly string[] => page.articles.map(({ slug }) => slug);
const newestFirst = seedArticles.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
const list = async (articles: Articles, query: Partial<ArticleQuery>): Promise<ArticlePage> =>
  got(await articles.articles({ ...everything, ...query }));

const anyFilter = fc.record({
  category: fc.constantFrom(null, ...seedArticleCategories.map(({ slug }) => slug)),
  tag: fc.constantFrom(null, ...seedArticleTags.map(({ slug }) => slug)),
  author: fc.constantFrom(null, ...new Set(seedArticles.map(({ author }) => author))),
});
const oddSlug = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '%', '&a=1', '?x', 'a/b', '../x', 'máy chủ', ...seedArticles.map(({ slug }) => `${slug} `)),
  fc.constantFrom(...seedArticles.map(({ slug }) => slug.toUpperCase())),
);

/** Laws of every Articles adapter, checked on the shop's own publications. */
export const articlesLaws: readonly Law<Articles>[] = [
  {
    name: 'CMS-02 the pages of the list contain every article once, newest first',
    check: async (open) => {
      const articles = await open();
      await forAll(
        fc.integer({ min: 1, max: 30 }),
        async (perPage) => {
          const first = await list(articles, { perPage });
          const pages = Math.ceil(seedArticles.length / perPage);
          expect(first).toMatchObject({ page: 1, pages, total: seedArticles.length });
          const rest = await Promise.all(
            Array.from({ length: pages - 1 }, (_, at) => list(articles, { perPage, page: at + 2 })),
          );
          expect([first, ...rest].flatMap(slugsOf)).toEqual(newestFirst.map(({ slug }) => slug));
        },
        4,
      );
    },
  },
  {
    name: 'CMS-02 a page beyond the last one is empty and has the total number of articles',
    check: async (open) => {
      const beyond = await list(await open(), { page: 1_000, perPage: 6 });
      expect(beyond).toMatchObject({ articles: [], page: 1_000, total: seedArticles.length });
    },
  },
  {
    name: 'CMS-02 a category, a tag and an author filter the list to their own articles',
    check: async (open) => {
      const articles = await open();
      await forAll(
        anyFilter,
        async (filter) => {
          const fitting = newestFirst.filter(
            (each) =>
              (filter.category === null || each.category === filter.category) &&
              (filter.tag === null || each.tags.includes(filter.tag)) &&
              (filter.author === null || each.author === filter.author),
          );
          const found = await list(articles, filter);
          expect(slugsOf(found)).toEqual(fitting.map(({ slug }) => slug));
          expect(found.total).toBe(fitting.length);
        },
        12,
      );
    },
  },
  {
    name: 'CMS-02 a search finds an article by its title, with or without accents, and by words of its summary',
    check: async (open) => {
      const articles = await open();
      for (const { slug, title, summary } of seedArticles.slice(0, 4)) {
        for (const search of [
          title,
          title.normalize('NFD'),
          slugify(slug).replaceAll('-', ' '),
          summary.slice(0, 40).trim(),
        ])
          expect(slugsOf(await list(articles, { search }))).toContain(slug);
      }
      expect(slugsOf(await list(articles, { search: 'không có bài nào nói thế này cả' }))).toEqual([]);
    },
  },
  {
    name: 'CMS-02 a search and a filter apply together',
    check: async (open) => {
      const [one] = seedArticles;
      const other = seedArticleCategories.find(({ slug }) => slug !== one?.category);
      const articles = await open();
      const search = one?.title ?? '';
      expect(slugsOf(await list(articles, { search, category: one?.category ?? null }))).toContain(one?.slug);
      expect(slugsOf(await list(articles, { search, category: other?.slug ?? null }))).not.toContain(one?.slug);
    },
  },
  {
    name: 'CMS-02 an article has its text, cover, category, tags, author, date and SEO title',
    check: async (open) => {
      const articles = await open();
      for (const seed of seedArticles.slice(0, 5)) {
        const article = got(await articles.article(seed.slug, null));
        expect(article).toMatchObject({
          slug: seed.slug,
          title: seed.title,
          summary: seed.summary,
          readMinutes: seed.readMinutes,
          cover: { path: seed.cover.image, alt: seed.cover.alt },
          featured: seed.featured,
          publishedAt: Date.parse(seed.publishedAt),
          author: { id: seed.author },
        });
        expect(article.category).toEqual(seedArticleCategories.find(({ slug }) => slug === seed.category));
        expect(article.tags.map(({ slug }) => slug).toSorted()).toEqual(seed.tags.toSorted());
        expect(article.seo?.title ?? null).toBe(seed.seo?.metaTitle ?? null);
        expect(lettersOf(wordsOf(article.body)).length).toBeGreaterThan(0.95 * lettersWritten(seed.body).length);
      }
    },
  },
  {
    name: 'CMS-02 no slug, however odd, returns the article of another slug',
    check: async (open) => {
      const articles = await open();
      await forAll(
        oddSlug,
        async (slug) => {
          const answer = await articles.article(slug, null);
          if (answer.ok) expect(answer.value.slug).toBe(slug.normalize('NFC'));
          else expect(answer.failure.kind).toMatch(/^(not-found|rejected)$/);
        },
        25,
      );
    },
  },
  {
    name: 'REST-06 articles are returned by their ids, in the order of the ids; unknown ids are left out',
    check: async (open) => {
      const articles = await open();
      const { articles: known } = await list(articles, {});
      await forAll(
        fc.shuffledSubarray([...known], { minLength: Math.min(4, known.length), maxLength: 6 }),
        async (some) => {
          const ids = some.flatMap(({ id }, at) => (at === 1 ? ['999999', id] : [id]));
          expect(got(await articles.articlesByIds(ids))).toEqual(some);
          const backwards = [...some].reverse();
          expect(got(await articles.articlesByIds(backwards.map(({ id }) => id)))).toEqual(backwards);
        },
        4,
      );
    },
  },
  {
    name: 'REST-06 related articles share the category or a tag, are at most four and never the article itself',
    check: async (open) => {
      const articles = await open();
      const { articles: known } = await list(articles, {});
      for (const article of known.slice(0, 8)) {
        const related = got(await articles.relatedArticles(article.id));
        const sharing = known.filter(
          (other) =>
            other.slug !== article.slug &&
            (other.category?.slug === article.category?.slug ||
              other.tags.some(({ slug }) => article.tags.some((tag) => tag.slug === slug))),
        );
        expect(related).toHaveLength(Math.min(4, sharing.length));
        expect(new Set(related.map(({ slug }) => slug)).size).toBe(related.length);
        for (const { slug } of related) expect(sharing.map((other) => other.slug)).toContain(slug);
      }
    },
  },
  {
    name: 'CMS-02 categories and tags count their articles',
    check: async (open) => {
      const articles = await open();
      const count = (has: (article: (typeof seedArticles)[number]) => boolean) => seedArticles.filter(has).length;
      const named = <Topic extends { slug: string }>(topics: readonly Topic[]) =>
        topics.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
      expect(named(got(await articles.articleCategories()))).toEqual(
        named(
          seedArticleCategories.map((each) => ({
            ...each,
            articleCount: count(({ category }) => category === each.slug),
          })),
        ),
      );
      expect(named(got(await articles.articleTags()))).toEqual(
        named(
          seedArticleTags.map((each) => ({ ...each, articleCount: count(({ tags }) => tags.includes(each.slug)) })),
        ),
      );
    },
  },
  ...publicationLaws,
];

/** Runs the laws on one adapter over the shop's own publications. */
export const articlesContract = (name: string, open: () => Promise<Articles>): void =>
  describeLaws(`${name} keeps the Articles contract`, articlesLaws, open);
