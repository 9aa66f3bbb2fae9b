import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Facet, type ListedPlan, type ListFilters, selectPlans } from '#core/catalogue/plans/facets.ts';
import { listOrders } from '#core/catalogue/plans/list-order.ts';
import { priceForTerm } from '#core/catalogue/plans/plan-facets.ts';
import { planSizeOf } from '#core/catalogue/plans/plan-size.ts';
import { sortPlans } from '#core/catalogue/plans/sort-plans.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import type { ListQuery } from '#core/catalogue/product-list.ts';
import { dong } from '#core/shared/dong.ts';
import { anyAmount } from '#test/catalogue/catalogue-subject.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { bySize } from '#test/kit/test-size.ts';

const open: ListFilters = { facets: {}, priceFrom: null, priceTo: null, onlyPromotion: false };
const everything: ListQuery = { ...defaultProductQuery, sort: null, facets: {}, perPage: 100 };
const { useCases, ports } = openShop();

let all: readonly ListedPlan[] = [];
let offered: readonly Facet[] = [];
beforeAll(async () => {
  const groups = expectOk(await ports.catalogue.categories(null));
  const lines = new Map(groups.flatMap(({ children }) => children).map((line) => [line.handle, line.filters]));
  const { products } = expectOk(await ports.catalogue.products({ ...defaultProductQuery, perPage: 100 }));
  all = products.map((product) => ({ product, filters: lines.get(product.category.handle) ?? [] }));
  offered = selectPlans(all, open).facets;
});

/** Up to four facets with values that the shop offers, and sometimes a price range. */
const anyFilters = fc
  .record({
    picks: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 }),
    priceFrom: fc.option(
      anyAmount.map((amount) => amount ?? dong(0)),
      { freq: 4 },
    ),
    priceTo: fc.option(
      anyAmount.map((amount) => amount ?? dong(0)),
      { freq: 4 },
    ),
    onlyPromotion: fc.boolean(),
  })
  .map(({ picks, ...rest }) => ({ ...rest, facets: picks.map(([facet, value]) => [facet, value] as const) }));

const filtersOf = ({ facets, ...rest }: typeof anyFilters extends fc.Arbitrary<infer Value> ? Value : never) => {
  const chosen: Record<string, string[]> = {};
  for (const [facet, value] of facets) {
    const { name, values } = offered[facet % offered.length] ?? { name: '', values: [] };
    const picked = values[value % values.length]?.value;
    if (picked !== undefined) chosen[name] = [...new Set([...(chosen[name] ?? []), picked])];
  }
  return { ...rest, facets: chosen } satisfies ListFilters;
};

const slugsOf = (filters: ListFilters) => selectPlans(all, filters).plans.map(({ slug }) => slug);

const FILTERS = bySize({ everyday: 30, whole: 200, nightly: 1_000 });

describe('facets', () => {
  test('ROUTE-05 the count of a value is the number of plans when it is chosen, the other filters staying', () =>
    fc.assert(
      fc.property(anyFilters, fc.nat(), (drawn, at) => {
        const filters = filtersOf(drawn);
        const counted = selectPlans(all, filters).facets.flatMap(({ name, values }) =>
          values.map(({ value, count }) => ({ count, facets: { ...filters.facets, [name]: [value] } })),
        );
        const { count, facets } = counted[at % counted.length] ?? { count: -1, facets: {} };
        expect(count).toBe(slugsOf({ ...filters, facets }).length);
      }),
    ));

  test('ROUTE-05 the order in which filters and values are chosen does not matter', () =>
    fc.assert(
      fc.property(anyFilters, (drawn) => {
        const filters = filtersOf(drawn);
        const turned = Object.entries(filters.facets)
          .map(([name, values]) => [name, values.toReversed()] as const)
          .toReversed();
        expect(slugsOf({ ...filters, facets: Object.fromEntries(turned) })).toEqual(slugsOf(filters));
      }),
    ));

  test('ROUTE-05 a further value of a chosen facet never hides a plan, a further facet never shows one', () =>
    fc.assert(
      fc.property(anyFilters, fc.nat(), fc.nat(), (drawn, facet, at) => {
        const filters = filtersOf(drawn);
        const { name, values } = offered.filter((each) => each.name !== 'term')[facet % (offered.length - 1)] as Facet;
        const value = values[at % values.length]?.value ?? '';
        const before = slugsOf(filters);
        const chosen = filters.facets[name] ?? [];
        const after = slugsOf({ ...filters, facets: { ...filters.facets, [name]: [...chosen, value] } });
        // A location also says where the stock must be.
        if ('stock' in filters.facets && name.startsWith('filter[')) return;
        if (chosen.length > 0) expect(after).toEqual(expect.arrayContaining(before));
        else expect(before).toEqual(expect.arrayContaining(after));
      }),
    ));

  test('ROUTE-05 dropping the filter that an empty list names shows plans; it names none when no single one is to blame', () => {
    let empty = 0;
    fc.assert(
      fc.property(anyFilters, (drawn) => {
        const filters = filtersOf(drawn);
        const { plans, toDrop } = selectPlans(all, filters);
        if (plans.length > 0) {
          expect(toDrop).toBeNull();
          return;
        }
        empty += 1;
        const without: Readonly<Record<string, ListFilters>> = {
          price: { ...filters, priceFrom: null, priceTo: null },
          sale: { ...filters, onlyPromotion: false },
          ...Object.fromEntries(
            Object.keys(filters.facets).map((name) => [
              name,
              { ...filters, facets: { ...filters.facets, [name]: [] } },
            ]),
          ),
        };
        const counts = Object.values(without).map((rest) => slugsOf(rest).length);
        const dropped = toDrop === null ? 0 : slugsOf(without[toDrop] ?? filters).length;
        expect(dropped).toBe(Math.max(...counts));
      }),
      { numRuns: FILTERS },
    );
    expect(empty).toBeGreaterThan(FILTERS / 10);
  });

  test('ROUTE-05 every plan in the list has a chosen value of every facet, and a price in the range of the chosen term', () => {
    const filters = { ...open, facets: { ram: ['8', '16'], term: ['12'] }, priceTo: dong(900_000) };
    const { plans } = selectPlans(all, filters);
    expect(plans.map(({ title }) => title)).toEqual(['Cloud Server SSD 5']);
    for (const plan of plans) {
      expect([8, 16]).toContain(planSizeOf(plan).ram);
      expect(priceForTerm(plan, 12)?.perUnit).toBeLessThanOrEqual(900_000);
    }
  });

  test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', '__proto__', 'khong-co'])(
    'V2.2.1 a facet named %s, which nothing offers, leaves no plan and breaks nothing',
    (name) => {
      const facets: Record<string, string[]> = Object.fromEntries([[name, ['b']]]);
      const { plans, facets: shown } = selectPlans(all, { ...open, facets });
      expect(plans).toEqual([]);
      expect(shown.map((each) => each.name)).not.toContain(name);
    },
  );
  test('CAT-10 stock is judged at the chosen location', () => {
    const location = offered.find(({ title }) => title === 'Trung tâm dữ liệu')?.name ?? '';
    const at = (place: string) =>
      slugsOf({ ...open, facets: { [location]: [place], stock: ['ready'] } }).filter((slug) =>
        slug.startsWith('bare-'),
      );
    expect(at('Hà Nội')).toEqual(expect.arrayContaining(['bare-metal-s', 'bare-metal-m', 'bare-metal-l']));
    expect(at('Đà Nẵng')).toEqual([]);
  });
});

describe('the order of a list', () => {
  test('CAT-01 plans of one family stand by size, a mixed list keeps each line together', async () => {
    const line = expectOk(await useCases.listProducts({ ...everything, category: 'cloud-server' }));
    expect(line.order).toBe('size');
    expect(line.products.map(({ title }) => title)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `Cloud Server SSD ${at}`),
    );
    const mixed = expectOk(await useCases.listProducts({ ...everything, category: 'may-chu', perPage: 100 }));
    expect(mixed.order).toBe('line');
    const handles = mixed.products.map(({ category }) => category.handle);
    const inTurn = handles.filter((handle, at) => handle !== handles[at - 1]);
    expect(inTurn).toEqual(['cloud-server', 'dedicated-server', 'bare-metal', 'big-memory', 'gpu-desktop']);
    expect(mixed.products.slice(0, 8).map(({ id }) => id)).toEqual(line.products.map(({ id }) => id));
  });

  test('CAT-01 without the category tree the lines of a list stand by name', () => {
    const sorted = sortPlans(
      all.map(({ product }) => product),
      'line',
    ).map(({ category }) => category.title);
    expect(sorted.filter((title, at) => title !== sorted[at - 1])).toHaveLength(new Set(sorted).size);
  });

  test('CAT-01 every order keeps each plan once, and the two directions of a column put plans without it last', () =>
    fc.assert(
      fc.property(fc.constantFrom(...listOrders), (order) => {
        const plans = all.map(({ product }) => product);
        const sorted = sortPlans(plans, order);
        expect(new Set(sorted)).toEqual(new Set(plans));
        if (!order.startsWith('ram')) return;
        const sizes = sorted.map((plan) => planSizeOf(plan).ram);
        const known = sizes.filter((size) => size !== null);
        expect(sizes.slice(0, known.length)).toEqual(known);
        expect(known).toEqual(known.toSorted((a, b) => (order === 'ram-asc' ? a - b : b - a)));
      }),
    ));
});

describe('a list with facets', () => {
  test('ROUTE-05 pages, total and facets come from the same plans', async () => {
    const asked = { ...everything, facets: { cpu: ['2', '4'] }, perPage: 2 };
    const first = expectOk(await useCases.listProducts(asked));
    const second = expectOk(await useCases.listProducts({ ...asked, page: 2 }));
    expect(first.pages).toBe(Math.ceil(first.total / 2));
    expect(first.products.some(({ id }) => second.products.some((each) => each.id === id))).toBe(false);
    expect(second.selection?.facets).toEqual(first.selection?.facets);
  });

  test('ROUTE-03 ROUTE-06 the whole shop is filtered by what every line has, and by what is chosen', async () => {
    const namesFor = async (asked: Partial<ListQuery>) =>
      expectOk(await useCases.listProducts({ ...everything, ...asked })).selection?.facets.map(({ name }) => name);
    expect(await namesFor({})).toEqual(['stock', 'delivery', 'term']);
    expect(await namesFor({ facets: { ram: ['64'] } })).toEqual(['ram', 'stock', 'delivery', 'term']);
    for (const asked of [{ category: 'cloud-server' }, { keyword: 'vps' }])
      expect(await namesFor(asked)).toEqual(expect.arrayContaining(['cpu', 'ram', 'disk', 'filter[106066]']));
  });

  test('ROUTE-05 one chosen operating system goes along to the plan’s page', async () => {
    const { selection } = expectOk(
      await useCases.listProducts({
        ...everything,
        category: 'cloud-server',
        facets: { 'filter[106066]': ['Debian 12'] },
      }),
    );
    expect(selection?.configuration).toEqual({ '106066': '10606603' });
  });

  test('ROUTE-05 without the category tree a list is filtered by what the plans say themselves', async () => {
    const shop = openShop({
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'categories')) }),
    });
    const { total, selection } = expectOk(await shop.useCases.listProducts({ ...everything, facets: { ram: ['64'] } }));
    expect(total).toBeGreaterThan(0);
    expect(selection?.facets.every(({ title }) => title === null)).toBe(true);
  });

  test('STO-01 a store’s list carries the store’s own tree, the website’s does not repeat it', async () => {
    const store = expectOk(await useCases.listProducts({ ...everything, store: 'gian-hang-giao-duc_5002' }));
    const website = expectOk(await useCases.listProducts(everything));
    const counted = store.tree?.flatMap(({ children }) => children).reduce((sum, line) => sum + line.productCount, 0);
    expect(counted).toBe(store.total);
    expect(store.total).toBeLessThan(website.total);
    expect(website.tree).toBeNull();
  });
});
