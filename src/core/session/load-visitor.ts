import { type FindCartPorts, findCart } from '#core/cart/find-cart.ts';
import { type Order, topLines } from '#core/orders/order.ts';
import { ok } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import { currentVisitor, type VisitorPorts } from './current-visitor.ts';
import type { Visitor } from './visitor.ts';
import { nobody, type VisitorState } from './visitor-state.ts';

/**
 * What the header says about the visitor: his name, and a badge while there is a cart to open. Spent carts are dropped
 * and a failing look-up empties the badge on the way; neither is a failure of the page. [CART-11, HDR-05, STA-01, VIS-03]
 */
export const loadVisitor =
  (ports: VisitorPorts & FindCartPorts): UseCases['visitor'] =>
  async () => {
    const { tokens, carts, log } = ports;
    if (tokens.session() === null && carts.get() === null && carts.recovery() === null) return ok(nobody);
    const visitor = await currentVisitor(ports)();
    if (!visitor.ok) return ok(nobody);
    const cart = await findCart(ports)(visitor.value, null);
    if (!cart.ok) log.warn('Failed to fetch order data', { kind: cart.failure.kind });
    return ok(stateOf(visitor.value, cart.ok ? cart.value.order : null));
  };

const stateOf = (visitor: Visitor, cart: Order | null): VisitorState => {
  const user = visitor.kind === 'customer' ? visitor.user : null;
  const account = user && { name: user.fullName, phone: user.phone, email: user.email };
  return {
    loggedIn: user !== null,
    user: user && { name: user.fullName },
    cartId: cart?.id ?? null,
    itemCount: cart === null ? 0 : topLines(cart).length,
    contact: cart?.owner?.contact ?? account,
  };
};
