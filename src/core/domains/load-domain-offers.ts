import type { ProductPorts } from '#core/catalogue/load-product-for-command.ts';
import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import { type DomainOffer, toDomainOffers } from './domain-offer.ts';
import { SEARCH_YEARS } from './domain-search.ts';
import { loadDomainProducts } from './load-domain-products.ts';

/** The price list: every extension on sale for one year, most wanted first. [DOM-01] */
export const loadDomainOffers = publicQuery(
  { seconds: 30 },
  (ports: ProductPorts): UseCase<Nothing, readonly DomainOffer[]> =>
    async () => {
      const products = await loadDomainProducts(ports)();
      return products.ok ? ok(toDomainOffers(products.value, SEARCH_YEARS)) : products;
    },
);
