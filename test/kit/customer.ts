import { createBrowser } from '#adapters/memory/browser-state.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { pay, placeCart } from './checkout.ts';
import { addCustomer, logInAs } from './people.ts';
import { addBySlug, good, openShop, type Shop, type ShopOptions, slugs } from './shop.ts';

/** A shop of today in whose browser a customer has logged in. `change` replaces ports after the log-in. */
export const customerShop = async (options: Pick<ShopOptions, 'change'> = {}): Promise<Shop> => {
  const world = memoryWorld({ now: Date.now() });
  const browser = createBrowser();
  addCustomer(world);
  good(await logInAs(openShop({ world, browser })));
  return openShop({ ...options, world, browser });
};

/** An order of his that waits for its payment. */
export const waitingOrder = async (shop: Shop) => {
  good(await addBySlug(shop, slugs.promoted));
  return good(await placeCart(shop)).orderId;
};

/** An order of his that the bank has confirmed; its services are being set up. */
export const paidOrder = async (shop: Shop) => {
  const orderId = await waitingOrder(shop);
  await pay(shop, orderId);
  return orderId;
};
