import { findUnavailableDomain, listDomains } from '#adapters/memory/catalogue/domain-registry.ts';
import { type Refused, refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import { DOMAIN_HELD_MS } from '#contracts/domain-hold.ts';
import type { Order } from '#core/orders/order.ts';
import type { OrderId } from '#core/shared/ids.ts';

const isReservedElsewhere = (world: World, id: OrderId, name: string): boolean => {
  const hold = world.state.reservedDomains.get(name);
  return hold !== undefined && hold.order !== id && (hold.until === null || world.state.now < hold.until);
};

/** [DOM-04] */
export const findReservedDomain = (world: World, order: Order): Refused | null => {
  const domain = listDomains(order).find((name) => isReservedElsewhere(world, order.id, name));
  return domain === undefined ? null : refuse('domain-unavailable', { domain, status: 'reserved' });
};

/** Registered, not transferable, or reserved by another order. [DOM-04] */
export const findUnorderableDomain = (world: World, order: Order): Refused | null =>
  findUnavailableDomain(world, order) ?? findReservedDomain(world, order);

export const reserveDomains = (world: World, order: Order): void => {
  const until = world.state.now + DOMAIN_HELD_MS;
  for (const name of listDomains(order)) world.state.reservedDomains.set(name, { order: order.id, until });
};

export const registerDomains = (world: World, order: Order): void => {
  for (const name of listDomains(order)) {
    world.state.reservedDomains.set(name, { order: order.id, until: null });
    world.state.registered.add(name);
  }
};

export const releaseDomains = (world: World, order: Order): void => {
  for (const name of listDomains(order))
    if (world.state.reservedDomains.get(name)?.order === order.id) world.state.reservedDomains.delete(name);
};
