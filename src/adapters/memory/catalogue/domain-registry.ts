import { type Refused, refuse } from '#adapters/memory/refusals.ts';
import { seedProductById, type World } from '#adapters/memory/world.ts';
import { busyNames, silentNames, soldExtensions } from '#contracts/seed/domains/domain-names.ts';
import { whoisFactsOf } from '#contracts/seed/domains/whois-facts.ts';
import { isDomainProduct } from '#core/catalogue/product-line.ts';
import type { DomainAnswer, DomainRegistry } from '#core/domains/domain-registry.port.ts';
import type { Whois } from '#core/domains/whois.ts';
import { refuseDomain, refuseNewDomains } from '#core/order-rules/order-domains.ts';
import type { PricedLine } from '#core/order-rules/price-line.ts';
import type { Order, OrderLine } from '#core/orders/order.ts';
import { hasExtension, normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { type DomainStatus, domainStates } from '#core/shared/domains/domain-problems.ts';
import { fail, ok } from '#core/shared/result.ts';

/** Hyphens at positions three and four mark an encoding; punycode is the only valid one. [RFC 5891] */
const isRegistrable = (label: string): boolean => label.slice(2, 4) !== '--' || label.startsWith('xn--');

/** Extensions that the shop does not sell are `unknown`. */
export const domainStatus = (world: World, asked: string): DomainStatus => {
  const name = normaliseDomain(asked);
  if (name === null || !name.split('.').every(isRegistrable)) return 'invalid';
  const extension = soldExtensions.find((each) => name.endsWith(each));
  if (extension === undefined) return 'unknown';
  if (!hasExtension(name, extension) || soldExtensions.includes(`.${name}`)) return 'invalid';
  if (world.state.reserved.has(name)) return 'reserved';
  if (busyNames.includes(name) || silentNames.includes(name)) return 'unknown';
  return world.state.registered.has(name) ? 'registered' : 'available';
};

const domainLinesOf = (order: Order): readonly OrderLine[] =>
  order.lines.filter(({ productId, description }) => {
    const product = seedProductById.get(productId);
    return product !== undefined && isDomainProduct(product) && description !== '';
  });

export const listDomains = (order: Order): readonly string[] =>
  domainLinesOf(order).map(({ description }) => description);

/** The first domain of an order that can no longer be ordered, with the reason. [DOM-04] */
export const findUnavailableDomain = (world: World, order: Order): Refused | null => {
  for (const { description, isTransfer, isAuthCodeDeleted } of domainLinesOf(order)) {
    if (isAuthCodeDeleted) return refuse('transfer-refused', { domain: description, why: 'code-forgotten' });
    const refused = refuseDomain(description, domainStatus(world, description), isTransfer === true);
    if (refused !== null) return refused;
  }
  return null;
};

/** Why a domain cannot be added to an order: it is already in it, or not certainly available. [CART-05, DOM-04] */
export const refuseNewDomain = (world: World, order: Order, line: PricedLine): Refused | null =>
  refuseNewDomains([line], listDomains(order), (name) => domainStatus(world, name));

/** Never answers for some names. */
export const memoryDomainRegistry = (world: World): DomainRegistry => ({
  check: async (name) => {
    if (silentNames.includes(name)) return fail({ kind: 'unreachable' });
    const status = domainStatus(world, name);
    return ok<DomainAnswer>({ name, status, ...(domainStates[status].isRegistered ? { whois: whoisOf(name) } : {}) });
  },
});

const whoisOf = (name: string): Whois => {
  const { registrar, registeredAt, expiresAt, nameservers, states } = whoisFactsOf(name);
  return {
    registrar,
    registeredAt: Date.parse(registeredAt),
    expiresAt: Date.parse(expiresAt),
    nameservers,
    statusCodes: states,
  };
};
