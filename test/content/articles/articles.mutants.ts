import type { ArticlePage } from '#core/content/article.ts';
import type { Articles } from '#core/content/articles.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import { type Mutants, mapValue } from '#test/kit/mutants.ts';

const changingPage =
  (articles: Articles, change: (page: ArticlePage) => ArticlePage): Articles['articles'] =>
  (query) =>
    mapValue(articles.articles(query), change);

/** Mutants of the publications; each has one fault. */
export const articlesMutants: Mutants<Articles> = {
  'the oldest article comes first': (articles) => ({
    ...articles,
    articles: changingPage(articles, (page) => ({ ...page, articles: page.articles.toReversed() })),
  }),
  'a page beyond the end returns the last page': (articles) => ({
    ...articles,
    articles: (query) => articles.articles({ ...query, page: Math.min(query.page, 2) }),
  }),
  'the total counts only the articles of the current page': (articles) => ({
    ...articles,
    articles: changingPage(articles, (page) => ({ ...page, total: page.articles.length })),
  }),
  'the tag filter is ignored': (articles) => ({
    ...articles,
    articles: (query) => articles.articles({ ...query, tag: null }),
  }),
  'a search without accents finds nothing': (articles) => ({
    ...articles,
    articles: (query) =>
      query.search !== null && /^[a-z0-9 ]+$/.test(query.search)
        ? Promise.resolve(ok({ articles: [], page: 1, pages: 0, total: 0 }))
        : articles.articles(query),
  }),
  'every search finds every article': (articles) => ({
    ...articles,
    articles: (query) => articles.articles({ ...query, search: null }),
  }),
  'a search ignores the category filter': (articles) => ({
    ...articles,
    articles: (query) => articles.articles(query.search === null ? query : { ...query, category: null }),
  }),
  'the end of an article’s text is missing': (articles) => ({
    ...articles,
    article: (slug, previewKey) =>
      mapValue(articles.article(slug, previewKey), (article) => ({ ...article, body: article.body.slice(0, -4) })),
  }),
  'articles have no cover': (articles) => ({
    ...articles,
    article: (slug, previewKey) =>
      mapValue(articles.article(slug, previewKey), (article) => ({ ...article, cover: null })),
  }),
  'an unknown slug returns the newest article': (articles) => ({
    ...articles,
    article: async (slug, previewKey) => {
      const found = await articles.article(slug, previewKey);
      return found.ok ? found : articles.article('chon-vps-cho-woocommerce-tinh-ram', previewKey);
    },
  }),
  'articles by ids are sorted by slug instead of by the given ids': (articles) => ({
    ...articles,
    articlesByIds: (ids) =>
      mapValue(articles.articlesByIds(ids), (all) => all.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))),
  }),
  'an unknown id fails the whole query': (articles) => ({
    ...articles,
    articlesByIds: async (ids) => (ids.includes('999999') ? fail({ kind: 'not-found' }) : articles.articlesByIds(ids)),
  }),
  'an article is among its own related articles': (articles) => ({
    ...articles,
    relatedArticles: async (id) => {
      const [related, own] = [await articles.relatedArticles(id), await articles.articlesByIds([id])];
      return related.ok && own.ok ? ok([...own.value, ...related.value].slice(0, 4)) : related;
    },
  }),
  'categories count no articles': (articles) => ({
    ...articles,
    articleCategories: () =>
      mapValue(articles.articleCategories(), (all) => all.map((each) => ({ ...each, articles: 0 }))),
  }),
  'tags count one article too many': (articles) => ({
    ...articles,
    articleTags: () =>
      mapValue(articles.articleTags(), (all) => all.map((each) => ({ ...each, articles: each.articleCount + 1 }))),
  }),
  'the team is in reverse order': (articles) => ({
    ...articles,
    authors: () => mapValue(articles.authors(), (all) => all.toReversed()),
  }),
  'projects have no pictures': (articles) => ({
    ...articles,
    projects: () => mapValue(articles.projects(), (all) => all.map((project) => ({ ...project, images: [] }))),
  }),
  'the last section of a page is missing': (articles) => ({
    ...articles,
    page: (slug) => mapValue(articles.page(slug), (page) => ({ ...page, sections: page.sections.slice(0, -1) })),
  }),
  'a place on a page has no hours': (articles) => ({
    ...articles,
    page: (slug) =>
      mapValue(articles.page(slug), (page) => ({
        ...page,
        sections: page.sections.map((section) => (section.kind === 'place' ? { ...section, hours: '' } : section)),
      })),
  }),
  'the list of page slugs misses the first page': (articles) => ({
    ...articles,
    pageSlugs: () => mapValue(articles.pageSlugs(), (slugs) => slugs.slice(1)),
  }),
  'an unknown page is returned as an empty page': (articles) => ({
    ...articles,
    page: async (slug) => {
      const found = await articles.page(slug);
      return found.ok ? found : ok({ title: '', slug, body: [], sections: [], seo: null, updatedAt: null });
    },
  }),
};
