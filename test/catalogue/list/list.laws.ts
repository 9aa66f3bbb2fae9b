import fc from 'fast-check';
import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import {
  anyAmount,
  anyCategory,
  anySeedProduct,
  categoryHandlesOf,
  everything,
  leadOf,
  listAllProducts,
  valueOrThrow,
} from '#test/catalogue/catalogue-subject.ts';
import { anySpelling } from '#test/catalogue/configuration/spellings.ts';
import type { Law } from '#test/kit/law.ts';

const runs = { numRuns: 25 };
const idsOf = (products: readonly ProductSummary[]) => products.map(({ id }) => id);

/** Laws of product lists. */
export const listLaws: readonly Law<Catalogue>[] = [
  {
    name: 'CAT-01 a page beyond the last is empty and has the same total',
    check: async (open) => {
      const catalogue = await open();
      const beyond = valueOrThrow(await catalogue.products({ ...everything, page: 900 }));
      expect(beyond).toMatchObject({ products: [], total: seedProducts.length, page: 900 });
    },
  },
  {
    name: 'CAT-01 category and price filters return exactly the matching products',
    check: async (open) => {
      const catalogue = await open();
      const all = await listAllProducts(catalogue, {});
      await fc.assert(
        fc.asyncProperty(anyCategory, anyAmount, anyAmount, fc.boolean(), async (category, from, to, onlyPromotion) => {
          const found = await listAllProducts(catalogue, { category, priceFrom: from, priceTo: to, onlyPromotion });
          const fitting = all.filter(
            (product) =>
              (category === null || categoryHandlesOf(product).includes(category)) &&
              leadOf(product) >= (from ?? 0) &&
              leadOf(product) <= (to ?? Number.MAX_SAFE_INTEGER) &&
              (!onlyPromotion || product.prices.some(({ oldPerUnit }) => oldPerUnit !== null)),
          );
          expect(idsOf(found)).toEqual(idsOf(fitting));
        }),
        runs,
      );
    },
  },
  {
    name: 'STO-01 a store lists only the products of its own lines',
    check: async (open) => {
      const catalogue = await open();
      const found = await listAllProducts(catalogue, { store: 'gian-hang-giao-duc_5002' });
      const lines = new Set(found.map(({ category }) => category.handle));
      expect([...lines].sort()).toEqual(['cloud-lab', 'office-365', 'web-hosting']);
      expect(await catalogue.products({ ...everything, store: 'khong-co_9999' })).toMatchObject({
        failure: { kind: 'not-found' },
      });
    },
  },
  {
    name: 'CAT-01 a category has its product count and the lowest lead price of its products, with its term',
    check: async (open) => {
      const catalogue = await open();
      for (const { handle } of seedCategories) {
        const products = await listAllProducts(catalogue, { category: handle });
        const category = valueOrThrow(await catalogue.category(handle, null));
        expect(category.productCount).toBe(products.length);
        const [lowest] = products.toSorted((a, b) => leadOf(a) - leadOf(b));
        const { perUnit, unit, term } = findLeadPrice(lowest?.prices ?? []) ?? {};
        expect(category.priceFrom).toEqual({ amount: perUnit, unit, term });
      }
    },
  },
];

/** Laws of the product search. */
export const searchLaws: readonly Law<Catalogue>[] = [
  {
    name: 'SRCH-01 200 spellings, without tones or accents, in any case and Unicode form, with one typo, find the product',
    check: async (open) => {
      const catalogue = await open();
      const anyQuery = anySeedProduct.chain((product) =>
        anySpelling(product.title).map((keyword) => ({ keyword, id: product.id })),
      );
      await fc.assert(
        fc.asyncProperty(anyQuery, async ({ keyword, id }) => {
          expect(idsOf(await listAllProducts(catalogue, { keyword }))).toContain(id);
        }),
        { numRuns: 200 },
      );
    },
  },
  {
    name: 'SRCH-01 a code finds its product, with and without its hyphen',
    check: async (open) => {
      const catalogue = await open();
      for (const { sku, id } of seedProducts.slice(0, 12))
        for (const keyword of [sku, sku.toLowerCase().replaceAll('-', '')])
          expect(idsOf(await listAllProducts(catalogue, { keyword }))).toContain(id);
    },
  },
  {
    name: 'SRCH-01 search and category filter combine',
    check: async (open) => {
      const catalogue = await open();
      const found = await listAllProducts(catalogue, { keyword: 'may chu', category: 'bare-metal' });
      expect(found.every(({ category }) => category.handle === 'bare-metal')).toBe(true);
      const everywhere = await listAllProducts(catalogue, { keyword: 'may chu' });
      expect(idsOf(found)).toEqual(idsOf(everywhere.filter(({ category }) => category.handle === 'bare-metal')));
    },
  },
];
