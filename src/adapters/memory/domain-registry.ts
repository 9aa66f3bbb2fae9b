import { busyNames, silentNames, soldExtensions } from '#contracts/seed/domain-names.ts';
import { whoisFactsOf } from '#contracts/seed/whois-facts.ts';
import { hasExtension, normalDomain } from '#core/domains/domain-name.ts';
import type { DomainAnswer, DomainRegistry, DomainStatus } from '#core/domains/domain-registry.port.ts';
import type { Whois } from '#core/domains/whois.ts';
import type { Order } from '#core/orders/order.ts';
import { fail, ok } from '#core/shared/result.ts';
import { isDomain } from './price-line.ts';
import { type Refused, refuse } from './refusals.ts';
import { seedProductById, type World } from './world.ts';

/** Hyphens at the third and fourth place mark an encoding; punycode is the one there is. [RFC 5891] */
const isRegistrable = (label: string): boolean => label.slice(2, 4) !== '--' || label.startsWith('xn--');

/** What the registry knows of a name. Extensions that the shop does not sell are unknown to it. */
export const domainStatus = (world: World, asked: string): DomainStatus => {
  const name = normalDomain(asked);
  if (name === null || !name.split('.').every(isRegistrable)) return 'invalid';
  const extension = soldExtensions.find((each) => name.endsWith(each));
  if (extension === undefined) return 'unknown';
  if (!hasExtension(name, extension) || soldExtensions.includes(`.${name}`)) return 'invalid';
  if (world.state.reserved.has(name)) return 'reserved';
  if (busyNames.includes(name) || silentNames.includes(name)) return 'unknown';
  return world.state.registered.has(name) ? 'registered' : 'available';
};

/** Domains that an order's domain items are for. */
export const domainsOf = (order: Order): readonly string[] =>
  order.lines.flatMap((line) => {
    const product = seedProductById.get(line.productId);
    return product && isDomain(product) && line.description !== '' ? [line.description] : [];
  });

/** Why a domain cannot join an order: it holds it already, or it is not definitely free. [CART-05, DOM-04] */
export const domainRefusal = (world: World, order: Order, typed: string): Refused | null => {
  const name = normalDomain(typed) ?? typed;
  if (domainsOf(order).includes(name)) return refuse('domain-in-order', { domain: name });
  const status = domainStatus(world, name);
  return status === 'available' ? null : refuse('domain-unavailable', { domain: name, status });
};

/** The registry over a world; for some names it never answers. [DomainRegistry] */
export const memoryDomainRegistry = (world: World): DomainRegistry => ({
  check: async (name) => {
    if (silentNames.includes(name)) return fail({ kind: 'unreachable' });
    const status = domainStatus(world, name);
    return ok<DomainAnswer>({ name, status, ...(status === 'registered' ? { whois: whoisOf(name) } : {}) });
  },
});

const whoisOf = (name: string): Whois => {
  const { registrar, registeredAt, expiresAt, nameservers, states } = whoisFactsOf(name);
  return { registrar, registeredAt: Date.parse(registeredAt), expiresAt: Date.parse(expiresAt), nameservers, states };
};
