import { parseExtension } from '#core/shared/domains/domain-name.ts';
import { type DomainStatus, domainStates } from '#core/shared/domains/domain-problems.ts';
import { isNameOfProduct } from '#core/shared/goods/name-of-product.ts';
import type { PricedLine } from './price-line.ts';
import { type Refused, refuse } from './refusal.ts';

/**
 * A registration requires a name that is certainly `available`, a transfer one that is certainly `registered`; null
 * when it can be ordered. Refusals: `domain-unavailable` {domain, status}, `transfer-refused` {domain, why}. [DOM-04]
 */
export const refuseDomain = (domain: string, status: DomainStatus, isTransfer: boolean): Refused | null => {
  if (isTransfer)
    return domainStates[status].isRegistered
      ? null
      : refuse('transfer-refused', `${domain} is ${status}`, { domain, why: status });
  return domainStates[status].isAvailable
    ? null
    : refuse('domain-unavailable', `${domain} is ${status}`, { domain, status });
};

/** `domain-already-in-order`: an order contains a name once. [CART-05] */
export const refuseRepeatedDomain = (domain: string): Refused =>
  refuse('domain-already-in-order', `${domain} is in the order`, { domain });

/**
 * Why the domains of new lines cannot be added to an order with the domains `present`; null when they can. Refusals:
 * `domain-already-in-order` {domain}, and those of `refuseDomain`; a name that the product does not sell is `invalid`.
 */
export const refuseNewDomains = (
  lines: readonly PricedLine[],
  present: readonly string[],
  statusOf: (domain: string) => DomainStatus,
): Refused | null => {
  const taken = new Set(present);
  for (const { product, line } of lines) {
    const extension = parseExtension(product);
    if (extension === null) continue;
    const { description: domain, authCode } = line;
    if (taken.has(domain)) return refuseRepeatedDomain(domain);
    taken.add(domain);
    const status = isNameOfProduct(product, domain) ? statusOf(domain) : 'invalid';
    const refused = refuseDomain(domain, status, authCode !== undefined);
    if (refused) return refused;
  }
  return null;
};
