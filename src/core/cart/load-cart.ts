import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { CartView } from './cart.ts';
import { toCartView } from './cart-outcome.ts';
import { findOrAdoptCart } from './find-or-adopt-cart.ts';
import type { CartPorts } from './require-open-cart.ts';

/** The cart, null when there is none; creates no token and adopts a pending guest cart. [CART-11, CART-16, ACC-11] */
export const loadCart = query(
  (ports: CartPorts): UseCase<{ readonly orderId: OrderId | null }, CartView | null> =>
    async ({ orderId }) => {
      const { tokens, carts } = ports;
      const unknown = tokens.session() === null && tokens.anonymous() === null;
      if (unknown && orderId === null && carts.get() === null && carts.recovery() === null) return ok(null);
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const cart = await findOrAdoptCart(ports)(visitor.value, orderId);
      if (!cart.ok) return fail(toShopFailure(cart.failure));
      return ok(cart.value.order && (await toCartView(ports)(cart.value.order)));
    },
);
