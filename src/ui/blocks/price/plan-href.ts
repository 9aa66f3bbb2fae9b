import type { ProductSummary } from '#core/catalogue/product.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import * as paths from '#core/shared/paths.ts';

/** A plan's page that opens with the shown term and the choices made in the list. */
export const planHref = (
  product: Pick<ProductSummary, 'slug' | 'defaultTerm'>,
  entry: Pick<PriceEntry, 'term'>,
  {
    chosen = {},
    store = null,
  }: { readonly chosen?: Readonly<Record<string, string>> | undefined; readonly store?: string | null } = {},
): string => {
  const query = new URLSearchParams();
  if (entry.term !== product.defaultTerm) query.set('time', String(entry.term));
  for (const [option, value] of Object.entries(chosen)) query.set(`chosen[${option}]`, value);
  if (store !== null) query.set('store', store);
  return paths.product(product.slug) + (query.size === 0 ? '' : `?${query}`);
};
