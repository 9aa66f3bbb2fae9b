import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryWorld, type WorldOptions } from '#adapters/memory/world.ts';
import { addBySlug, expectOk, openShop, type Shop, type ShopOptions, slugs } from '#test/kit/fakes/shop.ts';
import { pay, placeCart } from './checkout.ts';
import { addCustomer, logInAs } from './people.ts';

/**
 * A shop at today's date in which a customer is logged in. `change` replaces ports after the login; `entrance` is the
 * origin of panels and labs.
 */
export const customerShop = async ({
  entrance,
  ...options
}: Pick<ShopOptions, 'change'> & Pick<WorldOptions, 'entrance'> = {}): Promise<Shop> => {
  const world = memoryWorld({ now: Date.now(), ...(entrance !== undefined && { entrance }) });
  const browser = createBrowser();
  addCustomer(world);
  expectOk(await logInAs(openShop({ world, browser })));
  return openShop({ ...options, world, browser });
};

/** An order of the customer that awaits payment. */
export const placeUnpaidOrder = async (shop: Shop, slug: string = slugs.promoted) => {
  expectOk(await addBySlug(shop, slug));
  return expectOk(await placeCart(shop)).orderId;
};

/** An order of the customer that the bank has confirmed; its services are being provisioned. */
export const placePaidOrder = async (shop: Shop, slug?: string) => {
  const orderId = await placeUnpaidOrder(shop, slug);
  await pay(shop, orderId);
  return orderId;
};
