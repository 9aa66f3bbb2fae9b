import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedArticles } from '#contracts/seed/content/articles.ts';
import { seedPages } from '#contracts/seed/content/pages.ts';
import { seedProjects } from '#contracts/seed/content/projects.ts';
import type { Articles } from '#core/content/articles.port.ts';
import type { Ports } from '#core/ports.ts';
import { fail, ok } from '#core/shared/result.ts';
import { always, denied, faultAt, garbled, notFound, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectFailure, expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { parseArticleQuery } from '#ui/content/article-query.ts';

const everything = { search: null, category: null, tag: null, author: null, page: 1, perPage: 6 };
const anyFault = fc.constantFrom(unreachable, garbled, denied);
const withArticles = (change: (articles: Articles) => Articles) =>
  openShop({ change: ({ articles }: Ports) => ({ articles: change(articles) }) });
const slug = seedArticles[0]?.slug ?? '';

describe('ROUTE-36 the list of articles', () => {
  test('ROUTE-36 CMS-02 a page of the list includes categories, tags and the price board', async () => {
    const shop = openShop();
    const { articles, total, categories, tags, board } = expectOk(await shop.useCases.listArticles(everything));
    expect([articles.length, total]).toEqual([6, seedArticles.length]);
    for (const part of [categories, tags, board]) expect(part?.length).toBeGreaterThan(0);
    expect(shop.logged()).toEqual([]);
  });

  test('ROUTE-36 DATA-01 categories and tags fail independently of the list, and each failure is logged once', () =>
    fc.assert(
      fc.asyncProperty(fc.subarray(['articleCategories', 'articleTags']), anyFault, async (failing, fault) => {
        const shop = withArticles((articles) => withFaults(articles, always(fault, ...failing)));
        const page = expectOk(await shop.useCases.listArticles(everything));
        expect(page.categories === null).toBe(failing.includes('articleCategories'));
        expect(page.tags === null).toBe(failing.includes('articleTags'));
        expect(page.articles).toHaveLength(6);
        expect(shop.logged()).toHaveLength(failing.length);
      }),
      { numRuns: 20 },
    ));

  test('ROUTE-36 odd query values are accepted: the page is at least 1, and a blank search is no search', async () => {
    const { useCases } = openShop();
    const first = expectOk(await useCases.listArticles(everything));
    for (const odd of [{ page: 0 }, { page: -3 }, { page: Number.NaN }, { search: '   ' }])
      expect(expectOk(await useCases.listArticles({ ...everything, ...odd })).articles).toEqual(first.articles);
    expect(expectOk(await useCases.listArticles({ ...everything, perPage: 0 })).articles).toHaveLength(1);
  });

  test('REST-06 a link picks articles by their ids, in its order; unknown ids are left out', async () => {
    const { useCases } = openShop();
    const { articles } = expectOk(await useCases.listArticles(everything));
    const picked = articles.slice(0, 3).toReversed();
    const ids = ['khong-co', ...picked.map(({ id }) => id), picked[0]?.id ?? ''];
    const page = expectOk(await useCases.listArticles({ ...everything, ids, page: 2 }));
    expect(page).toMatchObject({ articles: picked, page: 1, pages: 1, total: 3 });
    expect(parseArticleQuery({ ids: ' 12, 7,, ' })).toMatchObject({ ids: ['12', '7'] });
    expect(parseArticleQuery({ ids: ' , ' })).not.toHaveProperty('ids');
  });

  test('ERR-06 a list that fails to load is retried; a lasting failure is returned and logged once', async () => {
    const patient = withArticles((articles) => withFaults(articles, faultAt('articles', 1, unreachable)));
    expect(expectOk(await patient.useCases.listArticles(everything)).articles).toHaveLength(6);
    const down = withArticles((articles) => withFaults(articles, always(unreachable, 'articles')));
    expect(expectFailure(await down.useCases.listArticles(everything))).toEqual({ kind: 'unreachable' });
    expect(down.logged()).toEqual(['Failed to fetch articles data']);
  });
});

describe('CMS-02 an article', () => {
  test('CMS-02 REST-06 an article is returned with related articles, which may be missing', async () => {
    const found = expectOk(await openShop().useCases.loadArticle({ slug, preview: null }));
    expect(found.article.slug).toBe(slug);
    expect(found.related.length).toBeGreaterThan(0);
    const shop = withArticles((articles) => withFaults(articles, always(garbled, 'relatedArticles')));
    expect(expectOk(await shop.useCases.loadArticle({ slug, preview: null })).related).toEqual([]);
    expect(shop.logged()).toEqual(['Failed to fetch related articles data']);
  });

  test('CMS-02 drafts are requested only with a key that is valid for this article', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(null, 'khoá', 'khác', ''),
        fc.constantFrom(slug, 'nhap'),
        async (preview, asked) => {
          const seen: (string | null)[] = [];
          const shop = openShop({
            change: ({ articles }) => ({
              previewKeys: { isValid: async (of, key) => of === 'nhap' && key === 'khoá' },
              articles: {
                ...articles,
                article: async (of, previewKey) => {
                  seen.push(previewKey);
                  return articles.article(of, previewKey);
                },
              },
            }),
          });
          await shop.useCases.loadArticle({ slug: asked, preview });
          expect(seen).toEqual([asked === 'nhap' && preview === 'khoá' ? 'khoá' : null]);
        },
      ),
    ));
});

describe('ROUTE-37 ROUTE-38 authors and projects', () => {
  test('ROUTE-37 an author is returned with a page of their articles, even when the articles fail to load', async () => {
    const id = seedArticles[0]?.author ?? '';
    const own = seedArticles.filter(({ author }) => author === id);
    const { author, articles } = expectOk(await openShop().useCases.loadAuthor({ id, page: 1 }));
    expect([author.id, articles.total]).toEqual([id, own.length]);
    expect(articles.articles.every((article) => article.author?.id === id)).toBe(true);
    const shop = withArticles((all) => withFaults(all, always(unreachable, 'articles')));
    expect(expectOk(await shop.useCases.loadAuthor({ id, page: 2 })).articles).toMatchObject({ articles: [], page: 2 });
    expect(shop.logged()).toEqual(['Failed to fetch articles data']);
  });

  test('ROUTE-38 a project is returned with the other projects, without their texts', async () => {
    const [first, ...rest] = seedProjects;
    const { project, others } = expectOk(await openShop().useCases.loadProject({ slug: first?.slug ?? '' }));
    expect(project.body.length).toBeGreaterThan(0);
    expect(others.map((other) => [other.slug, other.body])).toEqual(rest.map((other) => [other.slug, []]));
  });
});

describe('ROUTE-42 content pages', () => {
  test('ROUTE-42 a page with up to three path parts is found, however its slashes are written', async () => {
    const { useCases } = openShop();
    for (const { slug: path } of seedPages)
      for (const form of [path, `/${path}`, `${path}/`, path.normalize('NFD')])
        expect(expectOk(await useCases.loadContentPage({ path: form, preview: null })).slug).toBe(path);
  });

  test('ROUTE-42 a path without parts or with more than three sends no request', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom('', '/', '///', 'a/b/c/d', 'a/b/c/d/e'), async (path) => {
        const shop = withArticles((articles) => ({
          ...articles,
          page: async () => {
            throw new Error('asked');
          },
        }));
        expect(expectFailure(await shop.useCases.loadContentPage({ path, preview: null }))).toEqual({
          kind: 'not-found',
        });
      }),
    ));
});

describe('ROUTE-48 content that was never published', () => {
  const calls = {
    article: (shop: ReturnType<typeof openShop>) => shop.useCases.loadArticle({ slug: 'khong-co', preview: null }),
    author: (shop: ReturnType<typeof openShop>) => shop.useCases.loadAuthor({ id: 'khong-co', page: 1 }),
    project: (shop: ReturnType<typeof openShop>) => shop.useCases.loadProject({ slug: 'khong-co' }),
    page: (shop: ReturnType<typeof openShop>) => shop.useCases.loadContentPage({ path: 'khong-co', preview: null }),
  };
  test.each(Object.entries(calls))('ROUTE-48 an unknown %s is not found and logs no error', async (_, call) => {
    const shop = openShop();
    expect(expectFailure(await call(shop))).toEqual({ kind: 'not-found' });
    expect(shop.logged()).toEqual([]);
  });

  test.each(Object.entries(calls))(
    'ROUTE-48 ERR-06 loading %s from a failing system returns its failure and logs it once',
    (name, call) =>
      fc.assert(
        fc.asyncProperty(anyFault, async (fault) => {
          const shop = withArticles((articles) => withFaults(articles, always(fault, name)));
          expect(expectFailure(await call(shop))).toEqual(fault.failure);
          expect(shop.logged()).toHaveLength(1);
        }),
      ),
  );

  test('ROUTE-48 an article that the system does not have is not found, with or without a key', async () => {
    const shop = openShop({
      change: ({ articles }) => ({
        previewKeys: { isValid: async () => true },
        articles: { ...withFaults(articles, always(notFound, 'article')), relatedArticles: async () => ok([]) },
      }),
    });
    expect(await shop.useCases.loadArticle({ slug, preview: 'x' })).toEqual(fail({ kind: 'not-found' }));
  });
});
