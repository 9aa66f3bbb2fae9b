import { movePrice } from '#test/kit/fakes/memory-changes.ts';
import { randomProduct } from '../configure.ts';
import type { Action } from '../simulation.ts';

export const movePrices: Action = async ({ world, random }) => {
  movePrice(world, randomProduct(random).id, random.between(70, 130));
};

/** Services remember an idempotency key for two days, so a page that stayed open longer sends no repeated command. */
export const passDays: Action = async ({ world, random, shoppers }) => {
  for (const shopper of shoppers) shopper.repeat = null;
  world.state.now += random.between(1, 9) * 86_400_000;
};

export const passMinutes: Action = async ({ world, random }) => {
  world.state.now += random.between(1, 25) * 60_000;
};

export const loseCookies: Action = async (_, shopper) => shopper.useFreshBrowser();
