import { toCartView } from '#core/cart/cart-outcome.ts';
import { findCart } from '#core/cart/find-cart.ts';
import type { CartPorts } from '#core/cart/require-open-cart.ts';
import { type Nothing, query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { CheckoutView } from './checkout.ts';
import { type CheckoutFormPorts, loadCheckoutForm } from './load-checkout-form.ts';

export type LoadCheckoutPorts = CartPorts & CheckoutFormPorts;

/** Step 2; parts except the cart may be empty. Failures: `cart-empty`, `no-token`. [PAY-01, DATA-01, FIN-04] */
export const loadCheckout = query(
  (ports: LoadCheckoutPorts): UseCase<Nothing, CheckoutView> =>
    async () => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const cart = await findCart(ports)(visitor.value, null);
      if (!cart.ok) return fail(toShopFailure(cart.failure));
      const { order } = cart.value;
      if (order === null || order.lines.length === 0) return fail({ kind: 'cart-empty' });
      const [form, view] = await Promise.all([
        loadCheckoutForm(ports)(visitor.value, order.lines),
        toCartView(ports)(order),
      ]);
      return ok({ ...form, cart: view, contact: order.owner?.contact ?? form.contact });
    },
);
