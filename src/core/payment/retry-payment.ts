import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { isClosedOrder } from '#core/orders/order-states.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { RetryPaymentCommand } from './payment-view.ts';
import { type PlacedOrder, payForPlacedOrder } from './placed-order.ts';
import type { StartPaymentPorts } from './start-payment.ts';

export type RetryPaymentPorts = VisitorPorts & StartPaymentPorts & { readonly orders: OrderGateway };

/**
 * Creates another payment for a placed order or returns the pending one; never a second order. Failures:
 * `already-paid`, `order-closed`, `domain-unavailable`, `method-unknown`. [PAY-01, DOM-04]
 */
export const retryPayment = command(
  (ports: RetryPaymentPorts): UseCase<RetryPaymentCommand, PlacedOrder> =>
    async ({ orderId, methodCode, idempotencyKey }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const order = await readWithRetry(ports.delay, () => ports.orders.load(orderId));
      if (!order.ok) return fail(toShopFailure(order.failure));
      if (isClosedOrder(order.value)) return fail({ kind: 'order-closed' });
      return payForPlacedOrder(ports)(order.value, methodCode, idempotencyKey);
    },
);
