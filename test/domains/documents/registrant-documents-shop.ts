import type { ServiceId } from '#core/shared/ids.ts';
import { payCart } from '#test/kit/checkout.ts';
import { addBySlug, expectOk, namedDomain, type Shop } from '#test/kit/fakes/shop.ts';

/** Buys and pays a .vn name in a shop in memory; returns its service. */
export const buyName = async (shop: Shop, name: string): Promise<ServiceId> => {
  const { useCases, ports, world } = shop;
  const product = expectOk(await ports.catalogue.product('ten-mien-vn'));
  expectOk(await addBySlug(shop, 'ten-mien-vn', { configuration: namedDomain(product, name) }));
  await payCart(shop);
  world.state.now += 10_000;
  const row = expectOk(await useCases.loadRegistrantDocumentsList({})).find(({ domain }) => domain === name);
  if (!row) throw new Error('the name waits for no papers');
  return row.id;
};
