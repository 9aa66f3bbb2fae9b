import { type CallFailure, isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Order } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { CartPointer } from '#core/session/cart-pointer.port.ts';
import { ensureCartSessionId } from '#core/session/cart-session-id.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import { retryWithFreshToken } from '#core/session/retry-with-fresh-token.ts';
import type { Clock, Random } from '#core/shared/environment.port.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';

export type CreateCartPorts = VisitorPorts & {
  readonly orders: OrderGateway;
  readonly carts: CartPointer;
  readonly clock: Clock;
  readonly random: Random;
};

export type NewCart = {
  /** The same idempotency key returns the same order. */
  readonly idempotencyKey: IdempotencyKey;
  /** The inactive cart that is replaced. */
  readonly previousCartId: OrderId | null;
  readonly keepPointer: boolean;
};

/**
 * Creates a cart order and sets the cart cookie unless `keepPointer` is false; the recovery slot too, because a late
 * answer to an earlier request may clear the cookie. Renews a rejected anonymous token once. Failures:
 * `no-token`, `too-many-visitors`, `order-not-created`, or `new-order-not-created` for a replacement. [CART-03, CART-04, CART-17]
 */
export const createCart =
  (ports: CreateCartPorts) =>
  async ({ idempotencyKey, previousCartId, keepPointer }: NewCart): Promise<Result<Order, ShopFailure>> => {
    const created = await createOrder(ports, idempotencyKey);
    if (!created.ok) {
      ports.log.warn('Failed to create order', { kind: created.failure.kind });
      if (created.failure.kind === 'no-token' || isRefusal(created.failure, 'too-many-visitors'))
        return fail(toShopFailure(created.failure));
      return fail({ kind: previousCartId === null ? 'order-not-created' : 'new-order-not-created' });
    }
    rememberNewCart(ports, created.value.id, keepPointer);
    return ok(created.value);
  };

/** What `createCart` does for the browser of a new cart. */
export const rememberNewCart = (ports: CreateCartPorts, id: OrderId, keepPointer: boolean): void => {
  ensureCartSessionId(ports);
  if (!keepPointer) return;
  ports.carts.set(id);
  ports.carts.setRecovery(id, 'session');
};

/** An order without id cannot be verified: after `unknown`, the same key returns the same order. */
const createOrder = (ports: CreateCartPorts, idempotencyKey: IdempotencyKey): Promise<Result<Order, CallFailure>> =>
  retryWithFreshToken(ports)(() => writeOnce(ports.delay, () => ports.orders.createDraftCart(idempotencyKey)));
