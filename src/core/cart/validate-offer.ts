import type { ProductPorts } from '#core/catalogue/load-product-for-command.ts';
import type { Product } from '#core/catalogue/product.ts';
import { orderedDomain, validateConfiguration } from '#core/catalogue/validate-configuration.ts';
import { type DomainPorts, requireAvailableDomains } from '#core/domains/check-domain.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import type { Quote } from '#core/pricing/receipt.ts';
import type { Dong } from '#core/shared/dong.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

export type OfferPorts = DomainPorts & ProductPorts;

export type Offer = {
  readonly product: Product;
  readonly configuration: Configuration;
  readonly quote: Quote;
  /** null for products other than domains. */
  readonly domain: string | null;
};

/**
 * Validates a configuration against the current catalogue and its price against `expectedTotal` (đồng with VAT; null
 * skips). Failures: `product-unavailable`, `invalid-fields` (also for a sold-out location), `term-not-sold`,
 * `quantity-out-of-range`, `price-changed`, `domain-unavailable`. [CART-19, DOM-04]
 */
export const validateOffer =
  (ports: OfferPorts) =>
  async (
    product: Product,
    configuration: Configuration,
    expectedTotal: Dong | null,
  ): Promise<Result<Offer, ShopFailure>> => {
    if (!product.isAvailable) return fail({ kind: 'product-unavailable' });
    const quote = computeQuote(product, configuration);
    if (!quote.ok) return quote;
    const fields = validateConfiguration(product, configuration);
    if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
    const now = quote.value.totals.gross;
    if (expectedTotal !== null && expectedTotal !== now)
      return fail({ kind: 'price-changed', old: expectedTotal, now });
    const domain = orderedDomain(product, configuration);
    const free = await requireAvailableDomains(ports)(domain === null ? [] : [domain]);
    return free.ok ? ok({ product, configuration, quote: quote.value, domain }) : free;
  };
