import type { ComponentProps } from 'react';
import type { ProductSummary } from '#core/catalogue/product.ts';
import { isDomainProduct } from '#core/catalogue/product-line.ts';
import type QuickBuyForm from '#ui/catalogue/list/quick-buy.tsx';
import { deferred } from '#ui/waking/deferred.tsx';

/** A form from the first paint; its script loads when it is touched. */
export const QuickBuy = deferred<ComponentProps<typeof QuickBuyForm>>(
  () => import('#ui/catalogue/list/quick-buy.tsx'),
  'touched',
);

/** A domain needs its name first; a plan chosen with options is bought where they are shown. */
export const canBuyAtOnce = (
  product: Pick<ProductSummary, 'isAvailable' | 'type'>,
  chosen: Readonly<Record<string, string>> = {},
): boolean => product.isAvailable && !isDomainProduct(product) && Object.keys(chosen).length === 0;
