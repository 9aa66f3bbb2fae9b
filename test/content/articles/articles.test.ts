import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cmsArticles } from '#adapters/cms/articles.ts';
import { serviceClient } from '#adapters/service-client.ts';
import type { Articles } from '#core/content/articles.port.ts';
import { got } from '#test/content/got.ts';
import { noPictures } from '#test/content/no-pictures.ts';

type Answer = { readonly status?: number; readonly body: unknown };

/** Articles over a network where `answer` returns every reply; `asked` collects the URLs. */
const articlesOn = (answer: (address: URL) => Answer, asked: URL[] = []): Articles =>
  cmsArticles(
    serviceClient({
      baseUrl: 'http://cms.example',
      bearer: null,
      requestId: 'articles0001',
      fetch: async (input) => {
        const address = new URL(String(input));
        asked.push(address);
        const { status = 200, body } = answer(address);
        return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
      },
    }),
    noPictures,
  );

const entry = (id: number, more: object = {}) => ({
  id,
  documentId: `d${id}`,
  slug: `bai-${id}`,
  title: `Bài ${id}`,
  publishedAt: '2026-03-02T02:00:00.000Z',
  ...more,
});
const topic = (slug: string) => ({ id: 1, slug, name: slug });
const listOf = (...data: readonly object[]): Answer => ({
  body: { data, meta: { pagination: { page: 1, pageSize: 25, pageCount: 9, total: 99 } } },
});
const missing: Answer = { status: 404, body: { data: null, error: { status: 404, name: 'NotFoundError' } } };
const everything = { search: null, category: null, tag: null, author: null, page: 1, perPage: 6 };
const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);

describe('CMS-02 requests to the content system', () => {
  test('CMS-02 every method sends one request when the system supports it', async () => {
    const calls: readonly ((articles: Articles) => Promise<unknown>)[] = [
      (articles) => articles.articles(everything),
      (articles) => articles.article('bai-1', null),
      (articles) => articles.articlesByIds(['d1', 'd2']),
      (articles) => articles.relatedArticles('d1'),
      (articles) => articles.articleCategories(),
      (articles) => articles.articleTags(),
      (articles) => articles.authors(),
      (articles) => articles.author('a'),
      (articles) => articles.projects(),
      (articles) => articles.project('a'),
      (articles) => articles.page('a/b'),
    ];
    for (const call of calls) {
      const asked: URL[] = [];
      await call(articlesOn(() => listOf(entry(1), entry(2)), asked));
      expect(asked).toHaveLength(1);
    }
  });

  test('CMS-02 user input reaches the system as one NFC-normalised value', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.constantFrom('NFC', 'NFD'), async (text, form) => {
        const typed = `Máy & chủ?#%=[$eq]${text}`.normalize(form);
        const asked: URL[] = [];
        const articles = articlesOn(() => listOf(), asked);
        await articles.articles({ ...everything, search: typed, category: typed });
        await articles.article(typed, null);
        await articles.page(typed);
        const [list, one, page] = asked.map(({ searchParams }) => searchParams);
        const normal = typed.normalize('NFC');
        expect(list?.get('filters[$or][0][title][$containsi]')).toBe(normal);
        expect(list?.get('filters[category][slug][$eq]')).toBe(normal);
        expect(one?.get('filters[slug][$eq]')).toBe(normal);
        expect(page?.get('filters[slug][$eq]')).toBe(normal);
      }),
      { numRuns: 50 },
    ));

  test('CMS-02 a lone surrogate, which no URL can encode, is looked up as unknown text', async () => {
    const articles = articlesOn(() => listOf(entry(1)));
    for (const half of ['\ud83d', 'a\udc00b']) {
      expect(await articles.article(half, null)).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
      expect((await articles.relatedArticles(half)).ok).toBe(true);
      expect((await articles.articles({ ...everything, search: half })).ok).toBe(true);
    }
  });

  test('CMS-02 a search term is also matched without accents against slugs; a term without letters is not', async () => {
    const asked: URL[] = [];
    const articles = articlesOn(() => listOf(), asked);
    for (const search of ['Máy chủ', '?!']) await articles.articles({ ...everything, search });
    const slugs = asked.map(({ searchParams }) => searchParams.get('filters[$or][3][slug][$contains]'));
    expect(slugs).toEqual(['may-chu', null]);
  });

  test('CMS-02 drafts are requested with the parameters of both system versions, and only for editors', async () => {
    const asked: URL[] = [];
    const draft = articlesOn(() => listOf(entry(1, { publishedAt: null })), asked);
    expect(got(await draft.article('bai-1', 'key'))).toMatchObject({ slug: 'bai-1', publishedAt: null });
    expect(await draft.article('bai-1', null)).toEqual({ ok: false, failure: { kind: 'not-found' } });
    expect(asked.map(({ searchParams }) => [searchParams.get('publicationState'), searchParams.get('status')])).toEqual(
      [
        ['preview', 'draft'],
        [null, null],
      ],
    );
  });
});

describe('CMS-02 a system that returns something other than requested', () => {
  test('CMS-02 when the system ignores a filter, the adapter filters the list itself and counts the result', async () => {
    const own = entry(2, { category: topic('ten-mien'), tags: [topic('dns')], author: topic('ha') });
    const articles = articlesOn(() => listOf(entry(1), own, entry(3, { category: null, tags: null })));
    for (const filter of [{ category: 'ten-mien' }, { tag: 'dns' }, { author: 'ha' }]) {
      const page = got(await articles.articles({ ...everything, ...filter }));
      expect([idsOf(page.articles), page.total, page.pages]).toEqual([['d2'], 1, 1]);
    }
    expect(got(await articles.articles({ ...everything, category: 'khac' }))).toMatchObject({
      articles: [],
      pages: 0,
      total: 0,
    });
  });

  test('CMS-02 drafts in a list are not shown', async () => {
    const articles = articlesOn(() => listOf(entry(1, { publishedAt: null }), entry(2)));
    expect(idsOf(got(await articles.articles(everything)).articles)).toEqual(['d2']);
    expect(idsOf(got(await articles.articlesByIds(['d1', 'd2'])))).toEqual(['d2']);
    expect(idsOf(got(await articles.relatedArticles('d9')))).toEqual(['d2']);
  });

  test('CMS-02 an entry with another slug than requested is not found', async () => {
    const articles = articlesOn(() => listOf(entry(1), entry(2)));
    const answers = await Promise.all([
      articles.article('bai-3', 'key'),
      articles.author('bai-3'),
      articles.project('bai-3'),
      articles.page('bai-3'),
    ]);
    for (const answer of answers) expect(answer).toEqual({ ok: false, failure: { kind: 'not-found' } });
  });

  test('CMS-02 an article keeps its id when publishing it again changes its number', async () => {
    const first = articlesOn(() => listOf(entry(8, { documentId: 'abc' })));
    const again = articlesOn(() =>
      listOf({ id: 14, documentId: 'abc', attributes: { ...entry(8), id: undefined, documentId: undefined } }),
    );
    for (const articles of [first, again])
      expect(idsOf(got(await articles.articles(everything)).articles)).toEqual(['abc']);
  });
});

describe('REST-06 calls of the specification on systems that lack them', () => {
  const all = Array.from({ length: 150 }, (_, at) => entry(at + 1));
  const named = (address: URL, name: 'id' | 'documentId'): readonly string[] =>
    [...address.searchParams].flatMap(([key, value]) => (key.startsWith(`filters[${name}][$in]`) ? [value] : []));

  test.each([
    ['returns 404', missing],
    ['ignores the ids and returns other articles', listOf(...all.slice(140))],
  ])('REST-06 ids: a system that %s is queried with a filter, a hundred ids at a time', async (_, lacking) => {
    const asked: URL[] = [];
    const articles = articlesOn((address) => {
      if (address.searchParams.has('ids')) return lacking;
      const wanted = named(address, 'documentId');
      return listOf(...all.filter(({ documentId }) => wanted.includes(documentId)));
    }, asked);
    const ids = all.map(({ documentId }) => documentId).reverse();
    expect(idsOf(got(await articles.articlesByIds(ids)))).toEqual(ids);
    expect(asked.map((address) => named(address, 'documentId').length)).toEqual([0, 100, 0, 50]);
  });

  test('REST-06 ids of an older system are numbers', async () => {
    const articles = articlesOn((address) => {
      if (address.searchParams.has('ids')) return missing;
      const wanted = named(address, 'id');
      return listOf(
        ...[1, 3]
          .filter((id) => wanted.includes(String(id)))
          .map((id) => ({ id, attributes: { ...entry(id), documentId: undefined, id: undefined } })),
      );
    });
    expect(idsOf(got(await articles.articlesByIds(['3', '2', '1'])))).toEqual(['3', '1']);
  });

  test('REST-06 an empty list of ids sends no request', async () => {
    const asked: URL[] = [];
    expect(got(await articlesOn(() => listOf(), asked).articlesByIds([]))).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('REST-06 on a system without the call, related articles are the newest of the same category', async () => {
    const articles = articlesOn((address) => {
      if (address.pathname.includes('related-info')) return missing;
      expect(address.searchParams.get('filters[category][articles][documentId][$eq]')).toBe('d2');
      return listOf(...all.slice(0, 5));
    });
    expect(idsOf(got(await articles.relatedArticles('d2')))).toEqual(['d1', 'd3', 'd4', 'd5']);
  });

  test('ROUTE-42 the sitemap has all pages when there are more than a hundred', async () => {
    const articles = articlesOn((address) => {
      const page = Number(address.searchParams.get('pagination[page]'));
      const data = all.slice((page - 1) * 100, page * 100);
      return { body: { data, meta: { pagination: { page, pageSize: 100, pageCount: 2, total: 150 } } } };
    });
    expect(got(await articles.pageSlugs())).toHaveLength(150);
  });
});
