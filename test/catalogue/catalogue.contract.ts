import { expect } from 'vitest';
import { websiteStoreId } from '#contracts/organisation.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { categorySeo, productSeo } from '#contracts/seed/seo.ts';
import { seedUnits } from '#contracts/seed/units.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { categoryId } from '#core/shared/ids.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import { answered } from './catalogue-subject.ts';
import { listLaws, searchLaws } from './list.laws.ts';
import { productLaws } from './product.laws.ts';

/** What the category tree, the stores and the small lists owe. */
const treeLaws: readonly Law<Catalogue>[] = [
  {
    name: 'DATA-02 only level-1 categories stand at the top, each over its own lines',
    check: async (open) => {
      const tree = answered(await (await open()).categories(null));
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
    name: 'CAT-01 ENT-08 a category is the same by handle, by id and in the tree',
    check: async (open) => {
      const catalogue = await open();
      const tree = answered(await catalogue.categories(null));
      for (const category of tree.flatMap((group) => [group, ...group.children])) {
        expect(answered(await catalogue.category(category.handle, null))).toEqual(category);
        expect(answered(await catalogue.categoryById(categoryId(category.id)))).toEqual(category);
      }
    },
  },
  {
    name: 'GQL-05 the price board has a column a group and a row a line',
    check: async (open) => {
      const catalogue = await open();
      const tree = answered(await catalogue.categories(null));
      expect(answered(await catalogue.priceMenus())).toEqual(tree.map((group) => ({ group, lines: group.children })));
    },
  },
  {
    name: 'STO-01 a store is found by the last segment of its slug, and its tree holds its own lines',
    check: async (open) => {
      const catalogue = await open();
      const store = answered(await catalogue.store('bat-ky_5002'));
      expect(store).toMatchObject({ id: '5002', slug: 'gian-hang-giao-duc_5002' });
      const tree = answered(await catalogue.categories(store.slug));
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
    name: 'CFG-02 STO-01 without a store the website store is asked',
    check: async (open) => {
      const catalogue = await open();
      expect(await catalogue.categories(websiteStoreId)).toEqual(await catalogue.categories(null));
      expect(answered(await catalogue.store(websiteStoreId)).id).toBe(websiteStoreId);
    },
  },
  {
    name: 'CAT-01 units and tags have one name an id',
    check: async (open) => {
      const catalogue = await open();
      expect(answered(await catalogue.units())).toEqual(seedUnits);
      const tags = answered(await catalogue.tags());
      expect(new Set(tags.map(({ slug }) => slug)).size).toBe(tags.length);
    },
  },
];

/** What search engines are told. */
const seoLaws: readonly Law<Catalogue>[] = [
  {
    name: 'REST-06 CMS-02 what editors tell search engines is found by id and by handle, per type, and nothing else is',
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
      }
      for (const odd of ['khong-co', 'a/b', '%', "' or 1=1"])
        expect(await catalogue.seo(odd, 'product')).toMatchObject({ failure: { kind: 'not-found' } });
    },
  },
];

export const catalogueLaws: readonly Law<Catalogue>[] = [
  ...treeLaws,
  ...listLaws,
  ...searchLaws,
  ...productLaws,
  ...seoLaws,
];

/** What every Catalogue owes its callers. `open` answers a catalogue with the seed and nothing changed. */
export const catalogueContract = (name: string, open: () => Promise<Catalogue>): void =>
  describeLaws(name, catalogueLaws, open);
