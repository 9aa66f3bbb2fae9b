import { drawCart } from '#core/cart/cart-outcome.ts';
import { findCart } from '#core/cart/find-cart.ts';
import type { CartPorts } from '#core/cart/visitors-cart.ts';
import { shopFailureOf } from '#core/orders/refusals.ts';
import type { PaymentGateway } from '#core/payment/payment-gateway.port.ts';
import type { Places } from '#core/places/places.port.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { fail, ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/value-or.ts';
import type { UseCases } from '#core/use-cases.ts';

export type LoadCheckoutPorts = CartPorts & { readonly payments: PaymentGateway; readonly places: Places };

/**
 * Step 2: the cart, the ways to pay, the provinces, and what is known of the customer. Methods and provinces load beside
 * the cart; where one of them is missing its list is empty. [PAY-01, DATA-01] Failures: `cart-empty`, `no-token`, the port's.
 */
export const loadCheckout =
  (ports: LoadCheckoutPorts): UseCases['checkout'] =>
  async () => {
    const visitor = await currentVisitor(ports)();
    if (!visitor.ok) return visitor;
    const [cart, methods, provinces] = await Promise.all([
      findCart(ports)(visitor.value, null),
      ports.payments.methods(),
      ports.places.provinces(),
    ]);
    if (!cart.ok) return fail(shopFailureOf(cart.failure));
    const { order } = cart.value;
    if (order === null || order.lines.length === 0) return fail({ kind: 'cart-empty' });
    const account = visitor.value.kind === 'customer' ? visitor.value.user : null;
    return ok({
      cart: await drawCart(ports)(order),
      methods: valueOr(ports.log, 'Failed to fetch payment methods', methods, []),
      provinces: valueOr(ports.log, 'Failed to fetch provinces', provinces, []),
      contact:
        order.owner?.contact ?? (account && { name: account.fullName, phone: account.phone, email: account.email }),
    });
  };
