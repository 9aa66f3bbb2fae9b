import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { isInactiveCart } from '#core/orders/order.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { type CartOutcome, REMOVAL_REASON } from './cart.ts';
import { type CartPorts, requireOpenCart } from './require-open-cart.ts';

export type ClearCartCommand = {
  readonly orderId: OrderId | null;
  readonly idempotencyKey: IdempotencyKey;
};

/** Closes this cart, never its successor; the next add creates a new one. [CART-14, SDK-05] */
export const clearCart = command(
  (ports: CartPorts): UseCase<ClearCartCommand, CartOutcome> =>
    async ({ orderId }) => {
      const cart = await requireOpenCart(ports)(orderId);
      if (!cart.ok) return cart;
      const { orders, carts, delay } = ports;
      const removed = await writeOnce<void>(
        delay,
        () => orders.removeOrder(cart.value.id, REMOVAL_REASON),
        async () => {
          const order = await readWithRetry(delay, () => orders.load(cart.value.id));
          if (order.ok) return ok(isInactiveCart(order.value) ? undefined : null);
          return order.failure.kind === 'not-found' ? ok(undefined) : order;
        },
      );
      if (!removed.ok && removed.failure.kind !== 'not-found') return fail(toShopFailure(removed.failure));
      if (carts.get() === cart.value.id) carts.clear();
      return ok({ cart: null, notice: 'cleared', notify: null, goTo: paths.cart(null) });
    },
);
