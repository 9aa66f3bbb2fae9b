import { movePrice } from '#adapters/memory/prices.ts';
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
