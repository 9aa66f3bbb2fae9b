import { expect } from 'vitest';
import { websiteStoreId } from '#contracts/organisation.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { categorySeo, productSeo } from '#contracts/seed/content/seo.ts';
import { seedUnits } from '#contracts/seed/units.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { listLaws, searchLaws } from '#test/catalogue/list/list.laws.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { productSearchLaws } from '#test/search/product-search.laws.ts';
import { anyDataLaws } from './any-data.laws.ts';
import { listAllProducts, valueOrThrow } from './catalogue-subject.ts';
import { productLaws } from './product.laws.ts';

/** Laws of the category tree, the stores and the small lists. */
const treeLaws: readonly Law<Catalogue>[] = [
  {
    name: 'DATA-02 the top of the tree has only level-1 categories, each with its own lines',
    check: async (open) => {
      const tree = valueOrThrow(await (await open()).categories(null));
      expect(tree.map(({ handle }) => handle)).toEqual(
        seedCategories.filter(({ level }) => level === 1).map(({ handle }) => handle),
      );
      for (const group of tree) {
        expect([group.level, group.parentHandle]).toEqual([1, null]);
        for (const line of group.children) expect([line.level, line.parentHandle]).toEqual([2, group.handle]);
      }
      const lines = tree.flatMap(({ children }) => children.map(({ id }) => id));
      expect(lines.toSorted()).toEqual(
        seedCategories
          .filter(({ level }) => level === 2)
          .map(({ id }) => id)
          .toSorted(),
      );
    },
  },
  {
    name: 'ROUTE-05 the filters of a line are options of its products, with the same id, name and values',
    check: async (open) => {
      const catalogue = await open();
      const tree = valueOrThrow(await catalogue.categories(null));
      for (const group of tree)
        for (const line of group.children) {
          const [plan] = await listAllProducts(catalogue, { category: line.handle });
          const options = plan ? valueOrThrow(await catalogue.productById(plan.id)).options : [];
          for (const { id, name, values } of line.filters) {
            const option = options.find((each) => each.id === id);
            expect(option?.name).toBe(name);
            expect(option?.values.map((value) => ({ id: value.id, title: value.title }))).toEqual(values);
            expect(group.filters.map((filter) => filter.id)).toContain(id);
          }
        }
      expect(valueOrThrow(await catalogue.category('gpu-desktop', null)).filters.map(({ name }) => name)).toEqual([
        'Hệ điều hành',
        'Trung tâm dữ liệu',
      ]);
    },
  },
  {
    name: 'STO-01 the last segment of a slug identifies the store, and its tree contains only its own lines',
    check: async (open) => {
      const catalogue = await open();
      const store = valueOrThrow(await catalogue.store('bat-ky_5002'));
      expect(store).toMatchObject({ id: '5002', slug: 'gian-hang-giao-duc_5002' });
      const tree = valueOrThrow(await catalogue.categories(store.slug));
      expect(tree.flatMap(({ children }) => children.map(({ handle }) => handle)).toSorted()).toEqual([
        'cloud-lab',
        'office-365',
        'web-hosting',
      ]);
      for (const group of tree) {
        const counts = group.children.map(({ productCount }) => productCount);
        expect(group.productCount).toBe(counts.reduce((sum, each) => sum + each, 0));
      }
      expect(await catalogue.categories('khong-co_9999')).toMatchObject({ failure: { kind: 'not-found' } });
    },
  },
  {
    name: 'CFG-02 STO-01 the website store is the default',
    check: async (open) => {
      const catalogue = await open();
      expect(await catalogue.categories(websiteStoreId)).toEqual(await catalogue.categories(null));
      expect(valueOrThrow(await catalogue.store(websiteStoreId)).id).toBe(websiteStoreId);
    },
  },
  {
    name: 'CAT-01 units and tags are unique',
    check: async (open) => {
      const catalogue = await open();
      expect(valueOrThrow(await catalogue.units())).toEqual(seedUnits);
      const tags = valueOrThrow(await catalogue.tags());
      expect(new Set(tags.map(({ slug }) => slug)).size).toBe(tags.length);
    },
  },
];

/** Laws of the SEO texts. */
const seoLaws: readonly Law<Catalogue>[] = [
  {
    name: 'REST-06 CMS-02 SEO texts are found by type and by id or handle, and nothing else is found',
    check: async (open) => {
      const catalogue = await open();
      for (const { id, handle } of seedCategories) {
        const said = await catalogue.seo(handle, 'category');
        expect(said).toEqual(
          categorySeo[handle]
            ? { ok: true, value: categorySeo[handle] }
            : { ok: false, failure: { kind: 'not-found' } },
        );
        expect(await catalogue.seo(id, 'category')).toEqual(said);
        expect(await catalogue.seo(handle, 'product')).toMatchObject({ failure: { kind: 'not-found' } });
      }
      for (const { id, slug } of seedProducts.filter((product) => productSeo[product.slug])) {
        expect(await catalogue.seo(slug, 'product')).toEqual({ ok: true, value: productSeo[slug] });
        expect(await catalogue.seo(id, 'product')).toEqual({ ok: true, value: productSeo[slug] });
        expect(valueOrThrow(await catalogue.product(slug)).seo).toEqual(productSeo[slug]);
      }
      for (const odd of ['khong-co', 'a/b', '%', "' or 1=1"])
        expect(await catalogue.seo(odd, 'product')).toMatchObject({ failure: { kind: 'not-found' } });
    },
  },
];

export const catalogueLaws: readonly Law<Catalogue>[] = [
  ...anyDataLaws,
  ...treeLaws,
  ...listLaws,
  ...searchLaws,
  ...productSearchLaws,
  ...productLaws,
  ...seoLaws,
];

/** Runs the Catalogue laws on one adapter. `open` returns a catalogue with the unchanged seed. */
export const catalogueContract = (name: string, open: () => Promise<Catalogue>): void =>
  describeLaws(name, catalogueLaws, open);
