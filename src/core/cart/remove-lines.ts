import { command, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import { type CartOutcome, REMOVAL_PAUSE_MS, type RemoveLinesCommand } from './cart.ts';
import { outcomeOf } from './cart-outcome.ts';
import { takeOut } from './remove-line.ts';
import { type CartPorts, visitorsCart } from './visitors-cart.ts';

/** Removes lines one by one, 500 ms apart, until the first failure; removed lines stay removed. [CART-12] */
export const removeLines = command(
  (ports: CartPorts): UseCase<RemoveLinesCommand, CartOutcome> =>
    async ({ orderId, lineIds }) => {
      const cart = await visitorsCart(ports)(orderId);
      if (!cart.ok) return cart;
      for (const [at, line] of lineIds.entries()) {
        if (at > 0) await ports.delay.wait(REMOVAL_PAUSE_MS);
        const removed = await takeOut(ports)(cart.value, line);
        if (!removed.ok) return removed;
      }
      return ok(await outcomeOf(ports)(cart.value.id, 'removed'));
    },
);
