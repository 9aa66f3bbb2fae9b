import { type CartOutcome, REMOVAL_DELAY_MS, type RemoveLinesCommand } from '#core/cart/cart.ts';
import { reloadCartOutcome } from '#core/cart/cart-outcome.ts';
import { type CartPorts, requireOpenCart } from '#core/cart/require-open-cart.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { fail, ok } from '#core/shared/result.ts';
import { removeOrderLine } from './remove-line.ts';

/**
 * Removes lines 500 ms apart until the first failure; removed lines stay removed. Failure: `invalid-fields` without a
 * line. [CART-12]
 */
export const removeLines = command(
  (ports: CartPorts): UseCase<RemoveLinesCommand, CartOutcome> =>
    async ({ orderId, lineIds }) => {
      if (lineIds.length === 0) return fail({ kind: 'invalid-fields', fields: { lineIds: 'required' } });
      const cart = await requireOpenCart(ports)(orderId);
      if (!cart.ok) return cart;
      for (const [at, line] of lineIds.entries()) {
        if (at > 0) await ports.delay.wait(REMOVAL_DELAY_MS);
        const removed = await removeOrderLine(ports)(cart.value, line);
        if (!removed.ok) return removed;
      }
      return ok(await reloadCartOutcome(ports)(cart.value.id, 'removed'));
    },
);
