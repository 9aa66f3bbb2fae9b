import fc from 'fast-check';
import { expect } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { ProductSummary, SortOrder } from '#core/catalogue/product.ts';
import { foldVietnamese } from '#core/shared/fold-vietnamese.ts';
import type { Law } from '#test/kit/law.ts';
import {
  answered,
  anyAmount,
  anyCategory,
  anySeedProduct,
  anySort,
  everything,
  leadOf,
  listed,
  placesOf,
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

/** What a list of products owes. */
export const listLaws: readonly Law<Catalogue>[] = [
  {
    name: 'CAT-01 the pages of a list hold each of its products once, in the order of the whole list',
    check: async (open) => {
      const catalogue = await open();
      await fc.assert(
        fc.asyncProperty(anyCategory, anySort, fc.integer({ min: 1, max: 30 }), async (category, sort, perPage) => {
          const whole = await listed(catalogue, { category, sort });
          const first = answered(await catalogue.products({ ...everything, category, sort, perPage }));
          expect(first.total).toBe(whole.length);
          expect(first.pages).toBe(Math.max(1, Math.ceil(whole.length / perPage)));
          const pages = [first.products];
          for (let page = 2; page <= first.pages; page++)
            pages.push(await listed(catalogue, { category, sort, perPage, page }));
          expect(idsOf(pages.flat())).toEqual(idsOf(whole));
          expect(new Set(idsOf(whole)).size).toBe(whole.length);
        }),
        runs,
      );
    },
  },
  {
    name: 'CAT-01 beyond the last page there is nothing, and the total stays',
    check: async (open) => {
      const catalogue = await open();
      const beyond = answered(await catalogue.products({ ...everything, page: 900 }));
      expect(beyond).toMatchObject({ products: [], total: seedProducts.length, page: 900 });
    },
  },
  {
    name: 'CAT-01 each order is kept from product to product',
    check: async (open) => {
      const catalogue = await open();
      await fc.assert(
        fc.asyncProperty(anyCategory, anySort, async (category, sort) => {
          const products = await listed(catalogue, { category, sort });
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
    name: 'CAT-01 category and price filter let through all that fits and nothing else',
    check: async (open) => {
      const catalogue = await open();
      const all = await listed(catalogue, {});
      await fc.assert(
        fc.asyncProperty(anyCategory, anyAmount, anyAmount, fc.boolean(), async (category, from, to, onlyPromotion) => {
          const found = await listed(catalogue, { category, priceFrom: from, priceTo: to, onlyPromotion });
          const fitting = all.filter(
            (product) =>
              (category === null || placesOf(product).includes(category)) &&
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
      for (const tag of answered(await catalogue.tags())) {
        const found = await listed(catalogue, { tag: tag.slug });
        expect(found.length).toBeGreaterThan(0);
        for (const { id } of found) expect(answered(await catalogue.tagsOf(id))).toContainEqual(tag);
        const other = (await listed(catalogue, {})).find(({ id }) => !idsOf(found).includes(id));
        if (other) expect(answered(await catalogue.tagsOf(other.id))).not.toContainEqual(tag);
      }
    },
  },
  {
    name: 'CAT-01 a category that is not there lists nothing',
    check: async (open) => {
      expect(await listed(await open(), { category: 'khong-co-danh-muc-nay' })).toEqual([]);
    },
  },
  {
    name: 'STO-01 a store lists the products of its own lines only',
    check: async (open) => {
      const catalogue = await open();
      const found = await listed(catalogue, { store: 'gian-hang-giao-duc_5002' });
      const lines = new Set(found.map(({ category }) => category.handle));
      expect([...lines].sort()).toEqual(['cloud-lab', 'office-365', 'web-hosting']);
      expect(await catalogue.products({ ...everything, store: 'khong-co_9999' })).toMatchObject({
        failure: { kind: 'not-found' },
      });
    },
  },
  {
    name: 'CAT-01 a category counts its products and tells the lowest price that one of them leads with',
    check: async (open) => {
      const catalogue = await open();
      for (const { handle } of seedCategories) {
        const products = await listed(catalogue, { category: handle });
        const category = answered(await catalogue.category(handle, null));
        expect(category.productCount).toBe(products.length);
        expect(category.priceFrom?.amount).toBe(Math.min(...products.map(leadOf)));
      }
    },
  },
];

/** What search owes. */
export const searchLaws: readonly Law<Catalogue>[] = [
  {
    name: 'SRCH-01 200 spellings, without tones or accents, in any case and Unicode form, with one letter wrong, find the product',
    check: async (open) => {
      const catalogue = await open();
      const anyQuery = anySeedProduct.chain((product) =>
        anySpelling(product.title).map((keyword) => ({ keyword, id: product.id })),
      );
      await fc.assert(
        fc.asyncProperty(anyQuery, async ({ keyword, id }) => {
          expect(idsOf(await listed(catalogue, { keyword }))).toContain(id);
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
          expect(idsOf(await listed(catalogue, { keyword }))).toContain(id);
    },
  },
  {
    name: 'SRCH-01 nonsense finds nothing, however it is written',
    check: async (open) => {
      const catalogue = await open();
      const anyNonsense = fc.stringMatching(/^[qxzjw]{9,14}$/);
      const anyPunctuation = fc.constantFrom('', "'", '"; drop table', '%', '\\', ':*', '&|!()', '\u0000');
      await fc.assert(
        fc.asyncProperty(anyNonsense, anyPunctuation, async (nonsense, punctuation) => {
          expect(await listed(catalogue, { keyword: `${nonsense}${punctuation}` })).toEqual([]);
        }),
        runs,
      );
    },
  },
  {
    name: 'SRCH-01 search and category narrow together',
    check: async (open) => {
      const catalogue = await open();
      const found = await listed(catalogue, { keyword: 'may chu', category: 'bare-metal' });
      expect(found.every(({ category }) => category.handle === 'bare-metal')).toBe(true);
      const everywhere = await listed(catalogue, { keyword: 'may chu' });
      expect(idsOf(found)).toEqual(idsOf(everywhere.filter(({ category }) => category.handle === 'bare-metal')));
    },
  },
];
