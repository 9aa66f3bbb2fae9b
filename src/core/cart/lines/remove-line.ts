import { type CartOutcome, REMOVAL_REASON, type RemoveLineCommand } from '#core/cart/cart.ts';
import { reloadCartOutcome } from '#core/cart/cart-outcome.ts';
import { type CartPorts, findTopLine, requireOpenCart } from '#core/cart/require-open-cart.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Order } from '#core/orders/order.ts';
import type { LineItemId } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { canUndoRemoval, pathAfterRemoval } from './undo-removal.ts';

/**
 * Removes a line with its options; succeeds when it is already gone. The answer leads to a cart that offers the line
 * again, where it can be bought once more. [CART-12, CART-14]
 */
export const removeLine = command(
  (ports: CartPorts): UseCase<RemoveLineCommand, CartOutcome> =>
    async ({ orderId, lineId }) => {
      const cart = await requireOpenCart(ports)(orderId);
      if (!cart.ok) return cart;
      const [removed, undo] = await Promise.all([
        removeOrderLine(ports)(cart.value, lineId),
        findWayBack(ports)(cart.value, lineId),
      ]);
      if (!removed.ok) return removed;
      const outcome = await reloadCartOutcome(ports)(cart.value.id, 'removed');
      // The page that offers the line again says that it is gone.
      return ok(undo === null || outcome.cart === null ? outcome : { ...outcome, notice: null, goTo: undo });
    },
);

const findWayBack =
  ({ catalogue }: Pick<CartPorts, 'catalogue'>) =>
  async (cart: Order, id: LineItemId): Promise<string | null> => {
    const line = findTopLine(cart, id);
    if (line === undefined || line.slug === null || !canUndoRemoval(cart, line)) return null;
    const product = await catalogue.product(line.slug);
    return product.ok ? pathAfterRemoval(cart, line, product.value) : null;
  };

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
