import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, type Result } from '#core/shared/result.ts';
import type { Catalogue } from './catalogue.port.ts';
import type { Product } from './product.ts';

export type ProductPorts = { readonly catalogue: Catalogue; readonly delay: Delay; readonly log: Log };

/** Logs a failure with the specified message. [ERR-04] */
export const loadProductForCommand =
  ({ delay, log }: Pick<ProductPorts, 'delay' | 'log'>) =>
  async <Found extends Product>(
    read: () => Promise<Result<Found, PortFailure>>,
  ): Promise<Result<Found, ShopFailure>> => {
    const product = await readWithRetry(delay, read);
    if (product.ok) return product;
    log.warn('Failed to fetch product by handle data', { kind: product.failure.kind });
    return fail(toShopFailure(product.failure));
  };
