import { busyNames, silentNames, soldExtensions } from '#contracts/seed/domain-names.ts';
import { whoisFactsOf } from '#contracts/seed/whois-facts.ts';
import type { DomainAnswer, DomainRegistry } from '#core/domains/domain-registry.port.ts';
import type { Whois } from '#core/domains/whois.ts';
import type { Order, OrderLine } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { hasExtension, normaliseDomain } from '#core/shared/domain-name.ts';
import type { DomainStatus } from '#core/shared/domain-problems.ts';
import { fail, ok } from '#core/shared/result.ts';
import { isDomain } from './price-line.ts';
import { type Refused, refuse } from './refusals.ts';
import { seedProductById, type World } from './world.ts';

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
    return product !== undefined && isDomain(product) && description !== '';
  });

export const listDomains = (order: Order): readonly string[] =>
  domainLinesOf(order).map(({ description }) => description);

/** A registration must be certainly available, a transfer certainly registered. [DOM-04] */
const refuseDomain = (world: World, domain: string, isTransfer: boolean): Refused | null => {
  const status = domainStatus(world, domain);
  if (status === (isTransfer ? 'registered' : 'available')) return null;
  return isTransfer
    ? refuse('transfer-refused', { domain, why: status })
    : refuse('domain-unavailable', { domain, status });
};

/** The first domain of an order that can no longer be ordered, with the reason. [DOM-04] */
export const findUnavailableDomain = (world: World, order: Order): Refused | null => {
  for (const { description, isTransfer, isAuthCodeDeleted } of domainLinesOf(order)) {
    if (isAuthCodeDeleted) return refuse('transfer-refused', { domain: description, why: 'code-forgotten' });
    const refused = refuseDomain(world, description, isTransfer === true);
    if (refused !== null) return refused;
  }
  return null;
};

/** Why a domain cannot be added to an order: it is already in it, or not certainly available. [CART-05, DOM-04] */
export const refuseNewDomain = (
  world: World,
  order: Order,
  { description: typed, authCode }: Pick<NewLine, 'description' | 'authCode'>,
): Refused | null => {
  const name = normaliseDomain(typed) ?? typed;
  if (listDomains(order).includes(name)) return refuse('domain-in-order', { domain: name });
  return refuseDomain(world, name, authCode !== undefined);
};

/** Never answers for some names. */
export const memoryDomainRegistry = (world: World): DomainRegistry => ({
  check: async (name) => {
    if (silentNames.includes(name)) return fail({ kind: 'unreachable' });
    const status = domainStatus(world, name);
    return ok<DomainAnswer>({ name, status, ...(status === 'registered' ? { whois: whoisOf(name) } : {}) });
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
