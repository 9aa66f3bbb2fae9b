import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Category } from '#core/catalogue/category.ts';
import { topCategories } from '#core/catalogue/category.ts';
import { normaliseQuery } from '#core/catalogue/list-products.ts';
import { parseStoreId } from '#core/catalogue/parse-store-id.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { firstStepOf, LEADING_LINE } from '#core/pages/first-step.ts';
import { dong } from '#core/shared/dong.ts';
import { categoryId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { always, denied, faultAt, garbled, notFound, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectFailure, expectOk, kindOf, openShop, slugs } from '#test/kit/fakes/shop.ts';

const categoryOf = (level: number, children: readonly Category[] = []): Category => ({
  id: categoryId(String(level)),
  handle: `cap-${level}`,
  title: `Cấp ${level}`,
  description: '',
  level,
  parentHandle: null,
  icon: null,
  handover: null,
  columns: [],
  productCount: 0,
  priceFrom: null,
  filters: [],
  children,
});
const parts = ['logo', 'menus', 'footer', 'licences', 'categories'] as const;

describe('the shell of every page', () => {
  test('DATA-01 the parts of the shell load together and fail independently', () =>
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
          const shell = expectOk(await shop.useCases.loadShell({}));
          expect(parts.filter((part) => shell[part] === null)).toEqual(parts.filter((part) => failing.includes(part)));
          expect(shop.logged()).toHaveLength(failing.length);
          expect(shell.contact.hotline).toBe('1800.6070');
        },
      ),
      { numRuns: 30 },
    ));

  test('DATA-01 CMS-03 a part that the content system does not have is null, and no error is logged', async () => {
    const shop = openShop({ change: ({ content }) => ({ content: withFaults(content, always(notFound, 'footer')) }) });
    expect(expectOk(await shop.useCases.loadShell({})).footer).toBe(null);
    expect(shop.logged()).not.toContain('Failed to fetch footer data');
  });

  test('DATA-02 only level-1 categories are at the top, whatever the service returns', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 })), (levels) => {
        const top = topCategories(levels.map((level) => categoryOf(level, [categoryOf(2)])));
        expect(top).toHaveLength(levels.filter((level) => level === 1).length);
        expect(top.every(({ level, children }) => level === 1 && children.length === 1)).toBe(true);
      }),
    ));

  test('DATA-02 FTR-01 the shell has its three category groups and its footer columns in order', async () => {
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
    const { categories, footer } = expectOk(await shop.useCases.loadShell({}));
    expect(categories?.map(({ handle }) => handle)).toEqual([
      'may-chu',
      'website-email-hoc-tap',
      'luu-tru-sao-luu-ban-quyen',
    ]);
    expect(footer?.columns.map(({ id }) => id)).toEqual([2, 9]);
  });
});

describe('the home page', () => {
  test('CAT-06 the price board has every group, and one of four lines shows four plans', async () => {
    const { useCases } = openShop();
    const tabsOf = async (line?: string) => {
      const { board, tabs } = expectOk(await useCases.loadHome({ line }));
      expect(board).toHaveLength(3);
      return tabs?.map(({ category, plans }) => [category.handle, plans?.length ?? null]);
    };
    const first = [
      ['cloud-server', 4],
      ['web-hosting', null],
      ['mail-server', null],
      ['gpu-desktop', null],
    ];
    expect(await tabsOf()).toEqual(first);
    expect(await tabsOf('no-such-line')).toEqual(first);
    expect(await tabsOf('mail-server')).toEqual([
      ['cloud-server', null],
      ['web-hosting', null],
      ['mail-server', 4],
      ['gpu-desktop', null],
    ]);
  });

  test('CAT-06 a shop without one of the best known lines shows plans of another of its own, but no domains', async () => {
    const sold = new Set(['web-hosting', 'bare-metal', 'domain']);
    const { useCases } = openShop({
      change: ({ catalogue }) => ({
        catalogue: {
          ...catalogue,
          categories: async (store) => {
            const tree = expectOk(await catalogue.categories(store));
            return ok(
              tree.map((group) => ({ ...group, children: group.children.filter((line) => sold.has(line.handle)) })),
            );
          },
        },
      }),
    });
    const { tabs } = expectOk(await useCases.loadHome({}));
    expect(tabs?.map(({ category }) => category.handle)).toEqual(['web-hosting', 'bare-metal']);
  });

  test('DATA-01 any part of the home page may be missing, and loading never fails', () =>
    fc.assert(
      fc.asyncProperty(fc.subarray(['priceMenus', 'categories', 'products', 'faqs']), async (failing) => {
        const shop = openShop({
          change: ({ catalogue, content }) => ({
            catalogue: withFaults(catalogue, always(unreachable, ...failing)),
            content: withFaults(content, always(unreachable, ...failing)),
          }),
        });
        const home = expectOk(await shop.useCases.loadHome({}));
        expect(home.board === null).toBe(failing.includes('priceMenus'));
        expect(home.tabs === null).toBe(failing.includes('categories') || failing.includes('products'));
        expect(home.faqs === null).toBe(failing.includes('faqs'));
      }),
      { numRuns: 16 },
    ));
});

describe('lists and categories', () => {
  test('STO-01 a store’s id is the last segment of its slug after an underscore', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z-]{0,8}(_[a-z-]{1,5}){0,2}$/), fc.stringMatching(/^\d{1,6}$/), (name, id) => {
        expect(parseStoreId(`${name}_${id}`)).toBe(id);
        expect(parseStoreId(id)).toBe(id);
      }),
    ));

  test('STA-02 STO-01 without a store the website store is used; a named store is looked up before its categories', async () => {
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
    expectOk(await useCases.loadCategory({ handle: 'cloud-server', parent: null, store: null }));
    expectOk(await useCases.loadCategory({ handle: 'cloud-server', parent: null, store: 'gian-hang_0123' }));
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

  test('CAT-01 a child category is found only below its own parent', async () => {
    const { useCases } = openShop();
    const below = (parent: string | null) => useCases.loadCategory({ handle: 'cloud-server', parent, store: null });
    expect(expectOk(await below('may-chu')).title).toBe('Cloud Server');
    expect([kindOf(await below(null)), kindOf(await below('luu-tru-sao-luu-ban-quyen'))]).toEqual(['ok', 'not-found']);
  });

  test('ERR-01 ERR-04 a failure to load a category is typed, logged with the specified message and retryable', async () => {
    const shop = openShop({
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, faultAt('category', 1, garbled)) }),
    });
    const load = () => shop.useCases.loadCategory({ handle: 'cloud-server', parent: null, store: null });
    expect(expectFailure(await load())).toEqual({ kind: 'garbled' });
    expect(shop.logged()).toEqual(['Failed to fetch categories data']);
    expect(kindOf(await load())).toBe('ok');
  });

  test('ERR-04 an unknown product is not found and logged with the specified message', async () => {
    const shop = openShop();
    expect(kindOf(await shop.useCases.loadProduct({ slug: 'khong-co' }))).toBe('not-found');
    expect(shop.logged()).toEqual(['Failed to fetch product by handle data']);
    expect(expectOk(await shop.useCases.loadProduct({ slug: slugs.server })).siblings.length).toBeGreaterThan(3);
  });

  test('ERR-10 no query throws or returns null: every port failure becomes a failure kind', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(unreachable, garbled, denied, notFound), async (fault) => {
        const everything = new Set(['product', 'products', 'category', 'store', 'provinces', 'wards']);
        const { useCases } = openShop({
          change: ({ catalogue, administrativeUnits }) => ({
            catalogue: withFaults(catalogue, (method) => (everything.has(method) ? fault : null)),
            administrativeUnits: withFaults(administrativeUnits, (method) => (everything.has(method) ? fault : null)),
          }),
        });
        const answers = await Promise.all([
          useCases.loadProduct({ slug: slugs.server }),
          useCases.listProducts(defaultProductQuery),
          useCases.loadCategory({ handle: 'cloud-server', parent: null, store: 'x_1' }),
          useCases.loadProvinces({}),
          useCases.loadWards({ province: '01' }),
        ]);
        for (const answer of answers) expect(expectFailure<{ kind: string }>(answer).kind).toBe(fault.failure.kind);
      }),
      { numRuns: 8 },
    ));

  test('CAT-01 any query from an address is normalised to valid values', () =>
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

test('ROUTE-01 home leads first to the leading line exactly where the board has it or did not load', () => {
  const anyBoard = fc.array(fc.array(fc.constantFrom(LEADING_LINE, 'vpn', 'web-hosting'), { maxLength: 3 }), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(anyBoard, (groups) => {
      const board = groups.map((handles) => ({
        group: categoryOf(1),
        lines: handles.map((handle) => ({ ...categoryOf(2), handle })),
      }));
      const expected =
        groups.length === 0 ? 'advice' : groups.flat().includes(LEADING_LINE) ? 'leading-line' : 'whole-shop';
      expect(firstStepOf(board)).toBe(expected);
    }),
  );
  expect(firstStepOf(null)).toBe('leading-line');
});
