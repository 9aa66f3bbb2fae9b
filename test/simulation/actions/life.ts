import { movePrice } from '#adapters/memory/prices.ts';
import { addUser, logIn } from '#adapters/memory/sessions.ts';
import { someProduct } from '../configure.ts';
import type { Action } from '../simulation.ts';

export const movePrices: Action = async ({ world, random }) => {
  movePrice(world, someProduct(random).id, random.between(70, 130));
};

/** Services remember a press for two days; a page that stood open longer is loaded again. */
export const passDays: Action = async ({ world, random, shoppers }) => {
  for (const shopper of shoppers) shopper.again = null;
  world.state.now += random.between(1, 9) * 86_400_000;
};

export const passMinutes: Action = async ({ world, random }) => {
  world.state.now += random.between(1, 25) * 60_000;
};

export const loseCookies: Action = async (_, shopper) => shopper.takesFreshBrowser();

/** Another device, on which he logs in: his cart is found by its owner. [CART-02, CART-15] */
export const logInElsewhere: Action = async ({ world }, shopper) => {
  shopper.takesFreshBrowser();
  shopper.account ??= addUser(world, shopper.name, '0912345678', 'may@example.vn');
  const session = logIn(world, shopper.account);
  shopper.ownsToken(session);
  shopper.browser = { ...shopper.browser, session };
  shopper.holder = shopper.account.partyId;
};
