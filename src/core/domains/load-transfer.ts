import type { AddOfferPorts } from '#core/cart/add-offer.ts';
import type { ShopFailure } from '#core/failures.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import { askDomain, type DomainPorts } from './check-domain.ts';
import { normalDomain } from './domain-name.ts';
import { offerFor, offersOf } from './domain-offer.ts';
import { loadDomainProducts } from './load-offers.ts';
import { TRANSFER_YEARS, type TransferOffer, transferProblemOf } from './transfer.ts';

export type TransferPorts = DomainPorts & Pick<AddOfferPorts, 'catalogue' | 'log' | 'clock'>;

/** Whether a name can be moved here at this moment, and what that costs. Failures: the catalogue's. [DOM-01, DOM-04] */
export const transferOf =
  (ports: TransferPorts) =>
  async (typed: string): Promise<Result<TransferOffer, ShopFailure>> => {
    const name = normalDomain(typed);
    const products = await loadDomainProducts(ports)();
    if (!products.ok) return products;
    const none = { name: name ?? typed, bill: null, slug: null } as const;
    if (name === null) return ok({ ...none, problem: 'invalid' });
    const offer = offerFor(offersOf(products.value, TRANSFER_YEARS), name);
    if (offer === null) return ok({ ...none, problem: 'not-sold' });
    const problem = transferProblemOf(await askDomain(ports)(name), ports.clock.now());
    return ok({ name, problem, bill: offer.renewal, slug: offer.slug });
  };

export const loadTransfer =
  (ports: TransferPorts): UseCases['transferOffer'] =>
  ({ name }) =>
    transferOf(ports)(name);
