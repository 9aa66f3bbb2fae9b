import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { belongsToCategory } from '#adapters/memory/catalogue/categories.ts';
import { parseEnvironment } from '#backend/environment.ts';
import { type Backend, startBackend } from '#backend/server.ts';
import { organisationId } from '#contracts/organisation.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { seedProductsByPopularity } from '#contracts/seed/popularity.ts';
import { seedSearchText } from '#contracts/seed/search-text.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { chooseSearch, matchesSearch, rankSearch } from '#core/search-rules/match-search.ts';
import { backendCatalogue } from './backend-catalogue.ts';
import { everything, listAllProducts, valueOrThrow } from './catalogue-subject.ts';

const GENERATED = 700;
const folder = mkdtempSync(join(tmpdir(), 'chm-catalogue-'));
let backend: Backend | null = null;
let catalogue: Catalogue;

beforeAll(async () => {
  const secrets = inject('secrets');
  backend = await startBackend(
    parseEnvironment({
      BACKEND_PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      SEED_PRODUCTS: String(GENERATED),
      GUEST_SIGNING_SECRET: secrets.signing,
      ANONYMOUS_TOKEN: secrets.anonymous,
      GATEWAY_SECRET: secrets.gateway,
      STAFF_TOKEN: secrets.staff,
    }),
  );
  catalogue = backendCatalogue(backend.url);
});

afterAll(async () => {
  await backend?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('CAT-01 generated products are listed after the plans and counted', async () => {
  const page = valueOrThrow(await catalogue.products({ ...everything, perPage: 100 }));
  expect(page.total).toBe(seedProducts.length + GENERATED);
  const plans = new Set(seedProducts.map(({ id }) => id));
  expect(page.products.slice(0, seedProducts.length).every(({ id }) => plans.has(id))).toBe(true);
  const tree = valueOrThrow(await catalogue.categories(null));
  expect(tree.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(page.total);
});

test('CAT-01 the pages of a large category contain each product once', async () => {
  const first = valueOrThrow(
    await catalogue.products({ ...everything, category: 'may-chu', sort: 'price-desc', perPage: 40 }),
  );
  const ids: string[] = [];
  for (let page = 1; page <= first.pages; page++)
    for (const { id } of await listAllProducts(catalogue, {
      category: 'may-chu',
      sort: 'price-desc',
      perPage: 40,
      page,
    }))
      ids.push(id);
  expect(ids).toHaveLength(first.total);
  expect(new Set(ids).size).toBe(first.total);
});

test('CAT-04 ENT-06 a generated product has the prices, options and texts of its plan, and its own name', async () => {
  const [found] = await listAllProducts(catalogue, { keyword: 'GEN-8' });
  const product = valueOrThrow(await catalogue.product(found?.slug ?? ''));
  const model = seedProducts.find(({ title }) => product.title.startsWith(`${title} mẫu`));
  expect(product.prices).toEqual(model?.prices);
  expect(product.options.map(({ id }) => id)).toEqual(model?.optionIds);
  expect(product.description).not.toEqual([]);
  expect(product.siblings.map(({ id }) => id)).toContain(product.id);
});

/** The whole shop as the rules see it, with the numbered copies of its plans. */
const everyProduct = () => {
  const plans = seedProductsByPopularity.filter(({ type }) => type !== 'domain');
  const copies = Array.from({ length: GENERATED }, (_, at) => {
    const plan = plans[(at + 1) % plans.length] ?? expect.fail('the seed has no plan');
    return { plan, id: `g${at + 1}`, added: ['mau', 'gen', String(at + 1)] };
  });
  return [...seedProductsByPopularity.map((plan) => ({ plan, id: plan.id, added: [] })), ...copies].map(
    ({ plan, id, added }) => {
      const { all, headline } = seedSearchText(plan);
      const text = { all: [...all, ...added], headline: [...headline, ...added] };
      return { id, plan, isCopy: added.length > 0, text, price: findLeadPrice(plan.prices)?.perUnit ?? 0 };
    },
  );
};

const PAGES = 3;

const typed = [
  ...[
    'm',
    'mẫu',
    'mẫu rẻ',
    'may ch',
    'vps',
    'vps giá rẻ',
    'cpanel',
    'mẫu wordpress',
    'gen may',
    'hosting mau',
    'mau w l',
  ],
  ...['windwos mau', 'gen 77', 'máy chủ 8gb mẫu', 'mau gen may ss'],
];

test.each(typed)('SRCH-01 «%s» finds the same among many products, in the order of the rules', async (keyword) => {
  const products = everyProduct();
  const chosen = await chooseSearch(
    keyword,
    (groups) => products.some(({ text }) => matchesSearch(text.all, groups)),
    () => products.flatMap(({ text }) => text.all),
  );
  const ranked =
    chosen === null
      ? []
      : rankSearch(
          products,
          chosen,
          ({ text }) => text,
          ({ price }) => price,
        );
  const ids: string[] = [];
  for (let page = 1; page <= PAGES; page++)
    ids.push(...(await listAllProducts(catalogue, { keyword, perPage: 60, page })).map(({ id }) => id));
  expect(ids).toEqual(ranked.slice(0, PAGES * 60).map(({ id }) => id));
  const { total } = valueOrThrow(await catalogue.products({ ...everything, keyword }));
  expect(total).toBe(ranked.length);
});

type ServiceList = { readonly total: number; readonly data: readonly { readonly id: string }[] };

/** A list of the service, by filters that the shop itself does not send. */
const askService = async (args: string): Promise<ServiceList> => {
  const answer = await fetch(`${backend?.url}/product-service/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `{ list: getSimpleProducts(partnerId: "${organisationId}", storeChannel: "", maxResult: 100${args}) { total data { id } } }`,
    }),
  });
  // Every list of the service has this shape.
  return ((await answer.json()) as { readonly data: { readonly list: ServiceList } }).data.list;
};

test('CAT-01 category, type, option, promotion and words each leave the products that have them, in any combination', async () => {
  const products = everyProduct();
  const anyOf = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { freq: 1 });
  const anyFilter = fc.record({
    category: anyOf([...new Set(seedCategories.map(({ handle }) => handle)), 'nothing-such']),
    type: anyOf([...new Set(seedProducts.map(({ type }) => type)), 'nothing-such']),
    option: anyOf([...new Set(seedProducts.flatMap(({ optionIds }) => optionIds)), 'nothing-such']),
    isPromoted: fc.boolean(),
    isCopy: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(anyFilter, async ({ category, type, option, isPromoted, isCopy }) => {
      const wanted = products.filter(
        ({ plan, ...product }) =>
          (category === null || belongsToCategory(plan, category)) &&
          (type === null || plan.type === type) &&
          (option === null || plan.optionIds.includes(option)) &&
          (!isPromoted || plan.prices.some(({ oldPerUnit }) => oldPerUnit !== null)) &&
          (!isCopy || product.isCopy),
      );
      const given = { category, subType: type, feature: option, keyword: isCopy ? 'mau gen' : null };
      const args = Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [`, ${name}: "${value}"`]));
      const { total, data } = await askService(`${args.join('')}, onlyPromotion: ${isPromoted}`);
      expect(total).toBe(wanted.length);
      expect(data.map(({ id }) => id)).toEqual(wanted.slice(0, 100).map(({ id }) => id));
    }),
    { numRuns: 60 },
  );
});
