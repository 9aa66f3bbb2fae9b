import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { domainStates } from '#core/shared/domains/domain-problems.ts';
import { fail, ok } from '#core/shared/result.ts';
import { checkDomain } from './check-domain.ts';
import { findOffer, toDomainOffers } from './domain-offer.ts';
import { SEARCH_YEARS } from './domain-search.ts';
import { loadDomainProducts } from './load-domain-products.ts';
import type { DomainSearchPorts } from './search-domains.ts';
import type { Whois } from './whois.ts';

const nothingTold: Whois = { registrar: null, registeredAt: null, expiresAt: null, nameservers: [], statusCodes: [] };

/**
 * Failures: `not-found` when not registered, or when the shop does not sell the extension, whose registry it cannot
 * ask; `unreachable` when inconclusive. [DOM-01]
 */
export const loadWhois = publicQuery(
  { seconds: 0 },
  (ports: DomainSearchPorts): UseCase<{ readonly name: string }, { readonly name: string; readonly whois: Whois }> =>
    async ({ name: typed }) => {
      const domain = normaliseDomain(typed);
      if (domain === null) return fail({ kind: 'not-found' });
      const products = await loadDomainProducts(ports)();
      if (!products.ok) return products;
      if (findOffer(toDomainOffers(products.value, SEARCH_YEARS), domain) === null) return fail({ kind: 'not-found' });
      const { name, status, whois = nothingTold } = await checkDomain(ports)(domain);
      if (domainStates[status].isUnknown) return fail({ kind: 'unreachable' });
      return domainStates[status].isRegistered ? ok({ name, whois }) : fail({ kind: 'not-found' });
    },
);
