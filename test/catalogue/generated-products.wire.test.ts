import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { type Backend, startBackend } from '#backend/server.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
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
