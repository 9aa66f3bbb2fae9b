import { type CartOutcome, REMOVAL_REASON, type RemoveLineCommand } from '#core/cart/cart.ts';
import { reloadCartOutcome } from '#core/cart/cart-outcome.ts';
import { type CartPorts, requireOpenCart } from '#core/cart/require-open-cart.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Order } from '#core/orders/order.ts';
import type { LineItemId } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

/** Removes a line with its options; succeeds when it is already gone. [CART-12, CART-14] */
export const removeLine = command(
  (ports: CartPorts): UseCase<RemoveLineCommand, CartOutcome> =>
    async ({ orderId, lineId }) => {
      const cart = await requireOpenCart(ports)(orderId);
      if (!cart.ok) return cart;
      const removed = await removeOrderLine(ports)(cart.value, lineId);
      return removed.ok ? ok(await reloadCartOutcome(ports)(cart.value.id, 'removed')) : removed;
    },
);

export const removeOrderLine =
  ({ orders, delay, log }: Pick<CartPorts, 'orders' | 'delay' | 'log'>) =>
  async (cart: Order, line: LineItemId): Promise<Result<void, ShopFailure>> => {
    const removed = await writeOnce<void>(
      delay,
      () => orders.removeLine(cart.id, line, REMOVAL_REASON),
      async () => {
        const order = await readWithRetry(delay, () => orders.load(cart.id));
        if (!order.ok) return order;
        return ok(order.value.lines.some((each) => each.id === line) ? null : undefined);
      },
    );
    if (removed.ok || removed.failure.kind === 'not-found') return ok(undefined);
    log.warn('Failed to delete item in order', { kind: removed.failure.kind });
    return fail(toShopFailure(removed.failure));
  };
