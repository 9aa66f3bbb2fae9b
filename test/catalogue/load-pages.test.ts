import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Category } from '#core/catalogue/category.ts';
import { topCategories } from '#core/catalogue/category.ts';
import { normaliseQuery } from '#core/catalogue/list-products.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { parseStoreId } from '#core/catalogue/store-id.ts';
import { dong } from '#core/shared/dong.ts';
import { categoryId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { always, denied, faultAt, garbled, notFound, unreachable, withFaults } from '#test/kit/faults.ts';
import { bad, good, kindOf, openShop, slugs } from '#test/kit/shop.ts';

const categoryOf = (level: number, children: readonly Category[] = []): Category => ({
  id: categoryId(String(level)),
  handle: `cap-${level}`,
  title: `Cấp ${level}`,
  description: '',
  level,
  parentHandle: null,
  icon: null,
  productCount: 0,
  priceFrom: null,
  children,
});
const parts = ['logo', 'menus', 'footer', 'licences', 'categories'] as const;

describe('what stands on every page', () => {
  test('DATA-01 parts load together and fail alone: exactly the failing ones are missing', () =>
    fc.assert(
      fc.asyncProperty(
        fc.subarray([...parts]),
        fc.constantFrom(unreachable, garbled, denied),
        async (failing, fault) => {
          const shop = openShop({
            change: ({ content, catalogue }) => ({
              content: withFaults(
                {
                  ...content,
                  logo: async () => ok({ imagePath: '/l.svg', alt: '' }),
                  footer: async () => ok({ columns: [], copyright: '', company: '', address: '' }),
                },
                always(fault, ...failing),
              ),
              catalogue: withFaults(catalogue, always(fault, ...failing)),
            }),
          });
          const shell = good(await shop.useCases.loadShell({}));
          expect(parts.filter((part) => shell[part] === null)).toEqual(parts.filter((part) => failing.includes(part)));
          expect(shop.logged()).toHaveLength(failing.length);
          expect(shell.contact.hotline).toBe('1800.6070');
        },
      ),
      { numRuns: 30 },
    ));

  test('DATA-01 CMS-03 what the content system does not have is «not set», and no trouble', async () => {
    const shop = openShop({ change: ({ content }) => ({ content: withFaults(content, always(notFound, 'footer')) }) });
    expect(good(await shop.useCases.loadShell({})).footer).toBe(null);
    expect(shop.logged()).not.toContain('Failed to fetch footer data');
  });

  test('DATA-02 only level-1 categories stand at the top, whatever the service puts there', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 })), (levels) => {
        const top = topCategories(levels.map((level) => categoryOf(level, [categoryOf(2)])));
        expect(top).toHaveLength(levels.filter((level) => level === 1).length);
        expect(top.every(({ level, children }) => level === 1 && children.length === 1)).toBe(true);
      }),
    ));

  test('DATA-02 FTR-01 the shell’s tree has its three groups, its footer columns in order', async () => {
    const column = (id: number) => ({ id, title: '', links: [] });
    const shop = openShop({
      change: ({ catalogue, content }) => ({
        catalogue: {
          ...catalogue,
          categories: async (store) => {
            const tree = await catalogue.categories(store);
            return tree.ok ? ok([categoryOf(2), ...tree.value]) : tree;
          },
        },
        content: {
          ...content,
          footer: async () => ok({ columns: [column(9), column(2)], copyright: '', company: '', address: '' }),
        },
      }),
    });
    const { categories, footer } = good(await shop.useCases.loadShell({}));
    expect(categories?.map(({ handle }) => handle)).toEqual([
      'may-chu',
      'website-email-hoc-tap',
      'luu-tru-sao-luu-ban-quyen',
    ]);
    expect(footer?.columns.map(({ id }) => id)).toEqual([2, 9]);
  });
});

describe('the home page', () => {
  test('CAT-06 the price board has every group; four lines show four plans each', async () => {
    const { board, tabs } = good(await openShop().useCases.loadHome({}));
    expect(board).toHaveLength(3);
    expect(tabs?.map(({ category, plans }) => [category.handle, plans.length])).toEqual([
      ['cloud-server', 4],
      ['web-hosting', 4],
      ['mail-server', 4],
      ['gpu-desktop', 4],
    ]);
  });

  test('DATA-01 each part of it may be missing; it never fails', () =>
    fc.assert(
      fc.asyncProperty(fc.subarray(['priceMenus', 'categories', 'products', 'faqs']), async (failing) => {
        const shop = openShop({
          change: ({ catalogue, content }) => ({
            catalogue: withFaults(catalogue, always(unreachable, ...failing)),
            content: withFaults(content, always(unreachable, ...failing)),
          }),
        });
        const home = good(await shop.useCases.loadHome({}));
        expect(home.board === null).toBe(failing.includes('priceMenus'));
        expect(home.tabs === null).toBe(failing.includes('categories') || failing.includes('products'));
        expect(home.faqs === null).toBe(failing.includes('faqs'));
      }),
      { numRuns: 16 },
    ));
});

describe('lists and categories', () => {
  test('STO-01 a store is the last segment of its slug after an underscore', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z-]{0,8}(_[a-z-]{1,5}){0,2}$/), fc.stringMatching(/^\d{1,6}$/), (name, id) => {
        expect(parseStoreId(`${name}_${id}`)).toBe(id);
        expect(parseStoreId(id)).toBe(id);
      }),
    ));

  test('STA-02 STO-01 without a store in the address it is the website’s; with one its detail is looked up before its categories', async () => {
    const asked: unknown[] = [];
    const { useCases, ports } = openShop({
      change: ({ catalogue }) => ({
        catalogue: {
          ...catalogue,
          store: async (id) => {
            asked.push(['store', id]);
            return id === '0123' ? ok({ id, name: 'Gian hàng', slug: 'gian-hang_0123' }) : catalogue.store(id);
          },
          category: (handle, store) => {
            asked.push(['category', store]);
            return catalogue.category(handle, null);
          },
        },
      }),
    });
    good(await useCases.loadCategory({ handle: 'cloud-server', parent: null, store: null }));
    good(await useCases.loadCategory({ handle: 'cloud-server', parent: null, store: 'gian-hang_0123' }));
    expect(asked).toEqual([
      ['category', null],
      ['store', '0123'],
      ['category', '0123'],
    ]);
    expect(kindOf(await useCases.loadCategory({ handle: 'cloud-server', parent: null, store: 'khong-co_9999' }))).toBe(
      'not-found',
    );
    expect(ports.log).toBeDefined();
  });

  test('CAT-01 a child is found below its own parent only', async () => {
    const { useCases } = openShop();
    const below = (parent: string | null) => useCases.loadCategory({ handle: 'cloud-server', parent, store: null });
    expect(good(await below('may-chu')).title).toBe('Cloud Server');
    expect([kindOf(await below(null)), kindOf(await below('luu-tru-sao-luu-ban-quyen'))]).toEqual(['ok', 'not-found']);
  });

  test('ERR-01 ERR-04 failing categories are typed failures, logged under the specification’s phrase, and can be tried again', async () => {
    const shop = openShop({
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, faultAt('category', 1, garbled)) }),
    });
    const load = () => shop.useCases.loadCategory({ handle: 'cloud-server', parent: null, store: null });
    expect(bad(await load())).toEqual({ kind: 'garbled' });
    expect(shop.logged()).toEqual(['Failed to fetch categories data']);
    expect(kindOf(await load())).toBe('ok');
  });

  test('ERR-04 a failing product is logged under its phrase; an unknown one is not found', async () => {
    const shop = openShop();
    expect(kindOf(await shop.useCases.loadProduct({ slug: 'khong-co' }))).toBe('not-found');
    expect(shop.logged()).toEqual(['Failed to fetch product by handle data']);
    expect(good(await shop.useCases.loadProduct({ slug: slugs.server })).siblings.length).toBeGreaterThan(3);
  });

  test('ERR-10 no read throws or becomes null: whatever a port answers comes out as a kind', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(unreachable, garbled, denied, notFound), async (fault) => {
        const everything = new Set(['product', 'products', 'category', 'store', 'provinces', 'wards']);
        const { useCases } = openShop({
          change: ({ catalogue, places }) => ({
            catalogue: withFaults(catalogue, (method) => (everything.has(method) ? fault : null)),
            places: withFaults(places, (method) => (everything.has(method) ? fault : null)),
          }),
        });
        const answers = await Promise.all([
          useCases.loadProduct({ slug: slugs.server }),
          useCases.listProducts(defaultProductQuery),
          useCases.loadCategory({ handle: 'cloud-server', parent: null, store: 'x_1' }),
          useCases.loadProvinces({}),
          useCases.loadWards({ province: '01' }),
        ]);
        for (const answer of answers) expect(bad<{ kind: string }>(answer).kind).toBe(fault.failure.kind);
      }),
      { numRuns: 8 },
    ));

  test('CAT-01 whatever the address asks for, the service is asked something sensible', () =>
    fc.assert(
      fc.property(
        fc.double(),
        fc.double(),
        fc.option(fc.nat(1e7)),
        fc.option(fc.nat(1e7)),
        fc.string(),
        (page, perPage, from, to, keyword) => {
          const asked = normaliseQuery({
            ...defaultProductQuery,
            page,
            perPage,
            keyword,
            priceFrom: from === null ? null : dong(from),
            priceTo: to === null ? null : dong(to),
          });
          expect(asked.page).toBeGreaterThanOrEqual(1);
          expect(asked.perPage >= 1 && asked.perPage <= 100).toBe(true);
          expect((asked.priceFrom ?? 0) <= (asked.priceTo ?? Number.POSITIVE_INFINITY)).toBe(true);
          expect(asked.keyword === null || asked.keyword.trim() !== '').toBe(true);
        },
      ),
    ));
});
