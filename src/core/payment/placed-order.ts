import { isUndecided } from '#core/failures/is-undecided.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Order } from '#core/orders/order.ts';
import { type StartPaymentPorts, startPayment } from '#core/payment/start-payment.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { Payment } from './payment.ts';

/**
 * Last step of every order; `known` as of startPayment. Without an answer of the hub the payment page creates the
 * payment. [FIN-01, PAY-01]
 */
export const payForPlacedOrder =
  (ports: StartPaymentPorts) =>
  async (
    order: Order,
    methodCode: string,
    commandKey: IdempotencyKey,
    known: readonly Payment[] | null = null,
  ): Promise<Result<PlacedOrder, ShopFailure>> => {
    const payment = await startPayment(ports)(order, methodCode, commandKey, known);
    if (!payment.ok && !isUndecided(payment.failure)) return payment;
    const gatewayPage = payment.ok ? payment.value.redirectUrl : null;
    return succeedWithOrder(order, gatewayPage);
  };

/** Without a gateway's page the shop's payment page is next. */
export const succeedWithOrder = ({ id, number }: Order, gatewayPage: string | null) =>
  ok<PlacedOrder>({
    orderId: id,
    orderNumber: number,
    goTo: gatewayPage ?? paths.payment(id),
    notice: null,
    notify: null,
  });

/** Leads to the payment page or the gateway's page. */
export type PlacedOrder = Outcome & {
  readonly orderId: OrderId;
  readonly orderNumber: string;
};
