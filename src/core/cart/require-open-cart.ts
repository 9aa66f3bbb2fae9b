import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { isEditable, type Order, type OrderLine } from '#core/orders/order.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { LineItemId, OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { CartOutcomePorts } from './cart-outcome.ts';
import { type FindCartPorts, findCart } from './find-cart.ts';

export type CartPorts = VisitorPorts & FindCartPorts & CartOutcomePorts;

/**
 * The open cart of a command, or the placed, unpaid order that it names. A page may show an inactive cart: its commands
 * must not affect the cart's successor. Failures: `no-token`, `order-closed`, `not-found`, `cart-empty`,
 * `cart-inaccessible`, `login-required`, port failures. [ROUTE-19]
 */
export const requireOpenCart =
  (ports: VisitorPorts & FindCartPorts) =>
  async (asked: OrderId | null): Promise<Result<Order, ShopFailure>> => {
    const wasLoggedIn = ports.tokens.session() !== null;
    const visitor = await currentVisitor(ports)();
    if (!visitor.ok) return visitor;
    const cart = await findCart(ports)(visitor.value, asked);
    if (!cart.ok) return fail(toShopFailure(cart.failure));
    const { order, inactiveCartId, isDenied } = cart.value;
    if (asked !== null && inactiveCartId === asked) return requireEditableOrder(ports, asked);
    if (order === null && wasLoggedIn && visitor.value.kind === 'anonymous') return fail({ kind: 'login-required' });
    if (order === null) return fail({ kind: isDenied ? 'cart-inaccessible' : 'cart-empty' });
    return asked === null || asked === order.id ? ok(order) : fail({ kind: 'not-found' });
  };

const requireEditableOrder = async (
  { orders, delay }: FindCartPorts,
  id: OrderId,
): Promise<Result<Order, ShopFailure>> => {
  const found = await readWithRetry(delay, () => orders.load(id));
  if (!found.ok) return fail(toShopFailure(found.failure));
  return isEditable(found.value) ? found : fail({ kind: 'order-closed' });
};

/** Child items change only with their parent. */
export const findTopLine = (order: Order, id: LineItemId): OrderLine | undefined =>
  order.lines.find((line) => line.id === id && line.parentId === null);
