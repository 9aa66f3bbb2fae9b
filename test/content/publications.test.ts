import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedArticles } from '#contracts/seed/articles.ts';
import { seedPages } from '#contracts/seed/pages.ts';
import { seedProjects } from '#contracts/seed/projects.ts';
import type { Articles } from '#core/content/articles.port.ts';
import type { Ports } from '#core/ports.ts';
import { fail, ok } from '#core/shared/result.ts';
import { always, denied, faultAt, garbled, notFound, unreachable, withFaults } from '#test/kit/faults.ts';
import { bad, good, openShop } from '#test/kit/shop.ts';

const everything = { search: null, category: null, tag: null, author: null, page: 1, perPage: 6 };
const anyFault = fc.constantFrom(unreachable, garbled, denied);
const withArticles = (change: (articles: Articles) => Articles) =>
  openShop({ change: ({ articles }: Ports) => ({ articles: change(articles) }) });
const slug = seedArticles[0]?.slug ?? '';

describe('ROUTE-36 the list of articles', () => {
  test('ROUTE-36 CMS-02 a page comes with categories, tags and the price board beside it', async () => {
    const shop = openShop();
    const { articles, total, categories, tags, board } = good(await shop.useCases.listArticles(everything));
    expect([articles.length, total]).toEqual([6, seedArticles.length]);
    for (const part of [categories, tags, board]) expect(part?.length).toBeGreaterThan(0);
    expect(shop.logged()).toEqual([]);
  });

  test('ROUTE-36 DATA-01 what stands beside the list fails alone, and each failure is logged once', () =>
    fc.assert(
      fc.asyncProperty(fc.subarray(['articleCategories', 'articleTags']), anyFault, async (failing, fault) => {
        const shop = withArticles((articles) => withFaults(articles, always(fault, ...failing)));
        const page = good(await shop.useCases.listArticles(everything));
        expect(page.categories === null).toBe(failing.includes('articleCategories'));
        expect(page.tags === null).toBe(failing.includes('articleTags'));
        expect(page.articles).toHaveLength(6);
        expect(shop.logged()).toHaveLength(failing.length);
      }),
      { numRuns: 20 },
    ));

  test('ROUTE-36 an address may hold anything: pages begin at 1, an empty search is none', async () => {
    const { useCases } = openShop();
    const first = good(await useCases.listArticles(everything));
    for (const odd of [{ page: 0 }, { page: -3 }, { page: Number.NaN }, { search: '   ' }])
      expect(good(await useCases.listArticles({ ...everything, ...odd })).articles).toEqual(first.articles);
    expect(good(await useCases.listArticles({ ...everything, perPage: 0 })).articles).toHaveLength(1);
  });

  test('ERR-06 a list that does not come is asked for again, then told as such and logged once', async () => {
    const patient = withArticles((articles) => withFaults(articles, faultAt('articles', 1, unreachable)));
    expect(good(await patient.useCases.listArticles(everything)).articles).toHaveLength(6);
    const down = withArticles((articles) => withFaults(articles, always(unreachable, 'articles')));
    expect(bad(await down.useCases.listArticles(everything))).toEqual({ kind: 'unreachable' });
    expect(down.logged()).toEqual(['Failed to fetch articles data']);
  });
});

describe('CMS-02 an article', () => {
  test('CMS-02 REST-06 comes with others like it, which may be missing', async () => {
    const found = good(await openShop().useCases.loadArticle({ slug, preview: null }));
    expect(found.article.slug).toBe(slug);
    expect(found.related.length).toBeGreaterThan(0);
    const shop = withArticles((articles) => withFaults(articles, always(garbled, 'relatedArticles')));
    expect(good(await shop.useCases.loadArticle({ slug, preview: null })).related).toEqual([]);
    expect(shop.logged()).toEqual(['Failed to fetch related articles data']);
  });

  test('CMS-02 drafts are asked for only with a key that is valid for this very article', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(null, 'khoá', 'khác', ''),
        fc.constantFrom(slug, 'nhap'),
        async (preview, asked) => {
          const seen: boolean[] = [];
          const shop = openShop({
            change: ({ articles }) => ({
              previewKeys: { valid: async (of, key) => of === 'nhap' && key === 'khoá' },
              articles: {
                ...articles,
                article: async (of, drafts) => {
                  seen.push(drafts);
                  return articles.article(of, drafts);
                },
              },
            }),
          });
          await shop.useCases.loadArticle({ slug: asked, preview });
          expect(seen).toEqual([asked === 'nhap' && preview === 'khoá']);
        },
      ),
    ));
});

describe('ROUTE-37 ROUTE-38 authors and projects', () => {
  test('ROUTE-37 an author comes with a page of what he wrote, even where that cannot be had', async () => {
    const id = seedArticles[0]?.author ?? '';
    const own = seedArticles.filter(({ author }) => author === id);
    const { author, articles } = good(await openShop().useCases.loadAuthor({ id, page: 1 }));
    expect([author.id, articles.total]).toEqual([id, own.length]);
    expect(articles.articles.every((article) => article.author?.id === id)).toBe(true);
    const shop = withArticles((all) => withFaults(all, always(unreachable, 'articles')));
    expect(good(await shop.useCases.loadAuthor({ id, page: 2 })).articles).toMatchObject({ articles: [], page: 2 });
    expect(shop.logged()).toEqual(['Failed to fetch articles data']);
  });

  test('ROUTE-38 a project comes with the others, without what their own pages say', async () => {
    const [first, ...rest] = seedProjects;
    const { project, others } = good(await openShop().useCases.loadProject({ slug: first?.slug ?? '' }));
    expect(project.body.length).toBeGreaterThan(0);
    expect(others.map((other) => [other.slug, other.body])).toEqual(rest.map((other) => [other.slug, []]));
  });
});

describe('ROUTE-42 pages of the editors', () => {
  test('ROUTE-42 a page of any number of parts up to three is found, however its slashes stand', async () => {
    const { useCases } = openShop();
    for (const { slug: path } of seedPages)
      for (const form of [path, `/${path}`, `${path}/`, path.normalize('NFD')])
        expect(good(await useCases.loadContentPage({ path: form })).slug).toBe(path);
  });

  test('ROUTE-42 a path of no parts or of more than three asks nobody', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom('', '/', '///', 'a/b/c/d', 'a/b/c/d/e'), async (path) => {
        const shop = withArticles((articles) => ({
          ...articles,
          page: async () => {
            throw new Error('asked');
          },
        }));
        expect(bad(await shop.useCases.loadContentPage({ path }))).toEqual({ kind: 'not-found' });
      }),
    ));
});

describe('ROUTE-48 what nobody published', () => {
  const calls = {
    article: (shop: ReturnType<typeof openShop>) => shop.useCases.loadArticle({ slug: 'khong-co', preview: null }),
    author: (shop: ReturnType<typeof openShop>) => shop.useCases.loadAuthor({ id: 'khong-co', page: 1 }),
    project: (shop: ReturnType<typeof openShop>) => shop.useCases.loadProject({ slug: 'khong-co' }),
    page: (shop: ReturnType<typeof openShop>) => shop.useCases.loadContentPage({ path: 'khong-co' }),
  };
  test.each(Object.entries(calls))(
    'ROUTE-48 an unknown %s is not found, which is no trouble of ours',
    async (_, call) => {
      const shop = openShop();
      expect(bad(await call(shop))).toEqual({ kind: 'not-found' });
      expect(shop.logged()).toEqual([]);
    },
  );

  test.each(Object.entries(calls))(
    'ROUTE-48 ERR-06 %s of a system that fails is its failure, logged once',
    (name, call) =>
      fc.assert(
        fc.asyncProperty(anyFault, async (fault) => {
          const shop = withArticles((articles) => withFaults(articles, always(fault, name)));
          expect(bad(await call(shop))).toEqual(fault.failure);
          expect(shop.logged()).toHaveLength(1);
        }),
      ),
  );

  test('ROUTE-48 an article that the system says it has not is not found, key or not', async () => {
    const shop = openShop({
      change: ({ articles }) => ({
        previewKeys: { valid: async () => true },
        articles: { ...withFaults(articles, always(notFound, 'article')), relatedArticles: async () => ok([]) },
      }),
    });
    expect(await shop.useCases.loadArticle({ slug, preview: 'x' })).toEqual(fail({ kind: 'not-found' }));
  });
});
