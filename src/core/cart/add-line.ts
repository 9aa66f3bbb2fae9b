import { isRefusedFor, shopFailureOf } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { type Order, topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, LineItemId, OrderId } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { type OpenCartPorts, openCart } from './open-cart.ts';

/** The cart that a line goes to; `order` null makes one. */
export type Target = { readonly order: Order | null; readonly spent: OrderId | null; readonly keepPointer: boolean };

export type AddedLine = { readonly orderId: OrderId; readonly line: LineItemId };

/** Paid, closed, or out of this visitor's reach since somebody logged in: the line goes into the cart that follows. */
const isGoneOrClosed = (failure: PortFailure): boolean =>
  failure.kind === 'not-found' || isRefusedFor(failure, 'order-closed');

/** How many spent carts are passed before a cart of this press alone is made. */
const MAX_PASSED = 16;

/**
 * Puts one line into the cart, making a cart where there is none. A cart that was paid, closed or
 * taken along by a log-in in the meantime is left and the line goes into the one that follows it. The same idempotency key adds once.
 * Failures: those of `openCart`, `add-failed`, and the refusals of the order service. [CART-03 to CART-06, CART-17]
 */
export const addLine =
  (ports: OpenCartPorts) =>
  async (target: Target, line: NewLine, idempotencyKey: IdempotencyKey): Promise<Result<AddedLine, ShopFailure>> => {
    let { order, spent } = target;
    for (let passed = 0; ; passed++) {
      const cart: Result<Order, ShopFailure> = order
        ? ok(order)
        : await openCart(ports)({
            ...target,
            spent,
            idempotencyKey: cartIdempotencyKey(target, spent, idempotencyKey, passed),
          });
      if (!cart.ok) return cart;
      const added = await sendLine(ports, cart.value.id, line, idempotencyKey);
      if (added.ok) return ok({ orderId: cart.value.id, line: added.value.line });
      if (!isGoneOrClosed(added.failure) || passed > MAX_PASSED) return refused(ports, line, added.failure);
      spent = cart.value.id;
      order = null;
      if (ports.carts.get() === spent) ports.carts.clear();
    }
  };

/**
 * Two tabs that begin a cart at once must begin the same one: the key of a new cart is the cart that it follows, not
 * the press. Only a cart that leaves the cookie alone belongs to its press.
 */
const cartIdempotencyKey = (
  { keepPointer }: Target,
  spent: OrderId | null,
  press: IdempotencyKey,
  passed: number,
): IdempotencyKey =>
  keepPointer && passed < MAX_PASSED
    ? deriveIdempotencyKey('cart after', spent ?? 'none')
    : deriveIdempotencyKey(press, 'cart', spent ?? 'none');

/** The line that a press made, in an order. */
export const lineOf = (order: Order, idempotencyKey: IdempotencyKey): LineItemId | null =>
  topLines(order).find((each) => each.idempotencyKey === idempotencyKey)?.id ?? null;

const sendLine = ({ orders, delay }: OpenCartPorts, id: OrderId, line: NewLine, idempotencyKey: IdempotencyKey) =>
  writeOnce(
    delay,
    () => orders.addLine(id, line, idempotencyKey),
    async () => {
      const order = await readWithRetry(delay, () => orders.load(id));
      if (!order.ok) return order;
      const made = lineOf(order.value, idempotencyKey);
      return ok(made === null ? null : { line: made });
    },
  );

/** Answers that the service gave about the line are told; what else went wrong is the one sentence of CART-06. */
const refused = ({ log }: OpenCartPorts, line: NewLine, failure: PortFailure): Result<never, ShopFailure> => {
  log.warn('Failed to add item in order', { kind: failure.kind });
  if (failure.kind === 'unknown') return fail(failure);
  if (failure.kind !== 'rejected' || failure.code === 'bad-input') return fail({ kind: 'add-failed' });
  return fail(shopFailureOf(failure, { productId: line.productId, domain: line.description }));
};
