import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { isPaidOrder } from '#core/orders/order-states.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { isHidden } from '#core/shared/failure.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { pathAfterPayment } from './path-after-payment.ts';
import { paymentStates } from './payment.ts';
import type { PaymentGateway } from './payment-gateway.port.ts';
import type { PaymentReturnView } from './payment-view.ts';

export type ReadPaymentReturnPorts = VisitorPorts & {
  readonly payments: PaymentGateway;
  readonly orders: OrderGateway;
  readonly delay: Delay;
};

/**
 * What the gateway's signature proves, whoever the visitor is, and whether the order is theirs; settles nothing. Apps of
 * banks open the browser of the device, and not the one that ordered. Failures: `bad-signature` when tampered with,
 * `not-found`, port failures. [ROUTE-21]
 */
export const readPaymentReturn = query(
  (ports: ReadPaymentReturnPorts): UseCase<{ readonly query: Readonly<Record<string, string>> }, PaymentReturnView> =>
    async ({ query }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const read = await ports.payments.parseReturn(query);
      if (!read.ok) return fail(toShopFailure(read.failure));
      const { orderId, orderNumber, amount, state } = read.value;
      const order = await readWithRetry(ports.delay, () => ports.orders.load(orderId));
      if (!order.ok && !isHidden(order.failure)) return fail(toShopFailure(order.failure));
      const { isPaid, isLost } = paymentStates[state];
      return ok({
        orderPath: pathAfterPayment(orderId, isPaid || (order.ok && isPaidOrder(order.value))),
        isOwn: order.ok,
        orderNumber,
        amount,
        outcome: isPaid ? 'paid' : isLost ? 'failed' : 'pending',
      });
    },
);
