import { websiteStoreCode } from '#contracts/organisation.ts';
import { parseStoreId } from '#core/catalogue/parse-store-id.ts';
import type { SortOrder } from '#core/catalogue/product.ts';

/** Defaults to the website store. [STO-01, CFG-02] */
export const storeChannel = (store: string | null): string => (store === null ? websiteStoreCode : parseStoreId(store));

/** The product service's names of the orders, on both wires. */
export const sorting: Readonly<Record<SortOrder, { readonly sortBy: string; readonly sortOrder: string }>> = {
  popular: { sortBy: 'POPULAR', sortOrder: 'ASC' },
  'price-asc': { sortBy: 'PRICE', sortOrder: 'ASC' },
  'price-desc': { sortBy: 'PRICE', sortOrder: 'DESC' },
  name: { sortBy: 'NAME', sortOrder: 'ASC' },
};
