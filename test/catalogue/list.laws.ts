import fc from 'fast-check';
import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { ProductSummary, SortOrder } from '#core/catalogue/product.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { foldVietnamese } from '#core/shared/fold-vietnamese.ts';
import type { Law } from '#test/kit/law.ts';
import {
  anyAmount,
  anyCategory,
  anySeedProduct,
  anySort,
  categoryHandlesOf,
  everything,
  leadOf,
  listAllProducts,
  valueOrThrow,
} from './catalogue-subject.ts';
import { anySpelling } from './spellings.ts';

const runs = { numRuns: 25 };
const idsOf = (products: readonly ProductSummary[]) => products.map(({ id }) => id);
const nameKey = ({ title }: ProductSummary): string => foldVietnamese(title);

const inOrder: Readonly<Record<SortOrder, (before: ProductSummary, after: ProductSummary) => boolean>> = {
  popular: (before, after) => before.badge !== null || after.badge === null,
  'price-asc': (before, after) => leadOf(before) <= leadOf(after),
  'price-desc': (before, after) => leadOf(before) >= leadOf(after),
  name: (before, after) => nameKey(before) <= nameKey(after),
};

/** Laws of product lists. */
export const listLaws: readonly Law<Catalogue>[] = [
  {
    name: 'CAT-01 the pages of a list contain each product once, in the order of the whole list',
    check: async (open) => {
      const catalogue = await open();
      await fc.assert(
        fc.asyncProperty(anyCategory, anySort, fc.integer({ min: 1, max: 30 }), async (category, sort, perPage) => {
          const whole = await listAllProducts(catalogue, { category, sort });
          const first = valueOrThrow(await catalogue.products({ ...everything, category, sort, perPage }));
          expect(first.total).toBe(whole.length);
          expect(first.pages).toBe(Math.max(1, Math.ceil(whole.length / perPage)));
          const pages = [first.products];
          for (let page = 2; page <= first.pages; page++)
            pages.push(await listAllProducts(catalogue, { category, sort, perPage, page }));
          expect(idsOf(pages.flat())).toEqual(idsOf(whole));
          expect(new Set(idsOf(whole)).size).toBe(whole.length);
        }),
        runs,
      );
    },
  },
  {
    name: 'CAT-01 a page beyond the last is empty and has the same total',
    check: async (open) => {
      const catalogue = await open();
      const beyond = valueOrThrow(await catalogue.products({ ...everything, page: 900 }));
      expect(beyond).toMatchObject({ products: [], total: seedProducts.length, page: 900 });
    },
  },
  {
    name: 'CAT-01 every list follows its sort order',
    check: async (open) => {
      const catalogue = await open();
      await fc.assert(
        fc.asyncProperty(anyCategory, anySort, async (category, sort) => {
          const products = await listAllProducts(catalogue, { category, sort });
          for (const [index, product] of products.entries()) {
            const next = products[index + 1];
            if (next) expect(inOrder[sort](product, next), `${product.title} before ${next.title}`).toBe(true);
          }
        }),
        runs,
      );
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
    name: 'CAT-01 a tag lists exactly the products that carry it',
    check: async (open) => {
      const catalogue = await open();
      for (const tag of valueOrThrow(await catalogue.tags())) {
        const found = await listAllProducts(catalogue, { tag: tag.slug });
        expect(found.length).toBeGreaterThan(0);
        for (const { id } of found) expect(valueOrThrow(await catalogue.tagsOf(id))).toContainEqual(tag);
        const other = (await listAllProducts(catalogue, {})).find(({ id }) => !idsOf(found).includes(id));
        if (other) expect(valueOrThrow(await catalogue.tagsOf(other.id))).not.toContainEqual(tag);
      }
    },
  },
  {
    name: 'CAT-01 an unknown category lists nothing',
    check: async (open) => {
      expect(await listAllProducts(await open(), { category: 'khong-co-danh-muc-nay' })).toEqual([]);
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
    name: 'SRCH-01 nonsense finds nothing, with any punctuation',
    check: async (open) => {
      const catalogue = await open();
      const anyNonsense = fc.stringMatching(/^[qxzjw]{9,14}$/);
      const anyPunctuation = fc.constantFrom('', "'", '"; drop table', '%', '\\', ':*', '&|!()', '\u0000');
      await fc.assert(
        fc.asyncProperty(anyNonsense, anyPunctuation, async (nonsense, punctuation) => {
          expect(await listAllProducts(catalogue, { keyword: `${nonsense}${punctuation}` })).toEqual([]);
        }),
        runs,
      );
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
