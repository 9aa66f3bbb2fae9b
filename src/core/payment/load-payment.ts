import { query, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import { awaitsPayment, type Order } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import { isClosedOrder, isPaidOrder, isPlaced } from '#core/orders/order-states.ts';
import type { CartPointer } from '#core/session/cart-pointer.port.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import type { Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import { pathAfterPayment } from './path-after-payment.ts';
import { isWaitingPayment, type Payment, paymentStates } from './payment.ts';
import type { PaymentGateway } from './payment-gateway.port.ts';
import type { PaymentView } from './payment-view.ts';

export type LoadPaymentPorts = VisitorPorts & {
  readonly orders: OrderGateway;
  readonly payments: PaymentGateway;
  readonly carts: CartPointer;
};

/**
 * Checkout step 3, polled every few seconds: order, newest payment and methods. Redirects to checkout when the order is
 * not placed; `not-found` also without an id. Fails when the payments of an unpaid order cannot be read: the page would
 * say that there is no code, to somebody who may have paid with it. [PAY-02, FIN-02]
 */
export const loadPayment = query(
  (ports: LoadPaymentPorts): UseCase<{ readonly orderId: OrderId | null }, PaymentView> =>
    async ({ orderId }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const id = orderId ?? ports.carts.get();
      if (id === null) return fail({ kind: 'not-found' });
      const { orders, payments, carts, delay, log } = ports;
      const [order, methods, newest] = await Promise.all([
        readWithRetry(delay, () => orders.load(id)),
        payments.methods(),
        readNewestPayment(payments, log)(id),
      ]);
      if (!order.ok) return fail(toShopFailure(order.failure));
      if (!newest.ok && awaitsPayment(order.value)) return fail(toShopFailure(newest.failure));
      const payment = newest.ok ? newest.value : null;
      if (isPaidOrder(order.value) && carts.get() === id) carts.clear();
      return ok({
        order: order.value,
        payment,
        methods: valueOr(log, 'Failed to fetch payment methods', methods, []),
        goTo: nextPath(order.value, payment),
      });
    },
);

/** null when there is none. */
const readNewestPayment =
  (payments: PaymentGateway, log: Log) =>
  async (id: Order['id']): Promise<Result<Payment | null, PortFailure>> => {
    const tries = await payments.listByOrder(id);
    if (!tries.ok) return tries;
    const paid = tries.value.find(({ state }) => paymentStates[state].isPaid);
    const newest = paid ?? tries.value[0];
    if (newest === undefined || !isWaitingPayment(newest)) return ok(newest ?? null);
    return ok(valueOr(log, 'Failed to fetch payment status', await payments.status(newest.id), newest));
  };

/** null when there is none or it cannot be loaded. */
export const loadNewestPayment =
  ({ payments, log }: Pick<LoadPaymentPorts, 'payments' | 'log'>) =>
  async (id: Order['id']): Promise<Payment | null> =>
    valueOr(log, 'Failed to fetch payments', await readNewestPayment(payments, log)(id), null);

const nextPath = (order: Order, payment: Payment | null): string | null => {
  const isPaid = isPaidOrder(order);
  const known = payment && paymentStates[payment.state];
  const isOver = isClosedOrder(order) || known?.isPaid || known?.isDeclined;
  if (!isPlaced(order) && !isPaid) return paths.checkout;
  return isPaid || isOver ? pathAfterPayment(order.id, isPaid) : null;
};
