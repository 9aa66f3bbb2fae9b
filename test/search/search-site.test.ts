import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timerDelay } from '#adapters/system/clock.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { seedContent } from '#contracts/seed/content/content.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import type { UseCases } from '#core/operations.ts';
import { MAX_SUGGESTIONS, MAX_TERM_LENGTH, normaliseTerm, type SearchGroup } from '#core/search/site-search.ts';
import * as paths from '#core/shared/paths.ts';
import { foldLetters } from '#core/shared/text/fold-vietnamese.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, kindOf, openShop } from '#test/kit/fakes/shop.ts';

const shop = openShop();
const resultsOf = async (term: string, { searchSite: search }: Pick<UseCases, 'searchSite'> = shop.useCases) =>
  expectOk(await search({ term }));
const hrefsOf = async (term: string, useCases?: Pick<UseCases, 'searchSite'>): Promise<readonly string[]> =>
  (await resultsOf(term, useCases)).groups.flatMap(hrefsOfGroup);
const hrefsOfGroup = (group: SearchGroup): readonly string[] =>
  group.kind === 'product' ? group.found.map(({ slug }) => paths.product(slug)) : group.found.map(({ href }) => href);

const published = expectOk(await shop.useCases.loadPublications({}));
const article = published.articles?.[0];

describe('CAT-01 searching the whole site', () => {
  test('CAT-01 products, categories, articles and questions are found, each at its own address', async () => {
    for (const { slug, title } of seedProducts.slice(0, 5)) expect(await hrefsOf(title)).toContain(`/san-pham/${slug}`);
    for (const { handle, title } of seedCategories.slice(0, 6))
      expect(await hrefsOf(title)).toContain(`/cua-hang/danh-muc/${handle}`);
    if (!article) throw new Error('the seed has no article');
    expect(await hrefsOf(article.title)).toContain(`/danh-sach-bai-viet/${article.slug}`);
    const [faq] = seedContent.faqs;
    const hrefs = await hrefsOf(faq?.question ?? '');
    expect(hrefs.some((href) => href.startsWith('/cau-hoi-thuong-gap#'))).toBe(true);
  });

  test('CFG-01 a question is found on the page that the settings name, and nowhere without one', async () => {
    const question = seedContent.faqs[0]?.question ?? '';
    const groupsAt = async (questions: string | null) => {
      const changed = openShop({
        change: ({ settings }) => ({ settings: { ...settings, pages: { ...settings.pages, questions } } }),
      });
      return (await resultsOf(question, changed.useCases)).groups;
    };
    const found = (await groupsAt('/tro-giup')).find(({ kind }) => kind === 'faq');
    expect(found && hrefsOfGroup(found)[0]).toMatch(/^\/tro-giup#/);
    expect((await groupsAt(null)).find(({ kind }) => kind === 'faq')).toBeUndefined();
  });

  test('CAT-01 SRCH-01 a search without accents finds the same as one with them', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...seedProducts), async ({ title }) => {
        const [plain, accented] = [await resultsOf(foldLetters(title)), await resultsOf(title)];
        expect(plain.groups).toEqual(accented.groups);
      }),
      { numRuns: 30 },
    ));

  test('CAT-01 a code is found with and without its hyphen', async () => {
    for (const term of ['CS-04', 'cs04']) expect(await hrefsOf(term)).toContain('/san-pham/cloud-server-ssd-4');
  });

  test('CAT-01 a product line is found by what shoppers call it', async () => {
    expect(await hrefsOf('vps')).toContain('/cua-hang/danh-muc/cloud-server');
    expect(await hrefsOf('thu dien tu')).toContain('/cua-hang/danh-muc/mail-server');
  });

  test('CAT-01 results hold what their rows show: no keywords, and one price of a product', async () => {
    for (const group of (await resultsOf('cloud')).groups)
      for (const found of group.found)
        if (group.kind !== 'product')
          expect(Object.keys(found).toSorted()).toEqual(['href', 'kind', 'summary', 'title']);
    const [products] = (await resultsOf('vps')).groups;
    if (products?.kind !== 'product') throw new Error('products come first');
    for (const { prices, defaultTerm, image } of products.found) {
      expect(prices.map(({ term }) => term)).toEqual([defaultTerm]);
      expect(image).not.toBeNull();
    }
  });

  test('CAT-01 a question is answered before something is sold', async () => {
    expect((await hrefsOf('hoàn tiền'))[0]).toBe('/chinh-sach-hoan-tien');
    expect((await resultsOf('chuyển khoản')).groups.map(({ kind }) => kind)[0]).toBe('faq');
    expect((await resultsOf('vps')).groups.map(({ kind }) => kind)[0]).toBe('product');
  });

  test('CAT-01 a term is shortened and cleaned, an empty one finds nothing, and no input fails', async () => {
    for (const empty of ['', '   ', '\u0000\u200b\n', '\t'])
      expect(await resultsOf(empty)).toEqual({ term: '', name: null, groups: [] });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (term) => {
        const result = await resultsOf(term);
        expect([...result.term].length).toBeLessThanOrEqual(MAX_TERM_LENGTH);
        expect(normaliseTerm(result.term)).toBe(result.term);
        expect(result.term).not.toMatch(/[\p{Cc}]/u);
      }),
      { numRuns: 60 },
    );
    expect((await resultsOf('vps '.repeat(30_000))).term.length).toBeLessThanOrEqual(MAX_TERM_LENGTH);
  });

  test.each([
    ['products', 'catalogue', 'tên miền'],
    ['categories', 'catalogue', 'tên miền'],
    ['articles', 'articles', 'tên miền'],
    ['pageSlugs', 'articles', 'hoàn tiền'],
    ['faqs', 'content', 'tên miền'],
  ] as const)(
    'ERR-06 while %s are unavailable the rest is found, and the problem is logged once',
    async (method, port, term) => {
      const half = openShop({ change: (ports) => ({ [port]: withFaults(ports[port], always(unreachable, method)) }) });
      const kinds = (await resultsOf(term, half.useCases)).groups.map(({ kind }) => kind);
      const missing = {
        products: 'product',
        categories: 'category',
        articles: 'article',
        faqs: 'faq',
        pageSlugs: 'page',
      } as const;
      expect(kinds).not.toContain(missing[method]);
      expect(kinds.length).toBeGreaterThan(0);
      expect(new Set(half.logged())).toEqual(new Set([`Failed to fetch ${method} for the search`]));
    },
  );

  test('ERR-06 while nothing is available the search fails as unreachable', async () => {
    const down = openShop({
      change: ({ catalogue, articles, content }) => ({
        catalogue: withFaults(catalogue, always(unreachable, 'products', 'categories')),
        articles: withFaults(articles, always(unreachable, 'articles', 'pageSlugs')),
        content: withFaults(content, always(unreachable, 'faqs')),
      }),
    });
    expect(kindOf(await down.useCases.searchSite({ term: 'vps' }))).toBe('unreachable');
    expect(kindOf(await down.useCases.suggest({ term: 'vps' }))).toBe('unreachable');
  });
});

describe('CAT-01 suggestions while typing', () => {
  test('CAT-01 at most eight suggestions are grouped by kind, and every kind is represented', async () => {
    const found = expectOk(await shop.useCases.suggest({ term: 'ten mien' }));
    expect(found.groups.reduce((sum, group) => sum + group.found.length, 0)).toBe(MAX_SUGGESTIONS);
    const everyKind = (await resultsOf('ten mien')).groups.map(({ kind }) => kind);
    expect(found.groups.map(({ kind }) => kind)).toEqual(everyKind);
    for (const group of found.groups) expect(group.found.length).toBeGreaterThan(0);
  });

  test('CAT-01 every kind among the suggestions also has results', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('vps', 'hosting wordpress', 'sao luu', 'email', 'clodu', 'thanh toan'),
        async (term) => {
          const suggested = expectOk(await shop.useCases.suggest({ term }));
          const totals = new Map((await resultsOf(term)).groups.map(({ kind, total }) => [kind, total]));
          for (const { kind } of suggested.groups) expect(totals.get(kind)).toBeGreaterThan(0);
        },
      ),
    ));
});

describe('SRCH-01 the list of the shop', () => {
  const everything: Parameters<UseCases['listProducts']>[0] = { ...defaultProductQuery, sort: null, facets: {} };
  const slugsOf = async (keyword: string): Promise<readonly string[]> =>
    expectOk(await shop.useCases.listProducts({ ...everything, keyword })).products.map(({ slug }) => slug);

  test('SRCH-01 a search in the list finds the products of the site search in the same order', async () => {
    for (const term of ['vps 8gb', 'hosting rẻ', 'cpanel', 'máy chủ vật lý giá rẻ', 'gpu 4090']) {
      const [products] = (await resultsOf(term)).groups;
      if (products?.kind !== 'product') throw new Error('products come first');
      expect((await slugsOf(term)).slice(0, products.found.length)).toEqual(products.found.map(({ slug }) => slug));
    }
    expect((await slugsOf('hosting rẻ'))[0]).toBe('hosting-ca-nhan');
  });
});

describe('CAT-01 DOM-01 a domain name in the search', () => {
  const { useCases } = openShop({ change: () => ({ delay: timerDelay }) });
  const nameOf = async (term: string) => (await resultsOf(term, useCases)).name;

  test('CAT-01 DOM-01 a name is checked and offered with its price, in a sentence and with spaces, too', async () => {
    for (const term of [
      'shopmoi.vn',
      'shop moi .vn',
      'shopmoi vn',
      'mua tên miền shopmoi.vn',
      'https://www.shopmoi.vn/x',
    ])
      expect(await nameOf(term), term).toMatchObject({
        candidate: { name: 'shopmoi.vn' },
        offer: { first: { total: 666_000 } },
        answer: { status: 'available' },
        others: [],
      });
  });

  test('CAT-01 DOM-04 a taken name says so and comes with available ones', async () => {
    const taken = await nameOf('google.vn');
    expect(taken?.answer?.status).toBe('registered');
    expect(taken?.others.length).toBeGreaterThan(0);
    for (const { answer } of taken?.others ?? []) expect(answer?.status).toBe('available');
  });

  test('CAT-01 beside a name stands the product of its extension, not what its letters mention', async () => {
    const [products] = (await resultsOf('google.vn', useCases)).groups;
    expect(products === undefined ? [] : hrefsOfGroup(products)).toEqual([
      '/san-pham/ten-mien-vn',
      '/san-pham/ten-mien-tieng-viet-vn',
    ]);
  });

  test('CAT-01 words that mean something else are no name', async () => {
    for (const term of [
      'vps',
      'tên miền .vn',
      '.vn',
      'asp.net',
      'hosting vn',
      'ảnh.jpg',
      'sao lưu 3-2-1',
      'vps 1.5 gb',
    ])
      expect(await nameOf(term), term).toBeNull();
  });

  test('CAT-01 ERR-06 while the registry is down the name stays, unanswered or unknown, beside the other results', async () => {
    const half = openShop({
      change: ({ domains }) => ({ domains: withFaults(domains, always(unreachable, 'check')) }),
    });
    const { name } = await resultsOf('shopmoi.vn', half.useCases);
    expect(name?.candidate.name).toBe('shopmoi.vn');
    expect(name?.answer?.status ?? 'unknown').toBe('unknown');
  });
});
