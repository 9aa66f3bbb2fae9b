import { lineItemId } from '#core/shared/ids.ts';
import { addBySlug, expectOk, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';

export const cartOf = async ({ useCases }: Shop) => {
  const cart = expectOk(await useCases.loadCart({ orderId: null }));
  if (cart === null) throw new Error('no cart');
  return cart;
};
export const fillCart = async (shop: Shop = openShop()) => {
  expectOk(await addBySlug(shop, slugs.server));
  expectOk(await addBySlug(shop, slugs.promoted));
  const cart = await cartOf(shop);
  return { shop, cart, lineId: cart.lines[0]?.line.id ?? lineItemId('') };
};
