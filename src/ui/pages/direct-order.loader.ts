import { notFound, redirect } from '@tanstack/react-router';
import { BUY_NOW, codesFromQuery } from '#core/catalogue/buy-now.ts';
import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import { ensure, ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { prefetchWards } from '#ui/checkout/prefetch-wards.ts';
import { failureOf } from '#ui/failures/failure-error.ts';

/** A configuration that cannot be ordered as it stands goes back to the product's page, where it can be mended. [ROUTE-09] */
export const loadDirectOrder: PageLoader = async (loader) => {
  const { slug = '', checkout } = loader.params;
  if (checkout !== BUY_NOW) throw notFound({ data: { thing: 'page' } });
  const product = await ensureFound(loader, 'product', { slug }, 'product');
  const configuration = configurationFromQuery(product, loader.search);
  try {
    const { addresses } = await ensure(loader, 'directOrder', {
      slug,
      configuration,
      codes: codesFromQuery(loader.search),
    });
    await prefetchWards(loader, 'placeDirectOrder', addresses);
  } catch (error) {
    const kind = failureOf(error)?.kind;
    if (kind !== 'invalid-fields' && kind !== 'product-unavailable') throw error;
    throw redirect({ href: loader.href.replace(`/${BUY_NOW}`, ''), statusCode: 303 });
  }
  return { title: product.title };
};
