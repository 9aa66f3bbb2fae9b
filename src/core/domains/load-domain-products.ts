import type { ProductPorts } from '#core/catalogue/load-product-for-command.ts';
import { defaultProductQuery, type ProductSummary } from '#core/catalogue/product.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { MAX_OFFERS } from './domain-offer.ts';

/** Fails with `not-found` in a shop that sells no domains. */
export const loadDomainProducts =
  ({ catalogue, delay, log }: ProductPorts) =>
  async (): Promise<Result<readonly ProductSummary[], ShopFailure>> => {
    const asked = { ...defaultProductQuery, category: DOMAIN_LINE, perPage: MAX_OFFERS };
    const page = await readWithRetry(delay, () => catalogue.products(asked));
    if (page.ok) return page.value.products.length === 0 ? fail({ kind: 'not-found' }) : ok(page.value.products);
    log.warn('Failed to fetch products data', { kind: page.failure.kind });
    return fail(toShopFailure(page.failure));
  };
