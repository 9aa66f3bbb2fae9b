import fc from 'fast-check';
import { expect } from 'vitest';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { ProductSummary, SortOrder } from '#core/catalogue/product.ts';
import { withVat } from '#core/pricing/amounts.ts';
import { categoryId, productId } from '#core/shared/ids.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import type { Law } from '#test/kit/law.ts';
import { anySort, everything, leadOf, listAllProducts, valueOrThrow } from './catalogue-subject.ts';

const runs = { numRuns: 25 };
const idsOf = (products: readonly ProductSummary[]) => products.map(({ id }) => id);
const nameKey = ({ title }: ProductSummary): string => foldVietnamese(title);
const unknown = { ok: false, failure: { kind: 'not-found' } };

const inOrder: Readonly<Record<SortOrder, (before: ProductSummary, after: ProductSummary) => boolean>> = {
  popular: (before, after) => before.badge !== null || after.badge === null,
  'price-asc': (before, after) => leadOf(before) <= leadOf(after),
  'price-desc': (before, after) => leadOf(before) >= leadOf(after),
  name: (before, after) => nameKey(before) <= nameKey(after),
};

/** A category of the catalogue itself, or all of them. */
const anyCategoryOf = async (catalogue: Catalogue): Promise<fc.Arbitrary<string | null>> => {
  const tree = valueOrThrow(await catalogue.categories(null));
  return fc.constantFrom(null, ...tree.flatMap((group) => [group, ...group.children]).map(({ handle }) => handle));
};

/** Laws of every product service, whatever it sells: they read what they need to know from the service itself. */
export const anyDataLaws: readonly Law<Catalogue>[] = [
  {
    name: 'CAT-01 ENT-08 a category is the same by handle, by id and in the tree',
    check: async (open) => {
      const catalogue = await open();
      const tree = valueOrThrow(await catalogue.categories(null));
      for (const category of tree.flatMap((group) => [group, ...group.children])) {
        expect(valueOrThrow(await catalogue.category(category.handle, null))).toEqual(category);
        expect(valueOrThrow(await catalogue.categoryById(categoryId(category.id), null))).toEqual(category);
      }
    },
  },
  {
    name: 'GQL-05 the price board has one column per group and one row per line',
    check: async (open) => {
      const catalogue = await open();
      const tree = valueOrThrow(await catalogue.categories(null));
      expect(valueOrThrow(await catalogue.priceMenus())).toEqual(
        tree.map((group) => ({ group, lines: group.children })),
      );
    },
  },
  {
    name: 'CAT-01 the pages of a list contain each product once, in the order of the whole list',
    check: async (open) => {
      const catalogue = await open();
      await fc.assert(
        fc.asyncProperty(
          await anyCategoryOf(catalogue),
          anySort,
          fc.integer({ min: 1, max: 30 }),
          async (category, sort, perPage) => {
            const whole = await listAllProducts(catalogue, { category, sort });
            const first = valueOrThrow(await catalogue.products({ ...everything, category, sort, perPage }));
            expect(first.total).toBe(whole.length);
            expect(first.pages).toBe(Math.max(1, Math.ceil(whole.length / perPage)));
            const pages = [first.products];
            for (let page = 2; page <= first.pages; page++)
              pages.push(await listAllProducts(catalogue, { category, sort, perPage, page }));
            expect(idsOf(pages.flat())).toEqual(idsOf(whole));
            expect(new Set(idsOf(whole)).size).toBe(whole.length);
          },
        ),
        runs,
      );
    },
  },
  {
    name: 'CAT-01 every list follows its sort order',
    check: async (open) => {
      const catalogue = await open();
      await fc.assert(
        fc.asyncProperty(await anyCategoryOf(catalogue), anySort, async (category, sort) => {
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
    name: 'CAT-01 a tag lists exactly the products that carry it',
    check: async (open) => {
      const catalogue = await open();
      for (const tag of valueOrThrow(await catalogue.tags())) {
        const found = await listAllProducts(catalogue, { tag: tag.slug });
        expect(found.length).toBeGreaterThan(0);
        const tagsOf = async (slug: string) => valueOrThrow(await catalogue.product(slug)).tags;
        for (const { slug } of found) expect(await tagsOf(slug)).toContainEqual(tag);
        const other = (await listAllProducts(catalogue, {})).find(({ id }) => !idsOf(found).includes(id));
        if (other) expect(await tagsOf(other.slug)).not.toContainEqual(tag);
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
    name: 'ENT-06 a product is the same by slug, by id and in a list',
    check: async (open) => {
      const catalogue = await open();
      const all = await listAllProducts(catalogue, {});
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...all), async ({ id, slug }) => {
          const { tags: _tags, seo: _seo, ...product } = valueOrThrow(await catalogue.product(slug));
          expect(valueOrThrow(await catalogue.productById(id))).toEqual(product);
          expect(product).toMatchObject(all.find((each) => each.id === id) ?? { id: 'listed' });
        }),
        runs,
      );
    },
  },
  {
    name: 'CAT-04 a price that includes VAT is the charge with the day’s VAT, by the unit of its term; state fees are exempt',
    check: async (open) => {
      for (const { vat, prices } of await listAllProducts(await open(), {})) {
        if (!vat.isIncluded) continue;
        for (const { charge, perUnit, term } of prices)
          expect(perUnit).toBe(Math.round(withVat(charge, vat.percent).gross / term));
      }
    },
  },
  {
    name: 'CAT-01 an unknown slug or id is not found',
    check: async (open) => {
      const catalogue = await open();
      const anyStray = fc.stringMatching(/^[a-z0-9-]{0,12}$/).map((text) => `khong-co-${text}`);
      await fc.assert(
        fc.asyncProperty(anyStray, async (stray) => {
          expect(await catalogue.product(stray)).toEqual(unknown);
          expect(await catalogue.productById(productId(stray))).toEqual(unknown);
          expect(await catalogue.combos(productId(stray))).toEqual(unknown);
          expect(await catalogue.category(stray, null)).toEqual(unknown);
          expect(await catalogue.categoryById(categoryId(stray), null)).toEqual(unknown);
          expect(await catalogue.store(stray)).toEqual(unknown);
        }),
        { numRuns: 5 },
      );
    },
  },
  {
    name: 'CAT-04 CAT-06 every product has terms that differ, shortest first, at prices that are not negative, and sells its default term',
    check: async (open) => {
      const products = await listAllProducts(await open(), {});
      expect(products.length).toBeGreaterThan(0);
      for (const { title, prices, defaultTerm } of products) {
        const terms = prices.map(({ term }) => term);
        expect([title, terms]).toEqual([title, [...new Set(terms)].toSorted((a, b) => a - b)]);
        expect(terms).toContain(defaultTerm);
        for (const { perUnit } of prices) expect(perUnit).toBeGreaterThanOrEqual(0);
      }
    },
  },
];
