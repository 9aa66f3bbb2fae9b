import type { ShopFailure } from '#core/failures.ts';
import type { Order, OrderLine } from '#core/orders/order.ts';
import { shopFailureOf } from '#core/orders/refusals.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { LineItemId, OrderId } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { CartOutcomePorts } from './cart-outcome.ts';
import { type FindCartPorts, findCart } from './find-cart.ts';

export type CartPorts = VisitorPorts & FindCartPorts & CartOutcomePorts;

/**
 * The open cart that a command is about. A page that still shows a cart which is over is told so: what it asks for must
 * not be done to, or be said of, the cart that came after. Failures: `no-token`, `order-closed`, `cart-empty` where
 * there is none, the port's.
 */
export const visitorsCart =
  (ports: VisitorPorts & FindCartPorts) =>
  async (asked: OrderId | null): Promise<Result<Order, ShopFailure>> => {
    const visitor = await currentVisitor(ports)();
    if (!visitor.ok) return visitor;
    const cart = await findCart(ports)(visitor.value, asked);
    if (!cart.ok) return fail(shopFailureOf(cart.failure));
    const { order, spent } = cart.value;
    if (asked !== null && spent === asked) return fail({ kind: 'order-closed' });
    return order === null ? fail({ kind: 'cart-empty' }) : ok(order);
  };

/** A machine's line in an order; a priced option is changed with its machine, never alone. */
export const topLineOf = (order: Order, id: LineItemId): OrderLine | undefined =>
  order.lines.find((line) => line.id === id && line.parentId === null);
