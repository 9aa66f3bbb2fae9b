import type { ProductPorts } from '#core/catalogue/load-product-for-command.ts';
import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { extractHost } from '#core/shared/domains/extract-host.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { checkDomain, type DomainPorts } from './check-domain.ts';
import { findOffer, toDomainOffers } from './domain-offer.ts';
import { loadDomainProducts } from './load-domain-products.ts';
import { findTransferProblem, TRANSFER_YEARS, type TransferOffer } from './transfer.ts';

export type TransferPorts = DomainPorts & ProductPorts & { readonly clock: Clock };

/** Whether a name can be transferred now, and the price. Failures: those of the catalogue. [DOM-01, DOM-04] */
export const checkTransfer =
  (ports: TransferPorts) =>
  async (typed: string): Promise<Result<TransferOffer, ShopFailure>> => {
    const name = normaliseDomain(extractHost(typed));
    const products = await loadDomainProducts(ports)();
    if (!products.ok) return products;
    const none = { name: name ?? typed, domainPrice: null, slug: null } as const;
    if (name === null) return ok({ ...none, problem: 'invalid' });
    const offer = findOffer(toDomainOffers(products.value, TRANSFER_YEARS), name);
    if (offer === null) return ok({ ...none, problem: 'not-sold' });
    const problem = findTransferProblem(await checkDomain(ports)(name), ports.clock.now());
    return ok({ name, problem, domainPrice: offer.transfer, slug: offer.slug });
  };

/** Whether a name can be transferred from another registrar, and the price. [DOM-01, DOM-04] */
export const loadTransfer = publicQuery(
  { seconds: 0 },
  (ports: TransferPorts): UseCase<{ readonly name: string }, TransferOffer> =>
    ({ name }) =>
      checkTransfer(ports)(name),
);
