import type { ArticlePage } from '#core/content/article.ts';
import type { Articles } from '#core/content/articles.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import { type Mutants, mapped } from '#test/kit/mutants.ts';

const pageChanged =
  (articles: Articles, change: (page: ArticlePage) => ArticlePage): Articles['articles'] =>
  (query) =>
    mapped(articles.articles(query), change);

/** Publications that misbehave, each in one way. */
export const articlesMutants: Mutants<Articles> = {
  'the oldest article comes first': (articles) => ({
    ...articles,
    articles: pageChanged(articles, (page) => ({ ...page, articles: page.articles.toReversed() })),
  }),
  'a page beyond the end is the last one': (articles) => ({
    ...articles,
    articles: (query) => articles.articles({ ...query, page: Math.min(query.page, 2) }),
  }),
  'pages are not counted': (articles) => ({
    ...articles,
    articles: pageChanged(articles, (page) => ({ ...page, total: page.articles.length })),
  }),
  'the filter by tag is passed over': (articles) => ({
    ...articles,
    articles: (query) => articles.articles({ ...query, tag: null }),
  }),
  'accents count in a search': (articles) => ({
    ...articles,
    articles: (query) =>
      query.search !== null && /^[a-z0-9 ]+$/.test(query.search)
        ? Promise.resolve(ok({ articles: [], page: 1, pages: 0, total: 0 }))
        : articles.articles(query),
  }),
  'every search finds everything': (articles) => ({
    ...articles,
    articles: (query) => articles.articles({ ...query, search: null }),
  }),
  'a search passes over the category': (articles) => ({
    ...articles,
    articles: (query) => articles.articles(query.search === null ? query : { ...query, category: null }),
  }),
  'an article loses the end of its text': (articles) => ({
    ...articles,
    article: (slug, drafts) =>
      mapped(articles.article(slug, drafts), (article) => ({ ...article, body: article.body.slice(0, -4) })),
  }),
  'an article loses its cover': (articles) => ({
    ...articles,
    article: (slug, drafts) => mapped(articles.article(slug, drafts), (article) => ({ ...article, cover: null })),
  }),
  'an unknown slug is given the newest article': (articles) => ({
    ...articles,
    article: async (slug, drafts) => {
      const found = await articles.article(slug, drafts);
      return found.ok ? found : articles.article('chon-vps-cho-woocommerce-tinh-ram', drafts);
    },
  }),
  'articles by id come in the order of the list': (articles) => ({
    ...articles,
    articlesByIds: (ids) =>
      mapped(articles.articlesByIds(ids), (all) => all.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))),
  }),
  'an unknown id spoils all others': (articles) => ({
    ...articles,
    articlesByIds: async (ids) => (ids.includes('999999') ? fail({ kind: 'not-found' }) : articles.articlesByIds(ids)),
  }),
  'an article is related to itself': (articles) => ({
    ...articles,
    relatedArticles: async (id) => {
      const [related, own] = [await articles.relatedArticles(id), await articles.articlesByIds([id])];
      return related.ok && own.ok ? ok([...own.value, ...related.value].slice(0, 4)) : related;
    },
  }),
  'categories forget their articles': (articles) => ({
    ...articles,
    articleCategories: () =>
      mapped(articles.articleCategories(), (all) => all.map((each) => ({ ...each, articles: 0 }))),
  }),
  'tags without articles are counted one more': (articles) => ({
    ...articles,
    articleTags: () =>
      mapped(articles.articleTags(), (all) => all.map((each) => ({ ...each, articles: each.articles + 1 }))),
  }),
  'the team stands in another order': (articles) => ({
    ...articles,
    authors: () => mapped(articles.authors(), (all) => all.toReversed()),
  }),
  'a project loses its pictures': (articles) => ({
    ...articles,
    projects: () => mapped(articles.projects(), (all) => all.map((project) => ({ ...project, images: [] }))),
  }),
  'a page loses its last section': (articles) => ({
    ...articles,
    page: (slug) => mapped(articles.page(slug), (page) => ({ ...page, sections: page.sections.slice(0, -1) })),
  }),
  'a page forgets its slug in the sitemap': (articles) => ({
    ...articles,
    pageSlugs: () => mapped(articles.pageSlugs(), (slugs) => slugs.slice(1)),
  }),
  'an unknown page is empty': (articles) => ({
    ...articles,
    page: async (slug) => {
      const found = await articles.page(slug);
      return found.ok ? found : ok({ title: '', slug, body: [], sections: [], seo: null, updatedAt: null });
    },
  }),
};
