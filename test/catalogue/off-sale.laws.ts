import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { combosOf } from '#contracts/seed/combos.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { productId } from '#core/shared/ids.ts';
import { anySort, categoryHandlesOf, listAllProducts, valueOrThrow } from './catalogue-subject.ts';

/** A catalogue of which the sale of a product can be stopped while `work` runs. */
export type OffSaleSubject = {
  readonly catalogue: Catalogue;
  readonly withoutSale: <Value>(product: SeedProduct, work: () => Promise<Value>) => Promise<Value>;
};

const ids = (products: readonly { readonly id: string }[]): readonly string[] => products.map(({ id }) => id);
/** A plan whose line has others to compare with. */
const anyOfMany = fc.constantFrom(
  ...seedProducts.filter(
    ({ type }) => type !== DOMAIN_LINE && seedProducts.filter((each) => each.type === type).length > 2,
  ),
);

/** What becomes of a product that the shop has stopped to sell. */
export const offSaleLaws = (open: () => Promise<OffSaleSubject>, runs: number): void => {
  test('CAT-10 a product off sale is in no list and no search, and all others are', async () => {
    const { catalogue, withoutSale } = await open();
    await fc.assert(
      fc.asyncProperty(anyOfMany, anySort, async (product, sort) => {
        const found = valueOrThrow(await catalogue.productById(productId(product.id)));
        for (const query of [
          { sort },
          { sort, keyword: product.title },
          { sort, keyword: product.sku },
          ...categoryHandlesOf(found).map((category) => ({ sort, category })),
        ]) {
          const before = ids(await listAllProducts(catalogue, query));
          const after = await withoutSale(product, async () => ids(await listAllProducts(catalogue, query)));
          expect([query, after]).not.toEqual([query, expect.arrayContaining([product.id])]);
          if (!('keyword' in query)) expect([query, after]).toEqual([query, before.filter((id) => id !== product.id)]);
        }
      }),
      { numRuns: runs },
    );
  });

  test('CAT-10 a product off sale is counted nowhere and no plan or extra of another page', async () => {
    const { catalogue, withoutSale } = await open();
    await fc.assert(
      fc.asyncProperty(anyOfMany, async (product) => {
        const read = () => catalogue.categories(null);
        const countOf = (tree: Awaited<ReturnType<typeof read>>) =>
          valueOrThrow(tree)
            .flatMap(({ children }) => children)
            .find(({ handle }) => handle === product.type)?.productCount;
        const before = countOf(await read()) ?? 0;
        const other = seedProducts.find(({ type, id }) => type === product.type && id !== product.id) ?? product;
        const beside = seedProducts.find((each) => ids(combosOf(each)).includes(product.id));
        await withoutSale(product, async () => {
          expect(countOf(await read())).toBe(before - 1);
          expect(ids(valueOrThrow(await catalogue.productById(productId(other.id))).siblings)).not.toContain(
            product.id,
          );
          if (beside === undefined) return;
          expect(ids(valueOrThrow(await catalogue.combos(productId(beside.id))))).not.toContain(product.id);
          expect(ids(valueOrThrow(await catalogue.productById(productId(beside.id))).extras)).not.toContain(product.id);
        });
      }),
      { numRuns: runs },
    );
  });

  test('CAT-10 SVC-01 the page and the offers of a product off sale stay, and say that nobody can buy it', async () => {
    const { catalogue, withoutSale } = await open();
    await fc.assert(
      fc.asyncProperty(anyOfMany, async (product) => {
        await withoutSale(product, async () => {
          const page = valueOrThrow(await catalogue.product(product.slug));
          expect([page.id, page.isAvailable, ids(page.siblings).includes(page.id)]).toEqual([product.id, false, true]);
          expect(valueOrThrow(await catalogue.productById(page.id)).isAvailable).toBe(false);
          expect(ids(valueOrThrow(await catalogue.listOffers([page.id])))).toEqual([product.id]);
        });
      }),
      { numRuns: runs },
    );
  });
};
