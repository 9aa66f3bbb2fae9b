import { seedProducts } from '#contracts/seed/catalogue.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { addBySlug, expectOk, namedDomain, type Shop } from '#test/kit/fakes/shop.ts';
import { payCart } from './checkout.ts';

type Wish = { readonly quantity?: number; readonly domain?: string };

/** Buys and pays a product in a shop in memory, for a customer whose cart is empty; returns its running service. */
export const buyService = async (shop: Shop, sku: string, { quantity = 1, domain }: Wish = {}): Promise<ServiceId> => {
  const slug = seedProducts.find((each) => each.sku === sku)?.slug ?? '';
  const product = expectOk(await shop.ports.catalogue.product(slug));
  const chosen = domain === undefined ? defaultConfiguration(product) : namedDomain(product, domain);
  expectOk(await addBySlug(shop, slug, { configuration: { ...chosen, quantity } }));
  const order = await payCart(shop);
  shop.world.state.now += 60_000;
  const { services } = expectOk(await shop.useCases.loadServices({ filter: 'all', keyword: null }));
  const bought = services.find(({ orderId }) => orderId === order);
  if (!bought) throw new Error('a paid order has a service');
  return bought.id;
};
