import fc from 'fast-check';
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { defaultProductQuery, type ProductQuery, type ProductSummary, sortOrders } from '#core/catalogue/product.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { dong } from '#core/shared/dong.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

/** Returns the value of a result; throws on a failure. */
export const valueOrThrow = <Value>(result: Result<Value, PortFailure>): Value => {
  if (!result.ok) throw new Error(`unexpected failure: ${JSON.stringify(result.failure)}`);
  return result.value;
};

export const everything: ProductQuery = { ...defaultProductQuery, perPage: 100 };

/** All products of a query, or those of the page that it names. */
export const listAllProducts = async (
  catalogue: Catalogue,
  query: Partial<ProductQuery>,
): Promise<readonly ProductSummary[]> => {
  const read = async (page: number) => valueOrThrow(await catalogue.products({ ...everything, ...query, page }));
  const first = await read(query.page ?? 1);
  const products = [...first.products];
  for (let page = 2; query.page === undefined && page <= first.pages; page++)
    products.push(...(await read(page)).products);
  return products;
};

export const leadOf = ({ prices }: Pick<ProductSummary, 'prices'>): number =>
  findLeadPrice(prices)?.perUnit ?? Number.NaN;

export const anySeedProduct: fc.Arbitrary<SeedProduct> = fc.constantFrom(...seedProducts);
export const anyCategory = fc.option(fc.constantFrom(...seedCategories.map(({ handle }) => handle)));
export const anySort = fc.constantFrom(...sortOrders);
/** Amounts in đồng around the catalogue's prices, or null. */
export const anyAmount = fc.option(fc.integer({ min: 0, max: 30_000 }).map((thousands) => dong(thousands * 1_000)));

/** Handles of a product's category and of its parent group. */
export const categoryHandlesOf = (product: Pick<ProductSummary, 'category'>): readonly string[] => {
  const line = seedCategories.find(({ handle }) => handle === product.category.handle);
  const group = seedCategories.find(({ id }) => id === line?.parentId);
  return [product.category.handle, group?.handle ?? ''];
};
