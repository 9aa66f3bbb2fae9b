import { type CreateCartPorts, createCart } from '#core/cart/create-cart.ts';
import { isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { type Order, topLines } from '#core/orders/order.ts';
import type { AddedLine, NewLine } from '#core/orders/order-gateway.port.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, LineItemId, OrderId } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

/** A null `order` creates a cart. */
export type AddLineTarget = {
  readonly order: Order | null;
  readonly inactiveCartId: OrderId | null;
  readonly keepPointer: boolean;
};

/** Then the line goes into the next cart. */
export const isGoneOrClosed = (failure: PortFailure): boolean =>
  failure.kind === 'not-found' || isRefusal(failure, 'order-closed');

/** Maximum number of inactive carts to skip before creating a cart for this command alone. */
const MAX_SKIPPED_CARTS = 16;

/**
 * Adds one line per idempotency key. Creates a missing cart and skips carts that were paid, closed or adopted
 * meanwhile. Failures: those of `openCart`, `add-failed`, refusals of the order service. [CART-03 to CART-06, CART-17]
 */
export const addLine =
  (ports: CreateCartPorts) =>
  async (
    target: AddLineTarget,
    line: NewLine,
    idempotencyKey: IdempotencyKey,
  ): Promise<Result<AddedLine, ShopFailure>> => {
    let { order, inactiveCartId } = target;
    // A cancelled cart gives way to the new one.
    if (order === null && inactiveCartId !== null && ports.carts.get() === inactiveCartId) ports.carts.clear();
    for (let passed = 0; ; passed++) {
      const cart: Result<Order, ShopFailure> = order
        ? ok(order)
        : await createCart(ports)({
            ...target,
            previousCartId: inactiveCartId,
            idempotencyKey: cartIdempotencyKey(target, inactiveCartId, idempotencyKey, passed),
          });
      if (!cart.ok) return cart;
      const added = await sendLine(ports, cart.value.id, line, idempotencyKey);
      if (added.ok) return added;
      if (!isGoneOrClosed(added.failure) || passed > MAX_SKIPPED_CARTS) return toAddFailure(ports, line, added.failure);
      inactiveCartId = cart.value.id;
      order = null;
      if (ports.carts.get() === inactiveCartId) ports.carts.clear();
    }
  };

/** Derived from the previous cart, so that two tabs create the same one; without cookie from the command's key. */
export const cartIdempotencyKey = (
  { keepPointer }: Pick<AddLineTarget, 'keepPointer'>,
  spent: OrderId | null,
  commandKey: IdempotencyKey,
  passed: number,
): IdempotencyKey =>
  keepPointer && passed < MAX_SKIPPED_CARTS
    ? deriveIdempotencyKey('cart after', spent ?? 'none')
    : deriveIdempotencyKey(commandKey, 'cart', spent ?? 'none');

export const findLineByKey = (order: Order, idempotencyKey: IdempotencyKey): LineItemId | null =>
  topLines(order).find((each) => each.idempotencyKey === idempotencyKey)?.id ?? null;

type SendPorts = Pick<CreateCartPorts, 'orders' | 'delay'>;

/** Adds to this order and no other; after an unknown outcome it looks before it sends again. */
export const sendLine = ({ orders, delay }: SendPorts, id: OrderId, line: NewLine, idempotencyKey: IdempotencyKey) =>
  writeOnce(
    delay,
    () => orders.addLine(id, line, idempotencyKey),
    async () => {
      const order = await readWithRetry(delay, () => orders.load(id));
      if (!order.ok) return order;
      const made = findLineByKey(order.value, idempotencyKey);
      return ok(made === null ? null : { line: made, order: order.value, newGuest: null });
    },
  );

/** Keeps refusals of the line; every other failure becomes `add-failed`. [CART-06] */
export const toAddFailure = (
  { log }: Pick<CreateCartPorts, 'log'>,
  line: NewLine,
  failure: PortFailure,
): Result<never, ShopFailure> => {
  log.warn('Failed to add item in order', { kind: failure.kind });
  if (failure.kind === 'unknown') return fail(failure);
  if (failure.kind !== 'rejected' || failure.code === 'bad-input') return fail({ kind: 'add-failed' });
  return fail(toShopFailure(failure, { productId: line.productId, domain: line.description }));
};
