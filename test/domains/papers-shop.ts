import { bankOf } from '#adapters/memory/bank.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { paymentId } from '#core/shared/ids.ts';
import { filledIn } from '#test/kit/checkout.ts';
import { addBySlug, good, namedDomain, press, type Shop } from '#test/kit/shop.ts';

/** Buys and pays a name below .vn in a shop on fakes; answers the service that it is. */
export const buyName = async (shop: Shop, name: string): Promise<ServiceId> => {
  const { useCases, ports, world } = shop;
  const product = good(await ports.catalogue.product('ten-mien-vn'));
  const cart = good(await addBySlug(shop, 'ten-mien-vn', { configuration: namedDomain(product, name) })).cart;
  if (cart === null) throw new Error('the name is not in the cart');
  const fields = await filledIn(shop);
  const placed = good(
    await useCases.placeOrder({ ...fields, orderId: cart.orderId, seen: cart.totals.gross, intent: press() }),
  );
  const { payment } = good(await useCases.payment({ orderId: placed.orderId }));
  bankOf(world).confirm(payment?.id ?? paymentId(''));
  world.state.now += 10_000;
  const row = good(await useCases.domainPapers({})).find(({ domain }) => domain === name);
  if (!row) throw new Error('the name waits for no papers');
  return row.id;
};
