import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { Order } from '#core/orders/order.ts';
import { isClosedOrder, isPaidOrder } from '#core/orders/order-states.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import { type LoadPaymentPorts, loadNewestPayment } from './load-payment.ts';
import { type Payment, paymentStates } from './payment.ts';
import type { InvoiceGateway } from './payment-gateway.port.ts';
import type { PaymentResultView } from './payment-view.ts';

export type LoadPaymentResultPorts = LoadPaymentPorts & { readonly invoices: InvoiceGateway };

/**
 * Payment result with the invoice and methods for another attempt; never derived from the return URL. Removes a paid
 * order from the cart cookie. [PAY-03, FIN-02]
 */
export const loadPaymentResult = query(
  (ports: LoadPaymentResultPorts): UseCase<{ readonly orderId: OrderId }, PaymentResultView> =>
    async ({ orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const { orders, payments, invoices, carts, delay, log } = ports;
      const [order, payment, made] = await Promise.all([
        readWithRetry(delay, () => orders.load(orderId)),
        loadNewestPayment(ports)(orderId),
        invoices.newestByOrder(orderId),
      ]);
      if (!order.ok) return fail(toShopFailure(order.failure));
      if (isPaidOrder(order.value) && carts.get() === orderId) carts.clear();
      const [invoice = null] = valueOr(log, 'Failed to fetch invoice data', made, []);
      const outcome = toPaymentOutcome(order.value, payment);
      const mayRetry = outcome === 'failed' && !isClosedOrder(order.value);
      const methods = mayRetry ? valueOr(log, 'Failed to fetch payment methods', await payments.methods(), []) : [];
      return ok({ order: order.value, payment, outcome, invoice, methods });
    },
);

const toPaymentOutcome = (order: Order, payment: Payment | null): PaymentResultView['outcome'] => {
  const known = payment && paymentStates[payment.state];
  if (isPaidOrder(order) || known?.isPaid) return 'paid';
  if (isClosedOrder(order) || known?.isLost) return 'failed';
  return 'pending';
};
