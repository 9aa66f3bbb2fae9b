import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { orderedDomain } from '#core/catalogue/validate-configuration.ts';
import { type LoaderInput, prefetch, publicPageQuery } from '#ui/app/page.ts';

/** Without JavaScript the page tells whether the name in its address is available; adding it asks again. [DOM-04] */
export const loadTypedName = async (loader: LoaderInput, product: Product): Promise<void> => {
  const name = orderedDomain(product, configurationFromQuery(product, loader.search));
  if (name !== null)
    await prefetch(
      loader,
      publicPageQuery('loadDomainStatus', () => ({ name })),
    );
};
