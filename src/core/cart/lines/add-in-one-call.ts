import { type CreateCartPorts, rememberNewCart } from '#core/cart/create-cart.ts';
import { isRefusal } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { AddedLine, NewLine } from '#core/orders/order-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { cartIdempotencyKey, isGoneOrClosed, sendLine, toAddFailure } from './add-line.ts';

export type OneCall = {
  /** From the page URL. */
  readonly orderId: OrderId | null;
  readonly keepPointer: boolean;
  readonly idempotencyKey: IdempotencyKey;
};

/**
 * Adds to the cookie's cart, or to the one that the browser's first line creates, without looking for it first; a
 * browser without a token gets one. Null when that settles nothing, as for a closed cart or a lost answer: the caller
 * then finds the cart and adds with the same keys, which makes no second line. Failures: refusals of the order service.
 * [CART-03, CART-17]
 */
export const addInOneCall =
  (ports: CreateCartPorts) =>
  async (
    line: NewLine,
    { orderId, keepPointer, idempotencyKey }: OneCall,
  ): Promise<Result<AddedLine, ShopFailure> | null> => {
    const { carts, tokens, bearer } = ports;
    const [held, recovery] = [carts.get(), carts.recovery()];
    if ([orderId, recovery].some((id) => id !== null && id !== held)) return null;
    const cartKey = cartIdempotencyKey({ keepPointer }, null, idempotencyKey, 0);
    const added =
      held === null
        ? await ports.orders.addLine({ cartKey }, line, idempotencyKey)
        : await sendLine(ports, held, line, idempotencyKey);
    if (!added.ok) return isSettled(added.failure, held) ? toAddFailure(ports, line, added.failure) : null;
    const { newGuest, order } = added.value;
    if (newGuest !== null) {
      tokens.saveAnonymous(newGuest);
      bearer.set(newGuest);
    }
    if (held === null) rememberNewCart(ports, order.id, keepPointer);
    return added;
  };

/** A lost answer about a new cart is not: the caller creates the cart of the same key and sees. */
const isSettled = (failure: PortFailure, held: OrderId | null): boolean =>
  failure.kind === 'rejected'
    ? !isGoneOrClosed(failure) && !isRefusal(failure, 'idempotency-key-reused')
    : failure.kind === 'unknown' && held !== null;
