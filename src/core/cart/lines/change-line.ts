import type { CartOutcome, ChangeLineCommand } from '#core/cart/cart.ts';
import { toCartOutcome } from '#core/cart/cart-outcome.ts';
import { type CartPorts, findTopLine, requireOpenCart } from '#core/cart/require-open-cart.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#core/pricing/line-price.ts';
import { isValidQuantity } from '#core/pricing/quote.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';

/** Changes quantity or term; options follow. Failures: `quantity-out-of-range`, `not-found`, refusals. [CART-14] */
export const changeLine = command(
  (ports: CartPorts): UseCase<ChangeLineCommand, CartOutcome> =>
    async ({ orderId, lineId, quantity, term, idempotencyKey }) => {
      if (quantity !== null && !isValidQuantity(quantity))
        return fail({ kind: 'quantity-out-of-range', least: MIN_QUANTITY, most: MAX_QUANTITY });
      const cart = await requireOpenCart(ports)(orderId);
      if (!cart.ok) return cart;
      const line = findTopLine(cart.value, lineId);
      if (line === undefined) return fail({ kind: 'not-found' });
      const wanted = { quantity: quantity ?? line.quantity, term: term ?? line.term };
      if (wanted.quantity === line.quantity && wanted.term === line.term)
        return ok(await toCartOutcome(ports)(cart.value, 'changed'));

      const { orders, delay } = ports;
      const change = { ...(quantity === null ? {} : { quantity }), ...(term === null ? {} : { term }) };
      const changed = await writeOnce(
        delay,
        () => orders.changeLine(cart.value.id, lineId, change, idempotencyKey),
        async () => {
          const order = await readWithRetry(delay, () => orders.load(cart.value.id));
          if (!order.ok) return order;
          const now = findTopLine(order.value, lineId);
          return ok(now?.quantity === wanted.quantity && now.term === wanted.term ? order.value : null);
        },
      );
      if (!changed.ok) return fail(toShopFailure(changed.failure, { productId: line.productId }));
      return ok(await toCartOutcome(ports)(changed.value, 'changed'));
    },
);
